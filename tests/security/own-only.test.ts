/**
 * Calls of a person without a company keep to the person, by what their statements say: with every policy of row-level
 * security open, somebody to whom nothing belongs but a membership sees, tells and changes nothing of anybody else.
 */
import { Effect } from "effect"
import { describe, expect, test } from "vitest"
import { heldForFile, type Running } from "../kernel/product.ts"
import { type Call, calls, inOrder, titleOf } from "./contracts.ts"
import { withoutPolicies } from "./crossings.ts"
import { besideFaulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { canary, foreignId, missingId, ownId } from "./foreign.ts"
import { fireAt } from "./grounds.ts"
import { sample, samplesOf } from "./sample.ts"
import { storedBy } from "./state.ts"

const held = heldForFile((socket, dataDir) =>
  Effect.tap(besideFaulty(socket, dataDir), ({ running }) => Effect.promise(() => withoutPolicies(running))),
)
const userCalls = inOrder(calls.filter(({ metadata }) => metadata.access === "user"))

/** Nobody has asked him anything, and no other test signs him out. */
const bystander = "otherWorker"

/** Every stored row but his own account and sessions, and the journals of what was asked. */
const rowsOfOthers = async (running: Running) => {
  const his = held().mine.personOf(bystander)
  const rows = Object.entries(await storedBy(running)).flatMap(([table, text]) =>
    table.startsWith("kernel.") ? [] : text.split("\n").map((row) => `${table} ${row}`),
  )
  const own = [`identity.session .*"person_id": ${his}[,}]`, `identity.person .*"id": ${his}[,}]`].map(
    (one) => new RegExp(one),
  )
  return rows.filter((row) => !own.some((one) => one.test(row))).toSorted()
}

/** An id that is the bystander's own: of the company that he is a member of. */
const ownIds: Readonly<Record<string, number>> = {
  "companies mobileLink": ownId,
  "people profile": ownId,
  "people updateProfile": ownId,
  "people profileVendor": ownId,
  "people profileCustomer": ownId,
}

/** What a call lets a bystander see, tell apart or change of others; nothing for a good one. */
const reachedBy = async (call: Call, running: Running): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  const inputsOf = (id: number) => [...samplesOf(call, id), sample(call, id, 3)]
  const before = await rowsOfOthers(running)
  const missing = inputsOf(missingId)
  for (const id of [foreignId, ownId].filter((one) => one !== ownIds[titleOf(call)]))
    for (const [at, input] of inputsOf(id).entries()) {
      const told = await fireAt(held(), running.url, call, { ...input, role: bystander })
      const usual = await fireAt(held(), running.url, call, { ...(missing[at] ?? input), role: bystander })
      if (told.text.includes(canary)) found.push(`shows somebody else's: ${told.text.slice(0, 200)}`)
      // Who has signed out asks no more.
      if (usual.status !== 401 && told.status !== usual.status)
        found.push(`tells ${id} from a missing one: ${told.text} ${usual.text}`)
      if (told.status >= 500) found.push(told.text)
    }
  const now = new Set(await rowsOfOthers(running))
  for (const row of before) if (!now.has(row)) found.push(`changes somebody else's: ${row.slice(0, 200)}`)
  return [...new Set(found)]
}

describe("AUTH-27 a person's own calls", () => {
  test("are all of the class user", () => {
    expect(userCalls.map(titleOf)).toEqual(
      expect.arrayContaining(["companies searchUserCompany", "people acceptInvite", "identity logout"]),
    )
  })

  test.each([
    ["listsAnyQuestion", "shows somebody else's"],
    ["answersAnyQuestion", "tells 700001 from a missing one"],
    ["prefersForAll", "changes somebody else's"],
  ])("the guard sees a planted fault: a person's clause dropped, %s", async (name, seen) => {
    const call = faultyCalls[name]
    if (call === undefined) throw new Error("nothing planted")
    expect((await reachedBy(call, held().broken)).join()).toContain(seen)
  })

  test.each(userCalls.map((call) => [titleOf(call), call] as const))("%s keeps to the person", async (_, call) => {
    expect(await reachedBy(call, held().running)).toEqual([])
  })
})
