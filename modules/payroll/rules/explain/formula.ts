import { compare, decimal, dividedBy, minus, plus, type Ratio, ratio, times } from "#modules/kernel/ratio.ts"
import { type Operator, operators } from "../../codes.ts"

/** One part of a formula: what acts on everything before it. The first part has no operator. */
export interface FormulaPart {
  readonly op?: Operator
  readonly of: string
}
export type Formula = ReadonlyArray<FormulaPart>

const isOperator = (text: string | undefined): text is Operator => operators.some((one) => one === text)

const written = new Map<string, Formula>()

/** A formula from its writing, "hourlyBase × overtimeRate ÷ 60"; read strictly from left to right, without brackets. */
export const formula = (writing: string): Formula => {
  const before = written.get(writing)
  if (before !== undefined) return before
  const parts = readFormula(writing)
  written.set(writing, parts)
  return parts
}

const readFormula = (writing: string): Formula => {
  const [first = "", ...rest] = writing.split(" ")
  const parts: Array<FormulaPart> = [{ of: first }]
  for (let index = 0; index < rest.length; index += 2) {
    const [op, of] = [rest[index], rest[index + 1]]
    if (!isOperator(op) || of === undefined) throw new RangeError(`Not a formula: ${writing}`)
    parts.push({ of, op })
  }
  return parts
}

const zero = ratio(0)

const act: Readonly<Record<Operator, (a: Ratio, b: Ratio) => Ratio>> = {
  "+": plus,
  "-": minus,
  "×": times,
  "÷": dividedBy,
  atLeast: (a, b) => (compare(a, b) < 0 ? b : a),
  atMost: (a, b) => (compare(a, b) > 0 ? b : a),
  zeroUnder: (a, b) => (compare(a, b) < 0 ? zero : a),
}

const valueOf = (known: ReadonlyMap<string, Ratio>, of: string): Ratio => {
  const value = known.get(of)
  if (value !== undefined) return value
  return decimal(of)
}

/** The exact value of a formula; a name that nobody gave is a defect. */
export const evaluate = (parts: Formula, known: ReadonlyMap<string, Ratio>): Ratio => {
  let value = zero
  for (const { op, of } of parts) value = op === undefined ? valueOf(known, of) : act[op](value, valueOf(known, of))
  return value
}
