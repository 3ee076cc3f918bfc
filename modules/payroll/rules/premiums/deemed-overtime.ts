import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { ratio } from "#modules/kernel/ratio.ts"
import type { LabourLawInForce } from "#modules/labour/index.ts"
import type { PayInputs } from "../../model.ts"
import { exactly, lineOf, rounded, termsFigure, type WorkedLine, worked } from "../explain/worked.ts"
import type { PaidSpan } from "../wages/hourly-base.ts"
import { timedPay, wholeRate } from "../wages/timed-pay.ts"
import { dayShare, spanKey } from "../wages/wage-span.ts"
import { type Excess, excessByDay, type FixedAgreement, fixedAgreements, hasFixed } from "./fixed-agreements.ts"
import { overtimeOnTop, overtimeWhole } from "./overtime-premium.ts"

/** The fixed pay itself: hours up to 60 at the overtime rate, agreed hours beyond them at the higher one. */
const fixedPay = (
  { allDays, first: span, ownDays }: FixedAgreement,
  inputs: PayInputs,
  law: LabourLawInForce,
): ReadonlyArray<WorkedLine> => {
  if (ownDays === 0) return []
  const only: PaidSpan = {
    ...span,
    isOnly: true,
    base: { ...span.base, figure: { ...span.base.figure, name: "hourlyBase" } },
  }
  const head = { key: spanKey("deemedOvertimePay", span), kind: "pay" } as const
  const agreed = span.terms.deemedOvertime
  const threshold = law.overtimeThresholdHours.value * 60
  const rate = wholeRate("overtimeRate", "overtimePremium", law.overtime)(only)
  const minutes = termsFigure("deemedMinutes", ratio(Math.min(agreed, threshold)), "minutes", span.terms)
  const part = ownDays < allDays ? dayShare(inputs, ownDays, allDays) : undefined
  const days = part?.figures ?? []
  const share = part?.writing ?? ""
  if (agreed <= threshold) {
    const amount = rounded("amount", `hourlyBase × overtimeRate × deemedMinutes ÷ 60${share}`, "halfUpToYen")
    const figures = [only.base, ...rate.figures, minutes, ...days]
    return [lineOf(head, worked("deemedOvertimePay", figures, [...rate.steps, amount]))]
  }
  const higher = wholeRate("beyondSixtyRate", "beyondSixtyPremium", law.overtimeBeyondThreshold)(only)
  const beyond = termsFigure("deemedBeyondSixtyMinutes", ratio(agreed - threshold), "minutes", span.terms)
  return [
    lineOf(
      head,
      worked(
        "deemedOvertimePay",
        [only.base, ...rate.figures, ...higher.figures, minutes, beyond, ...days],
        [
          ...rate.steps,
          ...higher.steps,
          exactly("part.1", "hourlyBase × overtimeRate × deemedMinutes ÷ 60"),
          exactly("part.2", "hourlyBase × beyondSixtyRate × deemedBeyondSixtyMinutes ÷ 60"),
          rounded("amount", `part.1 + part.2${share}`, "halfUpToYen"),
        ],
      ),
    ),
  ]
}

const none: Excess = { ordinary: 0, beyondSixty: 0, ordinaryByPrice: 0, sixtyByPrice: 0 }

/**
 * Fixed overtime (固定残業): paid whether worked or not, and what was worked beyond it is paid on top to the minute.
 *
 * Pay and hours are shared by contracted days where the terms or the employment cover only part of the period, and cover
 * the overtime of their own days: never an hour of a dearer wage. Beyond 60 hours of the month the excess has the higher
 * rate. Night and holiday premiums are not part of it. Days without fixed overtime are paid as everybody's.
 *
 * Source: 労働基準法 第24条・第37条, 平成29年7月31日 基発0731第27号.
 */
export const deemedOvertimePay = (
  spans: ReadonlyArray<PaidSpan>,
  inputs: PayInputs,
  law: LabourLawInForce,
): ReadonlyArray<WorkedLine> => {
  const agreements = fixedAgreements(spans, inputs, law.overtimeThresholdHours.value * 60)
  const all = excessByDay(spans, agreements)
  const excess = (day: IsoDate) => all.get(day) ?? none
  const fixed = spans.filter(hasFixed)
  const others = spans.filter((span) => !hasFixed(span))
  return [
    ...agreements.flatMap((agreed) => fixedPay(agreed, inputs, law)),
    ...overtimeWhole(others, law),
    ...timedPay(
      {
        key: "excessOvertimePay",
        rule: "excessOvertimePay",
        minutesName: "excessMinutes",
        minutesOf: ({ day }) => excess(day).ordinary - excess(day).ordinaryByPrice,
        wageOf: ({ base }) => base,
        rateOf: wholeRate("overtimeRate", "overtimePremium", law.overtime),
      },
      fixed,
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
      fixed,
    ),
    ...overtimeOnTop(
      ({ day }) => excess(day).ordinaryByPrice,
      ({ day }) => excess(day).sixtyByPrice,
      spans,
      law,
    ),
  ]
}
