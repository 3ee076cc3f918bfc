/** What of a month's fixed overtime (固定残業) falls to each stretch that agrees on it, and which overtime it covers. */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { ratioText } from "#modules/kernel/ratio.ts"
import type { PayInputs } from "../../model.ts"
import type { PaidSpan } from "../wages/hourly-base.ts"
import { contractedDays } from "../wages/wage-span.ts"

/** Stretches with the same fixed overtime of the same wage: one agreement, whatever else of the terms has changed. */
export interface FixedAgreement {
  readonly first: PaidSpan
  readonly spans: ReadonlyArray<PaidSpan>
  /** Of the contracted days of the period those of this agreement. */
  readonly ownDays: number
  readonly allDays: number
  /** The whole minutes of overtime that its share is for, below and beyond the sixty hours. */
  readonly ordinary: number
  readonly beyondSixty: number
}

export const hasFixed = ({ terms }: PaidSpan): boolean => terms.deemedOvertime > 0

const nameOf = ({ base, terms }: PaidSpan) =>
  [terms.deemedOvertime, terms.overtimePercent ?? "legal", ratioText(base.exact)].join(" ")

/** The agreements of the period, each with its share by contracted days, as the base of monthly pay is shared. */
export const fixedAgreements = (
  spans: ReadonlyArray<PaidSpan>,
  inputs: PayInputs,
  threshold: number,
): ReadonlyArray<FixedAgreement> => {
  const all = contractedDays(inputs)
  const grouped = Map.groupBy(spans.filter(hasFixed), nameOf)
  return [...grouped.values()].flatMap((own) => {
    const [first] = own
    if (first === undefined) return []
    const ownDays = all.filter((day) => own.some(({ from, to }) => from <= day && day <= to)).length
    const share = (agreed: number) => Math.floor((agreed * ownDays) / all.length)
    const ordinary = share(Math.min(first.terms.deemedOvertime, threshold))
    const beyondSixty = share(Math.max(0, first.terms.deemedOvertime - threshold))
    return [{ first, spans: own, ownDays, allDays: all.length, ordinary, beyondSixty }]
  })
}

/** Overtime of a day that no fixed pay is for. */
export interface Excess {
  readonly ordinary: number
  readonly beyondSixty: number
  /** Of the two, what the price of a ticked shift has paid. */
  readonly ordinaryByPrice: number
  readonly sixtyByPrice: number
}

/**
 * Each day's overtime beyond the agreed minutes, filled in order of time, below and beyond the sixty hours. Hours that are
 * paid at the higher rate cover ordinary ones too; nothing that is paid at the lower rate covers an hour beyond sixty.
 */
const excessWithin = (
  spans: ReadonlyArray<PaidSpan>,
  agreed: Pick<FixedAgreement, "ordinary" | "beyondSixty">,
): ReadonlyArray<readonly [IsoDate, Excess]> => {
  let { ordinary: low, beyondSixty: high } = agreed
  const days = spans.flatMap((span) => span.days.map((day) => ({ day, paid: span.byPrice(day) })))
  return days
    .toSorted((a, b) => (a.day.day < b.day.day ? -1 : 1))
    .map(({ day, paid }) => {
      const own = day.overtime - day.beyondSixty
      const byLow = Math.min(own, low)
      const byHigh = Math.min(own - byLow, high)
      const sixty = Math.min(day.beyondSixty, high - byHigh)
      low -= byLow
      high -= byHigh + sixty
      const ordinary = own - byLow - byHigh
      const beyondSixty = day.beyondSixty - sixty
      // A price pays the first of the day's overtime; what is beyond the agreed minutes is the last of it.
      const byPrice = Math.max(0, paid.overtime + paid.beyondSixty - (day.overtime - ordinary - beyondSixty))
      const ordinaryByPrice = Math.min(ordinary, byPrice)
      const sixtyByPrice = Math.min(beyondSixty, byPrice - ordinaryByPrice)
      return [day.day, { ordinary, beyondSixty, ordinaryByPrice, sixtyByPrice }] as const
    })
}

const nothingAgreed = { ordinary: 0, beyondSixty: 0 }
/** The excess of every day of the period; where nothing is agreed, all of its overtime. */
export const excessByDay = (
  spans: ReadonlyArray<PaidSpan>,
  agreements: ReadonlyArray<FixedAgreement>,
): ReadonlyMap<IsoDate, Excess> =>
  new Map([
    ...agreements.flatMap((agreed) => excessWithin(agreed.spans, agreed)),
    ...excessWithin(
      spans.filter((span) => !hasFixed(span)),
      nothingAgreed,
    ),
  ])
