import { Schema } from "effect"
import { expect, test } from "vitest"
import { calls } from "../security/contracts.ts"
import { offTheList, unlimited, unneeded } from "./enumerations.ts"
import { type Place, placesOf } from "./wire-paths.ts"

const wire = calls.flatMap(placesOf)

test("API-01 every field with an enumeration takes and answers exactly its values", () => {
  expect(offTheList(wire)).toEqual([])
})

test("API-01 no input takes any number where there is an enumeration", () => {
  expect(unlimited(wire)).toEqual([])
})

const planted = (path: string, schema: Schema.Top): ReadonlyArray<Place> => [
  { call: "planted", part: "body", path, ast: schema.ast },
]

test("every line of the table is met by a field", () => {
  expect(unneeded(wire)).toEqual([])
})

test("the guard sees a planted fault: a value too many, one too few, an enumeration of nobody's, any number", () => {
  expect(offTheList(planted(".salaryType", Schema.Literals([1, 2, 3, 4, 5, 6])))).toEqual([
    "planted body.salaryType: 1 2 3 4 5 6 instead of 1 3 4 5 6",
  ])
  expect(offTheList(planted(".typeIncomeTax", Schema.NullOr(Schema.Literals([1, 2]))))).toHaveLength(1)
  expect(offTheList(planted(".isActive", Schema.Literals([1, 2])))).toHaveLength(1)
  expect(offTheList(planted(".colour", Schema.Literals([1, 2])))).toEqual([
    "planted body.colour: 1 2 is no enumeration",
  ])
  expect(unlimited(planted(".rows[].gender", Schema.Int))).toEqual(["planted body.rows[].gender"])
})
