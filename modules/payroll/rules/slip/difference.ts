import { noYen, subtractYen, type Yen } from "#modules/kernel/yen.ts"
import type { Explanation, Figure, SlipLine } from "../../model.ts"
import type { SlipFigures } from "./slip.ts"

/** A figure that differs between two explanations of one line; undefined where only one of them has it. */
export interface Cause {
  readonly name: string
  readonly unit: Figure["unit"]
  readonly before?: string
  readonly after?: string
}
export interface LineDifference {
  readonly key: string
  readonly title?: string
  readonly kind: SlipLine["kind"]
  readonly before: Yen
  readonly after: Yen
  readonly difference: Yen
  readonly causes: ReadonlyArray<Cause>
}
export interface SlipDifference {
  readonly lines: ReadonlyArray<LineDifference>
  readonly gross: Yen
  readonly deductions: Yen
  readonly net: Yen
}

const causesOf = (before: Explanation | undefined, after: Explanation | undefined): ReadonlyArray<Cause> => {
  const [earlier, later] = [before?.inputs ?? [], after?.inputs ?? []]
  const names = new Set([...later, ...earlier].map(({ name }) => name))
  return [...names].flatMap((name): ReadonlyArray<Cause> => {
    const [was, is] = [earlier, later].map((figures) => figures.find((figure) => figure.name === name))
    const unit = is?.unit ?? was?.unit
    if (unit === undefined || was?.value === is?.value) return []
    return [
      {
        name,
        unit,
        ...(was === undefined ? {} : { before: was.value }),
        ...(is === undefined ? {} : { after: is.value }),
      },
    ]
  })
}

const lineDifference = (before: SlipLine | undefined, after: SlipLine | undefined): ReadonlyArray<LineDifference> => {
  const line = after ?? before
  if (line === undefined) return []
  const [was, is] = [before?.amount ?? noYen, after?.amount ?? noYen]
  return [
    {
      key: line.key,
      ...(line.title === undefined ? {} : { title: line.title }),
      kind: line.kind,
      before: was,
      after: is,
      difference: subtractYen(is, was),
      causes: causesOf(before?.why, after?.why),
    },
  ]
}

/**
 * What changed from one slip to another, line by line with the figures that caused it.
 *
 * Every line of either slip is there, in the order of the later one, then those that are gone; a missing line counts as
 * 0 yen. The differences of the pay lines add up to the difference of the gross pay.
 */
export const slipDifference = (before: SlipFigures, after: SlipFigures): SlipDifference => {
  const earlier = new Map(before.lines.map((line) => [line.key, line]))
  const later = new Map(after.lines.map((line) => [line.key, line]))
  const keys = new Set([...later.keys(), ...earlier.keys()])
  return {
    lines: [...keys].flatMap((key) => lineDifference(earlier.get(key), later.get(key))),
    gross: subtractYen(after.totals.gross, before.totals.gross),
    deductions: subtractYen(after.totals.deductions, before.totals.deductions),
    net: subtractYen(after.totals.net, before.totals.net),
  }
}
