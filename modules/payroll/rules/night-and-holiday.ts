import { ratio } from "#modules/kernel/ratio.ts"
import type { LabourLawInForce } from "#modules/labour/index.ts"
import type { PaidSpan } from "./hourly-base.ts"
import { additionRate, type Rate, timedPay, wholeRate } from "./timed-pay.ts"
import { spanName } from "./wage-span.ts"
import { exactly, lawAmount, termsFigure, type WorkedLine } from "./worked.ts"

const baseOf = ({ base }: PaidSpan) => base

/** Night: 0.25 of the hourly base for every minute from 22:00 to 5:00, also inside overtime (労働基準法 第37条 第4項). */
export const nightPremium = (spans: ReadonlyArray<PaidSpan>, law: LabourLawInForce): ReadonlyArray<WorkedLine> =>
  timedPay(
    {
      key: "nightPremium",
      rule: "nightPremium",
      minutesName: "nightMinutes",
      minutesOf: ({ night }) => night,
      wageOf: baseOf,
      rateOf: additionRate("nightPremium", law.night),
    },
    spans,
  )

/** What comes on top of the ticked shifts' price: the legal addition, or the chosen rate without its 1 where that is higher. */
const holidayAddition =
  (law: LabourLawInForce) =>
  (span: PaidSpan): Rate => {
    const percent = span.terms.overtimePercent
    if (percent === undefined) return additionRate("holidayAddition", law.statutoryHoliday)(span)
    const [legal, chosen, name] = [
      spanName("legalHolidayAddition", span),
      spanName("chosenRate", span),
      spanName("holidayAddition", span),
    ]
    return {
      figures: [lawAmount(legal, law.statutoryHoliday), termsFigure(chosen, ratio(percent, 100), "ratio", span.terms)],
      steps: [exactly(name, `${chosen} - 1 atLeast ${legal}`, "ratio")],
      name,
    }
  }

/** Statutory holiday at 1.35; where the day's shifts are ticked, their price is the 1 and only 0.35 comes on top. */
export const holidayPay = (spans: ReadonlyArray<PaidSpan>, law: LabourLawInForce): ReadonlyArray<WorkedLine> => [
  ...timedPay(
    {
      key: "holidayPay",
      rule: "holidayPay",
      minutesName: "holidayMinutes",
      minutesOf: ({ holiday, shifts }) => (shifts.length === 0 ? holiday : 0),
      wageOf: baseOf,
      rateOf: wholeRate("holidayRate", "holidayAddition", law.statutoryHoliday),
    },
    spans,
  ),
  ...timedPay(
    {
      key: "holidayPremium",
      rule: "holidayPremium",
      minutesName: "holidayMinutes",
      minutesOf: ({ holiday, shifts }) => (shifts.length === 0 ? 0 : holiday),
      wageOf: baseOf,
      rateOf: holidayAddition(law),
    },
    spans,
  ),
]

/** Night on a statutory holiday: 0.25 on top of the holiday's rate. */
export const holidayNightPremium = (spans: ReadonlyArray<PaidSpan>, law: LabourLawInForce): ReadonlyArray<WorkedLine> =>
  timedPay(
    {
      key: "holidayNightPremium",
      rule: "holidayNightPremium",
      minutesName: "holidayNightMinutes",
      minutesOf: ({ holidayNight }) => holidayNight,
      wageOf: baseOf,
      rateOf: additionRate("nightPremium", law.night),
    },
    spans,
  )
