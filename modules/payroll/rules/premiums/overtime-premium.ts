import type { LabourLawInForce } from "#modules/labour/index.ts"
import type { DayWork } from "../../model.ts"
import type { WorkedLine } from "../explain/worked.ts"
import type { PaidSpan } from "../wages/hourly-base.ts"
import { rateOnTop, type TimedPay, timedPay, wholeRate } from "../wages/timed-pay.ts"

const baseOf = ({ base }: PaidSpan) => base

/** Of a day's overtime, in order of time, what lies beyond the week's forty hours but within the day's eight. */
const beyondWeekOnly = ({ overtime, regular }: DayWork, law: LabourLawInForce) =>
  Math.min(overtime, Math.max(0, law.hoursADay.value * 60 - regular))

/** Overtime whose wage is in the price of a ticked shift: only the premium is due. */
export const overtimeOnTop = (
  ordinary: TimedPay["minutesOf"],
  beyondSixty: TimedPay["minutesOf"],
  spans: ReadonlyArray<PaidSpan>,
  law: LabourLawInForce,
): ReadonlyArray<WorkedLine> => [
  ...timedPay(
    {
      key: "overtimePremium",
      rule: "overtimePremium",
      minutesName: "overtimeMinutes",
      minutesOf: ordinary,
      weekMinutesOf: (day, span) => Math.min(ordinary(day, span), beyondWeekOnly(day, law)),
      wageOf: baseOf,
      rateOf: rateOnTop("overtimeOnTop", "overtimePremium", law.overtime),
    },
    spans,
  ),
  ...timedPay(
    {
      key: "overtime60Premium",
      rule: "overtimeBeyondSixtyPremium",
      minutesName: "beyondSixtyMinutes",
      minutesOf: beyondSixty,
      wageOf: baseOf,
      rateOf: rateOnTop("beyondSixtyOnTop", "beyondSixtyPremium", law.overtimeBeyondThreshold),
    },
    spans,
  ),
]

/** Overtime that no price of a shift has paid, with its wage: up to 60 hours of the month, and beyond them. */
export const overtimeWhole = (spans: ReadonlyArray<PaidSpan>, law: LabourLawInForce): ReadonlyArray<WorkedLine> => [
  ...timedPay(
    {
      key: "overtimePay",
      rule: "overtimePay",
      minutesName: "overtimeMinutes",
      minutesOf: (day, { byPrice }) => day.overtime - day.beyondSixty - byPrice(day).overtime,
      weekMinutesOf: (day, { byPrice }) => {
        const [ofWeek, paid] = [beyondWeekOnly(day, law), byPrice(day).overtime]
        return Math.max(0, Math.min(ofWeek, day.overtime - day.beyondSixty) - paid)
      },
      wageOf: baseOf,
      rateOf: wholeRate("overtimeRate", "overtimePremium", law.overtime),
    },
    spans,
  ),
  ...timedPay(
    {
      key: "overtime60Pay",
      rule: "overtimeBeyondSixtyPay",
      minutesName: "beyondSixtyMinutes",
      minutesOf: (day, { byPrice }) => day.beyondSixty - byPrice(day).beyondSixty,
      wageOf: baseOf,
      rateOf: wholeRate("beyondSixtyRate", "beyondSixtyPremium", law.overtimeBeyondThreshold),
    },
    spans,
  ),
]

/**
 * Overtime of the month: up to 60 hours, and the hours beyond them on a line of their own at the higher rate.
 *
 * Hours that the price of a ticked shift is for have their wage there and only the premium here. The night part is
 * counted separately. Source: 労働基準法 第37条 第1項.
 */
export const overtimePay = (spans: ReadonlyArray<PaidSpan>, law: LabourLawInForce): ReadonlyArray<WorkedLine> => [
  ...overtimeWhole(spans, law),
  ...overtimeOnTop(
    (day, { byPrice }) => byPrice(day).overtime,
    (day, { byPrice }) => byPrice(day).beyondSixty,
    spans,
    law,
  ),
]
