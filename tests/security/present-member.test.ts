/** Whoever is a member is not asked to become one: each call that takes a person on refuses a present member's address. */
import { describe, expect, test } from "vitest"
import { heldForFile, type Running } from "../kernel/product.ts"
import { type Call, companyCalls, titleOf } from "./contracts.ts"
import { besideFaulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { ownId } from "./foreign.ts"
import { fireAt, type Grounds } from "./grounds.ts"
import { sample, samplesOf } from "./sample.ts"
import { documentedFields } from "./variants.ts"

const held = heldForFile(besideFaulty)

/** The address is a note of the company's, or where its own mail goes; nobody is asked anything. */
const notesOnly: Readonly<Record<string, string>> = {
  "people createCustomer": "the sign-in of a customer's people is a step of its own",
  "people updateCustomer": "the same; nobody is asked by a change of the card",
  "people updateVendor": "the same",
  "companies updateCompany": "where the company itself is written to",
  "notifications resendMail": "the same words once more; a mail with a link goes to its own address alone",
}
const takesAddress = (call: Call) => call.metadata.kind === "write" && documentedFields(call, "body").includes("email")

/** How a call takes a present member's address, beside one that nobody has. */
const complaints = async (grounds: Grounds, { url, owner }: Running, call: Call): Promise<ReadonlyArray<string>> => {
  const questions = async () => (await owner`select id from people.invitation`).length
  const found: Array<string> = []
  let isHeard = false
  for (const [at, input] of [...samplesOf(call, ownId), sample(call, ownId, 3)].entries()) {
    const body = (email: string) => ({ ...input, body: { ...Object(input.body), email } })
    const fresh = await fireAt(grounds, url, call, body(`fresh${at}@${call.name.toLowerCase()}.example`))
    if (fresh.status !== 200) continue
    isHeard = true
    for (const role of ["admin", "worker", "vendor"] as const) {
      const before = await questions()
      const told = await fireAt(grounds, url, call, body(grounds.mine.emailOf(role)))
      const blamed = (told.body?.fields ?? []).map(({ field }: { readonly field: string }) => field)
      if (told.body?.errorCode !== "Email_Already_exist" || !blamed.includes("email"))
        found.push(`takes the ${role} on again: ${told.text.slice(0, 200)}`)
      if ((await questions()) !== before) found.push(`asks the ${role}`)
    }
  }
  return isHeard ? found : ["no input succeeds"]
}

describe("INV-03 a present member's address", () => {
  const asked = companyCalls.filter(takesAddress)
  test("stands in calls that there are", () => {
    expect(asked.map(titleOf)).toEqual(
      expect.arrayContaining(["people inviteStaff", "people inviteVendor", ...Object.keys(notesOnly)]),
    )
  })
  test.each(asked.filter((call) => !(titleOf(call) in notesOnly)).map((call) => [titleOf(call), call] as const))(
    "%s refuses it by its field",
    async (_, call) => {
      expect(await complaints(held(), held().running, call)).toEqual([])
    },
  )
  test("the guard sees a planted fault: an invitation without the look for a present member", async () => {
    const call = faultyCalls.asksAnybody
    if (call === undefined) throw new Error("nothing planted")
    expect((await complaints(held(), held().broken, call)).join()).toContain("takes the admin on again")
  })
})
