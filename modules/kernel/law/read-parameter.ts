/** Turns the text of one parameter file into its dated values, or into sentences that say what is wrong with it. */
import { Result, Schema } from "effect"
import { parse } from "yaml"
import { type IsoDate, isoDate } from "../civil-day.ts"
import { type LawValue, type Parameter, ParameterFile, type Scale, type Table } from "./parameter.ts"

export type AnyParameter =
  | { readonly kind: "amount"; readonly parameter: Parameter<number> }
  | { readonly kind: "scale"; readonly parameter: Parameter<Scale> }
  | { readonly kind: "table"; readonly parameter: Parameter<Table> }

const decode = Schema.decodeUnknownResult(ParameterFile, { onExcessProperty: "error" })

const isAscending = (bounds: ReadonlyArray<number>) =>
  bounds.every((bound, index) => index === 0 || bound > (bounds[index - 1] ?? bound))

const scaleProblem = (scale: Scale): string | undefined => {
  const bounds = scale.map((bracket) => bracket.upTo ?? bracket.under ?? Number.POSITIVE_INFINITY)
  if (!isAscending(bounds)) return "brackets must rise"
  return bounds.at(-1) === Number.POSITIVE_INFINITY ? undefined : "the last bracket must be open above"
}

/** Rows of a CSV without quoting: the first line names the columns. */
export const tableOf = (csv: string): Table => {
  const [head = "", ...lines] = csv.trim().split(/\r?\n/)
  const columns = head.split(",")
  return lines.map((line) => {
    const cells = line.split(",")
    if (cells.length !== columns.length) throw new RangeError(`A line has ${cells.length} cells: ${line}`)
    return Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ""]))
  })
}

/**
 * Reads a parameter from its YAML text; `csvOf` reads a table that lies beside it.
 *
 * Every value of one parameter is of one kind. The days stand in ascending order, so that a change of law is appended.
 */
export const readParameter = (
  address: string,
  text: string,
  csvOf: (name: string) => string,
): Result.Result<AnyParameter, ReadonlyArray<string>> => {
  const decoded = decode(parse(text))
  if (Result.isFailure(decoded)) return Result.fail([`${address}: ${decoded.failure.message}`])
  const file = decoded.success
  const days = Object.keys(file.values)
  const problems: Array<string> = []
  if (days.length === 0) problems.push(`${address}: has no value`)
  if (days.join() !== days.toSorted().join()) problems.push(`${address}: first days must stand in ascending order`)
  if (file.ends !== undefined && file.ends <= (days.at(-1) ?? "")) problems.push(`${address}: ends before it begins`)

  const amounts: Array<LawValue<number>> = []
  const scales: Array<LawValue<Scale>> = []
  const tables: Array<LawValue<Table>> = []
  for (const [day, entry] of Object.entries(file.values)) {
    const dated = typeof entry === "number" ? { value: entry } : entry
    const head = {
      parameter: address,
      label: file.label,
      unit: file.unit,
      since: isoDate(day),
      reference: ("reference" in dated ? dated.reference : undefined) ?? file.reference,
      expected: "expected" in dated,
    }
    if ("value" in dated) amounts.push({ ...head, value: dated.value })
    else if ("table" in dated) tables.push({ ...head, value: tableOf(csvOf(dated.table)) })
    else {
      const problem = scaleProblem(dated.brackets)
      if (problem !== undefined) problems.push(`${address}: ${day}: ${problem}`)
      scales.push({ ...head, value: dated.brackets })
    }
  }
  if (problems.length > 0) return Result.fail(problems)

  const ends: { ends?: IsoDate } = file.ends === undefined ? {} : { ends: file.ends }
  const head = { address, label: file.label, unit: file.unit, ...ends }
  if (amounts.length === days.length)
    return Result.succeed({ kind: "amount", parameter: { ...head, values: amounts } } as const)
  if (scales.length === days.length)
    return Result.succeed({ kind: "scale", parameter: { ...head, values: scales } } as const)
  if (tables.length === days.length)
    return Result.succeed({ kind: "table", parameter: { ...head, values: tables } } as const)
  return Result.fail([`${address}: amounts, brackets and tables are mixed`])
}
