import type { LabourLawInForce } from "#modules/labour/index.ts"
import type { WorkedLine } from "../explain/worked.ts"
import type { PaidSpan } from "../wages/hourly-base.ts"
import { additionRate, rateOnTop, timedPay, wholeRate } from "../wages/timed-pay.ts"

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

/** Statutory holiday at 1.35; of hours that a ticked shift's price is for, the price is the 1 and 0.35 comes on top. */
export const holidayPay = (spans: ReadonlyArray<PaidSpan>, law: LabourLawInForce): ReadonlyArray<WorkedLine> => [
  ...timedPay(
    {
      key: "holidayPay",
      rule: "holidayPay",
      minutesName: "holidayMinutes",
      minutesOf: (day, { byPrice }) => day.holiday - byPrice(day).holiday,
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
      minutesOf: (day, { byPrice }) => byPrice(day).holiday,
      wageOf: baseOf,
      rateOf: rateOnTop("holidayOnTop", "holidayAddition", law.statutoryHoliday),
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
