/** A page of the build before goes on with this one, or the wire has a new number and the page is told so (AUTH-23). */
import { readFileSync, writeFileSync } from "node:fs"
import { Schema } from "effect"
import { expect, test } from "vitest"
import { apiVersion } from "#modules/kernel/http/api-version.ts"
import { calls } from "../security/contracts.ts"
import { answeredFields, brokenFields, readFields, writtenFields } from "./answered-fields.ts"
import { below, placesOf } from "./wire-paths.ts"

const file = new URL("answered-fields.txt", import.meta.url)
const heading = (version: number) => `The fields that wire ${version} answers, and where. Written by WIRE=write.`
const written = () => {
  const [first = "", ...blocks] = readFileSync(file, "utf8").split("\n\n")
  return { first, fields: readFields(blocks.join("\n\n")) }
}

test("AUTH-23 an answer's field goes or changes with a new apiVersion only; one more needs none", () => {
  const now = answeredFields(calls.flatMap(placesOf))
  const before = written()
  // Of one number nothing is taken back: only what is new is written down.
  const mayWrite = before.first !== heading(apiVersion) || brokenFields(before.fields, now).length === 0
  if (process.env.WIRE === "write" && mayWrite)
    writeFileSync(file, `${[heading(apiVersion), writtenFields(now)].join("\n\n")}\n`)
  const { first, fields } = written()
  expect(brokenFields(fields, now), "raise modules/kernel/http/api-version.ts, then WIRE=write").toEqual([])
  expect(first).toBe(heading(apiVersion))
})

const Day = { from: Schema.String, kind: Schema.Literals(["work", "rest"]), people: Schema.Array(Schema.Int) }
const answered = (fields: Schema.Struct.Fields) =>
  answeredFields(
    below(Schema.Struct({ days: Schema.Array(Schema.NullOr(Schema.Struct(fields))) }).ast, "").map(([path, ast]) => ({
      call: "times table",
      part: "answer",
      path,
      ast,
    })),
  )

test("what is written is read back", () => {
  const fields = answered({ ...Day, "1": Schema.optionalKey(Schema.Record(Schema.String, Schema.Int)) })
  expect([...readFields(writtenFields(fields))].toSorted()).toEqual([...fields].toSorted())
})

test.each([
  ["a field that is gone", { from: Day.from, kind: Day.kind }, "times table.days[].people is gone"],
  ["another type", { ...Day, from: Schema.Int }, "times table.days[].from was string, is number"],
  [
    "one that may be absent",
    { ...Day, from: Schema.optionalKey(Day.from) },
    "times table.days[].from was string, is string?",
  ],
  [
    "one that may be null",
    { ...Day, from: Schema.NullOr(Day.from) },
    "times table.days[].from was string, is null|string",
  ],
  [
    "items of another type",
    { ...Day, people: Schema.Array(Schema.String) },
    "times table.days[].people was [number], is [string]",
  ],
  [
    "a value more",
    { ...Day, kind: Schema.Literals(["work", "rest", "off"]) },
    'times table.days[].kind was "rest"|"work", is "off"|"rest"|"work"',
  ],
  ["a field more", { ...Day, to: Schema.String }, undefined],
  ["another check", { ...Day, from: Schema.String.check(Schema.isMinLength(1)) }, undefined],
])("%s", (_, changed, told) => {
  expect(brokenFields(answered(Day), answered(changed))).toEqual(told === undefined ? [] : [told])
})
