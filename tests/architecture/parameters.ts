/** What every file of dated law must carry (style card 21–24). */
import { existsSync } from "node:fs"
import { posix } from "node:path"
import { parse } from "yaml"

const units = ["yen", "ratio", "hours", "minutes", "days", "months", "grade"]
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const isSource = (value: unknown) => typeof value === "string" && /^https:\/\/\S+\.\S+$/.test(value)

const faultsOfValue = (file: string, since: string, value: unknown): ReadonlyArray<string> => {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [`${since} is no number`]
  if (!isRecord(value)) return [`${since} is neither a number nor a table`]
  const kinds = ["value", "brackets", "table"].filter((kind) => value[kind] !== undefined)
  return [
    kinds.length === 1 ? "" : `${since} has not exactly one of value, brackets, table`,
    value.reference === undefined || isSource(value.reference) ? "" : `${since} has a reference that is no address`,
    typeof value.table === "string" && !existsSync(posix.join(posix.dirname(file), value.table))
      ? `${since} names ${value.table}, which is not there`
      : "",
    value.brackets !== undefined && !(Array.isArray(value.brackets) && value.brackets.length > 0)
      ? `${since} has no brackets`
      : "",
  ]
}

/** What is wrong with one parameter file; nothing for a good one. */
export const faultsOfParameter = (file: string, text: string): ReadonlyArray<string> => {
  const parameter: unknown = parse(text)
  if (!isRecord(parameter)) return [`${file} is no parameter`]
  const values = isRecord(parameter.values) ? parameter.values : {}
  const days = Object.keys(values)
  const faults = [
    typeof parameter.label === "string" && parameter.label !== "" ? "" : "has no label",
    units.some((unit) => unit === parameter.unit) ? "" : `has the unit ${String(parameter.unit)}`,
    isSource(parameter.reference) ? "" : "has no reference",
    days.length > 0 ? "" : "has no values",
    ...days.filter((since) => !day.test(since)).map((since) => `${since} is no day`),
    ...days
      .filter((since, index) => index > 0 && since <= String(days[index - 1]))
      .map((since) => `${since} does not ascend`),
    parameter.ends === undefined || (day.test(String(parameter.ends)) && String(parameter.ends) > String(days.at(-1)))
      ? ""
      : "ends before its last value",
    ...Object.entries(values).flatMap(([since, value]) => faultsOfValue(file, since, value)),
  ]
  return faults.filter((fault) => fault !== "").map((fault) => `${file} ${fault}`)
}
