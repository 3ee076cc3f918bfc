import type { LabourLawInForce } from "#modules/labour/index.ts"
import type { PaidSpan } from "./hourly-base.ts"
import { timedPay, wholeRate } from "./timed-pay.ts"
import type { WorkedLine } from "./worked.ts"

/**
 * Overtime of the month: up to 60 hours, and the hours beyond them on a line of their own at the higher rate.
 *
 * The night part is counted separately. Source: 労働基準法 第37条 第1項.
 */
export const overtimePay = (spans: ReadonlyArray<PaidSpan>, law: LabourLawInForce): ReadonlyArray<WorkedLine> => [
  ...timedPay(
    {
      key: "overtimePay",
      rule: "overtimePay",
      minutesName: "overtimeMinutes",
      minutesOf: ({ overtime, beyondSixty }) => overtime - beyondSixty,
      wageOf: ({ base }) => base,
      rateOf: wholeRate("overtimeRate", "overtimePremium", law.overtime),
    },
    spans,
  ),
  ...timedPay(
    {
      key: "overtime60Pay",
      rule: "overtimeBeyondSixtyPay",
      minutesName: "beyondSixtyMinutes",
      minutesOf: ({ beyondSixty }) => beyondSixty,
      wageOf: ({ base }) => base,
      rateOf: wholeRate("beyondSixtyRate", "beyondSixtyPremium", law.overtimeBeyondThreshold),
    },
    spans,
  ),
]
