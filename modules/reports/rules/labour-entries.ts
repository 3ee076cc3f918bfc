/** 労務費: slips dealt to sites by worked minutes; where there is none yet, presses by the terms; planned by arrangement. */
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { dealYen } from "#modules/kernel/deal.ts"
import type { Yen } from "#modules/kernel/yen.ts"
import { type Entry, sourceOf } from "./entries.ts"

interface Worked {
  readonly payMonth: IsoMonth
  readonly staffId: number
  readonly siteId: number | null
  readonly month: IsoMonth
  readonly minutes: number
}
interface CostOfSlip {
  readonly month: IsoMonth
  readonly staffId: number
  readonly cost: Yen
}
interface Planned {
  readonly siteId: number
  readonly staffId: number
  readonly month: IsoMonth
  readonly minutes: number
}
/** What so many minutes of somebody's work in a month cost by his terms; undefined for whom papers pay. */
export type WageOf = (staffId: number, month: IsoMonth, minutes: number) => Yen | undefined

const keyOf = (staffId: number, payMonth: IsoMonth) => `${staffId} ${payMonth}`
/** Whose it is stays inside: who reads a report is never told. */
export interface LabourEntry extends Entry {
  readonly staffId: number
}
const entry = (
  of: Pick<LabourEntry, "siteId" | "month" | "amount" | "isPlanned" | "isSettled" | "source" | "staffId">,
): LabourEntry => ({
  ...of,
  part: "labour",
  count: 1,
})

/** Each slip whole, wherever its person worked; without a press it is the company's own, in its pay month. */
export const slipEntries = (
  slips: ReadonlyArray<CostOfSlip>,
  worked: ReadonlyArray<Worked>,
): ReadonlyArray<LabourEntry> => {
  const byPerson = Map.groupBy(worked, ({ payMonth, staffId }) => keyOf(staffId, payMonth))
  return slips.flatMap(({ cost, month, staffId }) => {
    const source = sourceOf("slips")
    const places = (byPerson.get(keyOf(staffId, month)) ?? []).filter(({ minutes }) => minutes > 0)
    if (places.length === 0)
      return [entry({ siteId: null, month, amount: cost, isPlanned: false, isSettled: true, source, staffId })]
    const shares = dealYen(
      cost,
      places.map(({ minutes }) => minutes),
    )
    return places.flatMap((place, at) => {
      const amount = shares[at]
      const { month: worksIn, siteId } = place
      return amount === undefined
        ? []
        : [entry({ siteId, month: worksIn, amount, isPlanned: false, isSettled: true, source, staffId })]
    })
  })
}

/** Presses of whoever has no slip of that pay month. */
export const pressEntries = (
  slips: ReadonlyArray<CostOfSlip>,
  worked: ReadonlyArray<Worked>,
  wageOf: WageOf,
): ReadonlyArray<LabourEntry> => {
  const told = new Set(slips.map(({ month, staffId }) => keyOf(staffId, month)))
  return worked.flatMap(({ minutes, month, payMonth, siteId, staffId }) => {
    const amount = told.has(keyOf(staffId, payMonth)) ? undefined : wageOf(staffId, month, minutes)
    return amount === undefined || minutes === 0
      ? []
      : [entry({ siteId, month, amount, isPlanned: false, isSettled: false, source: sourceOf("presses"), staffId })]
  })
}

export const plannedLabour = (planned: ReadonlyArray<Planned>, wageOf: WageOf): ReadonlyArray<LabourEntry> =>
  planned.flatMap(({ minutes, month, siteId, staffId }) => {
    const amount = wageOf(staffId, month, minutes)
    return amount === undefined
      ? []
      : [entry({ siteId, month, amount, isPlanned: true, isSettled: false, source: sourceOf("arranged"), staffId })]
  })
