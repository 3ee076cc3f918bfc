/**
 * No text that is stored for others to read takes what nobody sees: each text field of each write is sent zero-width
 * spaces, turned directions, tags and controls within a good input, and the field is refused by name.
 */
import { Schema } from "effect"
import { describe, expect, test } from "vitest"
import { heldForFile, type Running } from "../kernel/product.ts"
import { type Call, calls, titleOf } from "./contracts.ts"
import { besideFaulty } from "./faulty.ts"
import { faultyCalls } from "./faulty-contract.ts"
import { ownId } from "./foreign.ts"
import { fullInputs } from "./full-inputs.ts"
import { fireAt, type Grounds } from "./grounds.ts"
import { sample, samplesOf } from "./sample.ts"
import { documentedFields } from "./variants.ts"

const held = heldForFile(besideFaulty)

const invisible = ["\u200b", "\u202e", "\u2066", "\u{e0041}", "\ufeff", "\u00ad", "\u3164", "\u0007", "\u2028"]
/** Never shown to anybody: compared, or looked up, as they are. */
const secrets = new Set(["password", "refreshToken", "token"])

type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value)

/** The input with another value at a dotted path; rows on the way are made. */
const put = (given: unknown, path: ReadonlyArray<string>, value: unknown): unknown => {
  const [first, ...rest] = path
  if (first === undefined) return value
  if (first === "0") return [put(Array.isArray(given) ? given[0] : {}, rest, value)]
  return { ...(isRow(given) ? given : {}), [first]: put(isRow(given) ? given[first] : undefined, rest, value) }
}

const inputsOf = (call: Call) => {
  const full = (fullInputs[titleOf(call)]?.(ownId) ?? []).map((body) => ({ ...sample(call, ownId, 1), body }))
  return [...full, ...samplesOf(call, ownId), sample(call, ownId, 3)]
}
/** Of an input of one shape or another, one in which the field stands. */
const inputFor = (call: Call, field: string) => {
  const inputs = inputsOf(call)
  return inputs.find(({ body }) => isRow(body) && String(field.split(".")[0]) in body) ?? inputs[0]
}

/** Fields of a write that let something invisible through, each with the first of it. */
const letThrough = async (grounds: Grounds, { url }: Running, call: Call): Promise<ReadonlyArray<string>> => {
  const found: Array<string> = []
  for (const field of documentedFields(call, "body")) {
    const input = inputFor(call, field)
    if (input === undefined || secrets.has(field)) continue
    for (const sign of invisible) {
      const body = put(input.body, field.split("."), `見${sign}本`)
      const told = await fireAt(grounds, url, call, { ...input, body })
      const named = (told.body?.fields ?? []).map((one: { readonly field: string }) => one.field)
      if (told.body?.errorCode === "Invalid_Input" && named.some((one: string) => `${one}.`.startsWith(`${field}.`)))
        continue
      found.push(`${field} takes U+${sign.codePointAt(0)?.toString(16)}: ${told.text.slice(0, 200)}`)
      break
    }
  }
  return found
}

/** The name of a file is cleaned instead of refused, and its bytes are no text: tests/files/upload.test.ts. */
const takesNoText = new Set(["files"])
const writes = calls.filter(
  ({ metadata, module, route }) =>
    !takesNoText.has(module) &&
    metadata.kind === "write" &&
    !route.path.startsWith("/demo/") &&
    "body" in route &&
    Schema.isSchema(route.body),
)

describe("UI-12 what nobody sees is refused by the name of its field", () => {
  test.each(writes.map((call) => [titleOf(call), call] as const))("%s", async (_, call) => {
    expect(await letThrough(held(), held().running, call)).toEqual([])
  })

  test("the guard sees a planted fault: a text of any signs", async () => {
    const call = faultyCalls.takesAnyText
    if (call === undefined) throw new Error("nothing planted")
    expect((await letThrough(held(), held().broken, call)).join()).toContain("text takes U+200b")
  })
})
