import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { addDays, eachDay } from "#modules/kernel/civil-day.ts"
import { type Ratio, ratio } from "#modules/kernel/ratio.ts"
import type { DayWork, PayInputs, PayTerms } from "../../model.ts"
import { type KnownFigure, personFigure } from "../explain/worked.ts"

/** The part of the pay period over which one set of pay terms holds. */
export interface WageSpan {
  /** 1 for the first span of the period; figures of later spans carry the number behind their name. */
  readonly number: number
  readonly isOnly: boolean
  readonly terms: PayTerms
  readonly from: IsoDate
  readonly to: IsoDate
  readonly days: ReadonlyArray<DayWork>
}

const later = (a: IsoDate, b: IsoDate) => (a > b ? a : b)
const earlier = (a: IsoDate, b: IsoDate) => (a < b ? a : b)

/**
 * The pay period cut where the terms change, within the days the person was employed.
 *
 * Terms begun before the period hold from its first day; days before the first terms belong to the first terms.
 */
export const wageSpans = (inputs: PayInputs): ReadonlyArray<WageSpan> => {
  const from = later(inputs.from, inputs.joinedOn ?? inputs.from)
  const to = earlier(inputs.to, inputs.leftOn ?? inputs.to)
  const begun = inputs.terms.filter((terms) => terms.from <= to)
  const inForce = begun.filter((_, index) => (begun[index + 1]?.from ?? "9999-12-31") > from)
  const used = inForce.length > 0 ? inForce : inputs.terms.slice(0, 1)
  return used.map((terms, index) => {
    const next = used[index + 1]
    const first = index === 0 ? from : terms.from
    const last = next === undefined ? to : addDays(next.from, -1)
    return {
      number: index + 1,
      isOnly: used.length === 1,
      terms,
      from: first,
      to: last,
      days: inputs.days.filter(({ day }) => (index === 0 || day >= first) && (next === undefined || day <= last)),
    }
  })
}

const hasContractedDays = ({ scheduledDays, terms }: PayInputs) =>
  scheduledDays.length > 0 && terms.every(({ hasNoWeekdays }) => hasNoWeekdays !== true)

/** The contracted days of the period, or its calendar days where some terms of it set none. */
export const contractedDays = (inputs: PayInputs): ReadonlyArray<IsoDate> =>
  hasContractedDays(inputs) ? inputs.scheduledDays : eachDay(inputs.from, inputs.to)

/** What the days of contractedDays are called on a slip: nobody is told that calendar days are contracted ones. */
export const daysNamed = (inputs: PayInputs) =>
  hasContractedDays(inputs)
    ? ({ own: "daysEmployed", all: "daysOfMonth" } as const)
    : ({ own: "calendarDaysEmployed", all: "calendarDays" } as const)

/** What a month's amount is multiplied by that is paid for some of the period's days. */
export interface DayShare {
  readonly figures: ReadonlyArray<KnownFigure>
  readonly writing: string
}
export const dayShare = (inputs: PayInputs, own: number, all: number): DayShare => {
  const names = daysNamed(inputs)
  return {
    figures: [personFigure(names.own, own, "days"), personFigure(names.all, all, "days")],
    writing: ` × ${names.own} ÷ ${names.all}`,
  }
}

/** Of the contracted days of the period those of employment: what a month's amount is shared by. */
export const employedDays = (inputs: PayInputs): { readonly own: number; readonly all: number } => {
  const { joinedOn = inputs.from, leftOn = inputs.to } = inputs
  const all = contractedDays(inputs)
  return { own: all.filter((day) => joinedOn <= day && day <= leftOn).length, all: all.length }
}

/** The share of each price that is paid: 1, or the probation's percent. */
export const probationShare = (terms: PayTerms): Ratio => ratio(terms.probationPercent ?? 100, 100)

/** The name of a figure of this span: plain when the period has one span, numbered otherwise. */
export const spanName = <N extends string>(name: N, span: WageSpan): N | `${N}.${number}` =>
  span.isOnly ? name : `${name}.${span.number}`

/** The key of a line that each span has: plain for the first. */
export const spanKey = (key: string, span: WageSpan): string => (span.number === 1 ? key : `${key}:${span.number}`)
