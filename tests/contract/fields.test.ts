import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { calls } from "../security/contracts.ts"
import { type Entity, entities, withoutCall } from "./fields.ts"
import { type Place, placesOf } from "./wire-paths.ts"

const lines = readFileSync("tests/contract/fields.tsv", "utf8").trim().split("\n").slice(1)
const listed = Map.groupBy(
  lines.map((line) => line.split("\t")).map(([entity = "", field = ""]) => ({ entity, field })),
  ({ entity }) => entity,
)
const wire = calls.flatMap(placesOf)

/** The field, and what stands in it: `heal(bloodGroup,…)` is heal and heal.bloodGroup, `(1..12)` is each of twelve. */
const partsOf = (field: string) => {
  const [, name = "", inner = ""] = /^([\w{}]+)(?:\((.*)\))?$/.exec(field) ?? []
  const parts =
    inner === "1..12"
      ? Array.from({ length: 12 }, (_, at) => `${at + 1}`)
      : inner.split(",").filter((part) => part !== "")
  return [name, ...parts.map((part) => `${name}.${part.replace("?", "")}`)]
}
const isAt = (places: ReadonlyArray<Place>, at: Entity["asked"], isAnswer: boolean, field: string) =>
  at.some(([call, path]) =>
    places.some(
      (one) =>
        one.call === call &&
        (one.part === "answer") === isAnswer &&
        one.path.startsWith(`${path}.`) &&
        one.path.slice(path.length + 1).replaceAll("[]", "") === field,
    ),
  )

const flat = (fields: Readonly<Record<string, ReadonlyArray<string>>> = {}) => Object.values(fields).flat().toSorted()

/** What an entity lacks on the wire; of a field that is nowhere its parts are not named. */
const lacking = (name: string, places: ReadonlyArray<Place>) => {
  const entity = entities[name] ?? { asked: [], answered: [] }
  const fields = [...new Set((listed.get(name) ?? []).flatMap(({ field }) => partsOf(field)))]
  const isAsked = (field: string) => isAt(places, entity.asked, false, field)
  const isAnswered = (field: string) => isAt(places, entity.answered, true, field)
  const absent = fields.filter((field) => !isAsked(field) && !isAnswered(field))
  return {
    absent: absent.filter((field) => !absent.includes(field.split(".")[0] ?? "") || !field.includes(".")).toSorted(),
    unanswered:
      entity.answered.length === 0 ? [] : fields.filter((field) => isAsked(field) && !isAnswered(field)).toSorted(),
  }
}

test.each(Object.entries(entities))(
  "API-02 %s has every field of the list, but for those that wait",
  (name, entity) => {
    expect(lacking(name, wire)).toEqual({ absent: flat(entity.absent), unanswered: flat(entity.unanswered) })
  },
)

test("API-02 every entity of the list stands in a call or waits for one", () => {
  expect([...Object.keys(entities), ...flat(withoutCall)].toSorted()).toEqual([...listed.keys()].toSorted())
})

test("the guard sees a planted fault: a field in another spelling, and one that is taken and not answered", () => {
  const corrected = wire.map((one) => ({ ...one, path: one.path.replace("fitstMonthTax", "firstMonthTax") }))
  expect(lacking("insurance and tax metadata", corrected).absent).toEqual(["fitstMonthTax"])
  const forgotten = wire.filter(({ call, path }) => call !== "scheduling siteDetails" || !path.endsWith(".station"))
  expect(lacking("construction site", forgotten).unanswered).toEqual(["station"])
})
