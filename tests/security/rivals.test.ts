/**
 * Partners of one company keep apart: whatever a call is asked by a second customer or a second vendor, and whichever ids
 * it is sent, no answer names what the company has with the first.
 */
import { describe, expect, test } from "vitest"
import { heldForFile, type Running } from "../kernel/product.ts"
import { type Call, companyCalls, inOrder, titleOf } from "./contracts.ts"
import { besideFaulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { missingId, ownId, partnerOf } from "./foreign.ts"
import { fireAt } from "./grounds.ts"
import { mark, plantRivals, type Rival, rivals } from "./rivals.ts"
import { sample, samplesOf } from "./sample.ts"

const tokens = new Map<string, string>()
const held = heldForFile(besideFaulty, async ({ running, mine, ...rest }) => {
  for (const [role, token] of rest.tokens) tokens.set(role, token)
  for (const [rival, token] of Object.entries(await plantRivals(running, mine))) tokens.set(`second ${rival}`, token)
})

const inputsOf = (call: Call) => {
  const ids = [ownId, missingId].flatMap((id) => [...samplesOf(call, id), sample(call, id, 3, ownId)])
  return [...new Map(ids.map((one) => [JSON.stringify(one), one])).values()]
}
/** By its mark, or by its number: a partner's is nobody else's. */
const names = (text: string) => text.includes(mark)
const numbers = (text: string, rival: Rival) =>
  new RegExp(`\\b${partnerOf(ownId) + rivals.indexOf(rival)}\\b`).test(text)

/** What a second customer or vendor is told of the first; nothing for a good call. */
const toldOf = async (call: Call, running: Running, rival: Rival): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const input of inputsOf(call)) {
    const told = await fireAt({ ...held(), tokens }, running.url, call, { ...input, role: `second ${rival}` })
    if (names(told.text)) found.push(`${rival} is named another's: ${told.text.slice(0, 300)}`)
    if (told.status === 200 && numbers(told.text, rival))
      found.push(`${rival} is told another: ${told.text.slice(0, 300)}`)
    if (told.status >= 500) found.push(told.text)
  }
  return found
}

const ordered = inOrder(companyCalls)

describe("AUTH-27 TASK-50 partners of one company keep apart", () => {
  test.each(ordered.map((call) => [titleOf(call), call] as const))("%s", async (_, call) => {
    const { running } = held()
    expect([...(await toldOf(call, running, "customer")), ...(await toldOf(call, running, "vendor"))]).toEqual([])
  })

  test("the guard sees a planted fault: names of a company's people without a clause of whose they are", async () => {
    const call = faultyCalls.asksForEach
    if (call === undefined) throw new Error("nothing planted")
    const { broken } = held()
    for (const rival of rivals) expect((await toldOf(call, broken, rival)).join()).toContain("is named another's")
  })

  test("the guard asks for what can be had: the first of each is told of its own, the second of its", async () => {
    const { running } = held()
    for (const rival of rivals) {
      const heard = { first: new Set<string>(), second: new Set<string>() }
      for (const call of ordered.filter(({ metadata }) => metadata.kind === "read"))
        for (const input of inputsOf(call)) {
          const ask = (role: string) => fireAt({ ...held(), tokens }, running.url, call, { ...input, role })
          if (names((await ask(rival)).text)) heard.first.add(titleOf(call))
          if ((await ask(`second ${rival}`)).text.includes("BESIDE")) heard.second.add(titleOf(call))
        }
      expect([rival, heard.first.size >= 8, heard.second.size >= 5], [...heard.second].join()).toEqual([
        rival,
        true,
        true,
      ])
    }
  })
})
