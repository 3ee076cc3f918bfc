import { globSync, readFileSync } from "node:fs"
import { Effect, Schema } from "effect"
import { expect, test } from "vitest"
import { changesOnTheWay } from "./contract-schemas.ts"
import { allRoutes, partsOf } from "./contracts.ts"

test("a contract's schemas only check: no transformation, default or trim", () => {
  const parts = allRoutes().flatMap(partsOf)
  expect(parts.flatMap(({ place, ast }) => changesOnTheWay(ast).map((change) => `${place}: ${change}`))).toEqual([])
})

test.each([
  ["a trim", Schema.Struct({ name: Schema.Trim }), ["name transforms"]],
  ["a number from text", Schema.Struct({ rows: Schema.Array(Schema.FiniteFromString) }), ["rows.[] transforms"]],
  [
    "a default",
    Schema.Struct({ size: Schema.Int.pipe(Schema.withConstructorDefault(Effect.succeed(20))) }),
    ["size has a default"],
  ],
  [
    "a default for a missing key",
    Schema.Struct({ size: Schema.Int.pipe(Schema.withDecodingDefaultKey(Effect.succeed(20))) }),
    ["size transforms"],
  ],
  ["a Date", Schema.Struct({ at: Schema.NullOr(Schema.Date) }), ["at.| is no plain JSON"]],
  ["an optional value", Schema.Struct({ note: Schema.optional(Schema.String) }), ["note.| is no JSON"]],
])("%s is found", (_, schema, expected) => {
  expect(changesOnTheWay(schema.ast)).toEqual(expected)
})

test("checks, brands, unions, records and keys that may be absent are let through", () => {
  const Plain = Schema.Struct({
    day: Schema.String.check(Schema.isMinLength(1)).pipe(Schema.brand("Day")),
    kind: Schema.NullOr(Schema.Literals([1, 2])),
    note: Schema.optionalKey(Schema.String),
    labels: Schema.Record(Schema.String, Schema.String),
    more: Schema.Unknown,
  })
  expect(changesOnTheWay(Plain.ast)).toEqual([])
})

/** One own password is set by whoever registers, who has the link of a mail, or who is signed in and gives the old one. */
const settingPasswords = ["modules/identity/contract/account.ts", "modules/people/contract/account.ts"]
test("issue 16 §1.1 no call but a person's own sets a password", () => {
  const takes = (text: string) => /\bPassword\b/.test(text.replace(/\/\*[\s\S]*?\*\//g, ""))
  const files = globSync("modules/*/contract{.ts,/**/*.ts}").filter((file) => takes(readFileSync(file, "utf8")))
  expect(files.toSorted()).toEqual(settingPasswords)
  expect(takes("body: std(Schema.Struct({ email: Email, password: Password }))")).toBe(true)
  expect(takes("body: std(NewPassword)")).toBe(false)
})
