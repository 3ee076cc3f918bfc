import { globSync, readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { outOfShape, unneededExceptions } from "./module-shape.ts"

const paths = globSync("modules/*/**/*.*").map((path) => path.replace("modules/", ""))

test("a module has at its root what every module has there", () => {
  expect(paths.length).toBeGreaterThan(300)
  expect(outOfShape(paths)).toEqual([])
  expect(unneededExceptions(paths)).toEqual([])
})

test("the check sees a use case at the root and a folder that no other module has", () => {
  const planted = ["people/register-staff.ts", "people/operations/register-staff.ts", "people/forms/staff.ts"]
  expect(outOfShape(planted)).toEqual(["people/register-staff.ts", "people/forms"])
})

/** A shape of the wire that is written where the calls are listed, instead of in contract/. */
const shapesIn = (text: string) => text.match(/Schema\.Struct\(\{(?!\}\))/g) ?? []
test("contract.ts lists the calls; what they carry is written in contract/", () => {
  const crowded = globSync("modules/*/contract.ts").filter((path) => shapesIn(readFileSync(path, "utf8")).length > 0)
  expect(crowded).toEqual([])
  expect(shapesIn("body: std(Schema.Struct({ all: Flag })), answer(Schema.Struct({}))")).toHaveLength(1)
})
