/** Entries added up: revenue, cost, profit and its share, planned beside actual. */
import { subtractYen, sumYen, type Yen, yen } from "#modules/kernel/yen.ts"
import { costParts, type LabourTelling, type Part, revenueParts, type SourceKind } from "../codes.ts"
import type { Entry } from "./entries.ts"

export type Sums = Readonly<Record<Part, Yen>> & {
  readonly revenue: Yen
  readonly cost: Yen
  readonly profit: Yen
  /** Profit in tenths of a percent of revenue; null without revenue. */
  readonly rate: number | null
}
export interface Figures extends Sums {
  readonly planned: Sums
  /** Some of the actual amounts are estimates or papers that wait. */
  readonly isOpen: boolean
  /** Labour of fewer than three people of it stands with the company's own, or is not told at all. */
  readonly labourTelling: LabourTelling
}

/** Rounds a rate to a tenth of a percent, half up: it is read, never counted with. */
const tenthsOf = (part: number, whole: number) => Math.floor((1000 * part) / whole + 0.5)

const sumsOf = (entries: ReadonlyArray<Entry>): Sums => {
  const by: Record<Part, number> = {
    papers: 0,
    unbilled: 0,
    fixedPrice: 0,
    labour: 0,
    outside: 0,
    expenses: 0,
    fixed: 0,
  }
  for (const { amount, part } of entries) by[part] += amount
  const of = (some: ReadonlyArray<Part>) => sumYen(some.map((part) => yen(by[part])))
  const [revenue, cost] = [of(revenueParts), of(costParts)]
  const profit = subtractYen(revenue, cost)
  return {
    ...{ papers: yen(by.papers), unbilled: yen(by.unbilled), fixedPrice: yen(by.fixedPrice), labour: yen(by.labour) },
    ...{ outside: yen(by.outside), expenses: yen(by.expenses), fixed: yen(by.fixed) },
    revenue,
    cost,
    profit,
    rate: revenue > 0 ? tenthsOf(profit, revenue) : null,
  }
}
const tellingOf = (entries: ReadonlyArray<Entry>): LabourTelling => {
  const has = (kind: SourceKind) => entries.some(({ source }) => source.kind === kind)
  return has("withheld") ? "withheld" : has("pooled") ? "pooled" : "whole"
}
export const figuresOf = (entries: ReadonlyArray<Entry>): Figures => {
  const actual = entries.filter(({ isPlanned }) => !isPlanned)
  return {
    ...sumsOf(actual),
    planned: sumsOf(entries.filter(({ isPlanned }) => isPlanned)),
    labourTelling: tellingOf(entries),
    isOpen: actual.some(({ isSettled }) => !isSettled),
  }
}
