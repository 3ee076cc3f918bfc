import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { compare, ratio } from "#modules/kernel/ratio.ts"
import type { LabourLawInForce } from "#modules/labour/index.ts"
import { exactly, lineOf, rounded, termsFigure, type WorkedLine, worked } from "../explain/worked.ts"
import type { PaidSpan } from "../wages/hourly-base.ts"
import { timedPay, wholeRate } from "../wages/timed-pay.ts"
import { overtimeOnTop } from "./overtime-premium.ts"

/** The fixed pay itself: hours up to 60 at the overtime rate, agreed hours beyond them at the higher one. */
const fixedPay = (span: PaidSpan, law: LabourLawInForce): WorkedLine => {
  const only: PaidSpan = {
    ...span,
    isOnly: true,
    base: { ...span.base, figure: { ...span.base.figure, name: "hourlyBase" } },
  }
  const agreed = span.terms.deemedOvertime
  const threshold = law.overtimeThresholdHours.value * 60
  const rate = wholeRate("overtimeRate", "overtimePremium", law.overtime)(only)
  const minutes = termsFigure("deemedMinutes", ratio(Math.min(agreed, threshold)), "minutes", span.terms)
  if (agreed <= threshold)
    return lineOf(
      { key: "deemedOvertimePay", kind: "pay" },
      worked(
        "deemedOvertimePay",
        [only.base, ...rate.figures, minutes],
        [...rate.steps, rounded("amount", "hourlyBase × overtimeRate × deemedMinutes ÷ 60", "halfUpToYen")],
      ),
    )
  const higher = wholeRate("beyondSixtyRate", "beyondSixtyPremium", law.overtimeBeyondThreshold)(only)
  const beyond = termsFigure("deemedBeyondSixtyMinutes", ratio(agreed - threshold), "minutes", span.terms)
  return lineOf(
    { key: "deemedOvertimePay", kind: "pay" },
    worked(
      "deemedOvertimePay",
      [only.base, ...rate.figures, ...higher.figures, minutes, beyond],
      [
        ...rate.steps,
        ...higher.steps,
        exactly("part.1", "hourlyBase × overtimeRate × deemedMinutes ÷ 60"),
        exactly("part.2", "hourlyBase × beyondSixtyRate × deemedBeyondSixtyMinutes ÷ 60"),
        rounded("amount", "part.1 + part.2", "halfUpToYen"),
      ],
    ),
  )
}

const overlap = (from: number, to: number, low: number, high: number) =>
  Math.max(0, Math.min(to, high) - Math.max(from, low))

interface Excess {
  readonly ordinary: number
  readonly beyondSixty: number
  /** Of the two, what the price of a ticked shift has paid. */
  readonly ordinaryByPrice: number
  readonly sixtyByPrice: number
}
const none: Excess = { ordinary: 0, beyondSixty: 0, ordinaryByPrice: 0, sixtyByPrice: 0 }

/**
 * Each day's overtime beyond the agreed minutes, filled in order of time, below and beyond the sixty hours. Minutes of a
 * dearer hour than the agreed one are paid whole: a fixed pay taken of a lower wage would pay less than the law for them.
 */
const beyondAgreed = (spans: ReadonlyArray<PaidSpan>, agreedIn: PaidSpan, threshold: number) => {
  const excess = new Map<IsoDate, Excess>()
  let filled = 0
  const days = spans.flatMap((span) => {
    const isDearer = compare(span.base.exact, agreedIn.base.exact) > 0
    const agreed = isDearer ? 0 : agreedIn.terms.deemedOvertime
    return span.days.map((day) => ({ agreed, day, paid: span.byPrice(day) }))
  })
  for (const { agreed, day, paid } of days.toSorted((a, b) => (a.day.day < b.day.day ? -1 : 1))) {
    const end = filled + day.overtime
    const ordinary = overlap(filled, end, agreed, threshold)
    const beyondSixty = overlap(filled, end, Math.max(agreed, threshold), Number.POSITIVE_INFINITY)
    // A price pays the first of the day's overtime; what is beyond the agreed minutes is the last of it.
    const byPrice = Math.max(0, paid.overtime + paid.beyondSixty - (day.overtime - ordinary - beyondSixty))
    const ordinaryByPrice = Math.min(ordinary, byPrice)
    const sixtyByPrice = Math.min(beyondSixty, byPrice - ordinaryByPrice)
    excess.set(day.day, { ordinary, beyondSixty, ordinaryByPrice, sixtyByPrice })
    filled = end
  }
  return excess
}

/**
 * Fixed overtime (固定残業): paid whether worked or not, and what was worked beyond it is paid on top to the minute.
 *
 * The fixed part is the terms' at the end of the period and is not shared by days; after a cut within the period it
 * covers nothing that was worked at the higher wage. Beyond 60 hours of the month the excess has the higher rate. Night
 * and holiday premiums are not part of it.
 *
 * Source: 労働基準法 第37条, 平成29年7月31日 基発0731第27号.
 */
export const deemedOvertimePay = (
  spans: ReadonlyArray<PaidSpan>,
  agreedIn: PaidSpan,
  law: LabourLawInForce,
): ReadonlyArray<WorkedLine> => {
  const all = beyondAgreed(spans, agreedIn, law.overtimeThresholdHours.value * 60)
  const excess = (day: IsoDate) => all.get(day) ?? none
  return [
    fixedPay(agreedIn, law),
    ...timedPay(
      {
        key: "excessOvertimePay",
        rule: "excessOvertimePay",
        minutesName: "excessMinutes",
        minutesOf: ({ day }) => excess(day).ordinary - excess(day).ordinaryByPrice,
        wageOf: ({ base }) => base,
        rateOf: wholeRate("overtimeRate", "overtimePremium", law.overtime),
      },
      spans,
    ),
    ...timedPay(
      {
        key: "excessOvertime60Pay",
        rule: "excessOvertimeBeyondSixtyPay",
        minutesName: "excessBeyondSixtyMinutes",
        minutesOf: ({ day }) => excess(day).beyondSixty - excess(day).sixtyByPrice,
        wageOf: ({ base }) => base,
        rateOf: wholeRate("beyondSixtyRate", "beyondSixtyPremium", law.overtimeBeyondThreshold),
      },
      spans,
    ),
    ...overtimeOnTop(
      ({ day }) => excess(day).ordinaryByPrice,
      ({ day }) => excess(day).sixtyByPrice,
      spans,
      law,
    ),
  ]
}
