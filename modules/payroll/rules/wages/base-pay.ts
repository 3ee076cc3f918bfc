import { type WorkShift, workShifts } from "#modules/kernel/codes.ts"
import { ratio } from "#modules/kernel/ratio.ts"
import type { PayInputs } from "../../model.ts"
import { exactly, lineOf, rounded, termsFigure, type WorkedLine, worked, workedCount } from "../explain/worked.ts"
import type { PaidSpan } from "./hourly-base.ts"
import { halvesOf } from "./paid-by-price.ts"
import { plainRate, timedPay } from "./timed-pay.ts"
import { contractedDays, dayShare, probationShare, spanKey } from "./wage-span.ts"

/** Hourly pay: every minute within the legal hours at the plain wage. */
export const hourlyPay = (spans: ReadonlyArray<PaidSpan>): ReadonlyArray<WorkedLine> =>
  timedPay(
    {
      key: "basePay",
      rule: "basePay",
      minutesName: "regularMinutes",
      minutesOf: ({ regular }) => regular,
      wageOf: ({ wage }) => wage,
      rateOf: plainRate,
    },
    spans.filter(({ terms }) => terms.salaryType === "hour"),
  )

/**
 * Monthly pay of one span: the whole base, or its share by contracted days when the terms or the employment cover only
 * part of the period. Rounds half up to whole yen.
 */
export const monthlyPay = (span: PaidSpan, inputs: PayInputs): ReadonlyArray<WorkedLine> => {
  const { terms } = span
  if (terms.salaryType !== "month") return []
  const all = contractedDays(inputs)
  const own = all.filter((day) => day >= span.from && day <= span.to)
  const share = own.length < all.length ? dayShare(inputs, own.length, all.length) : undefined
  const probation = terms.probationPercent === undefined ? "" : " × probationRate"
  const line = worked(
    "basePay",
    [
      termsFigure("monthlyBase", ratio(terms.monthlyBase), "yen", terms),
      ...(probation === "" ? [] : [termsFigure("probationRate", probationShare(terms), "ratio", terms)]),
      ...(share?.figures ?? []),
    ],
    [rounded("amount", `monthlyBase${probation}${share?.writing ?? ""}`, "halfUpToYen")],
  )
  return [lineOf({ key: spanKey("basePay", span), kind: "pay" }, line)]
}

/** Minutes beyond the contract but within the legal hours, for monthly pay: the plain hourly base (法内残業). */
export const beyondScheduledPay = (spans: ReadonlyArray<PaidSpan>): ReadonlyArray<WorkedLine> =>
  timedPay(
    {
      key: "beyondScheduledPay",
      rule: "beyondScheduledPay",
      minutesName: "beyondScheduledMinutes",
      minutesOf: ({ beyondScheduled }) => beyondScheduled,
      wageOf: ({ base }) => base,
      rateOf: plainRate,
    },
    spans.filter(({ terms }) => terms.salaryType === "month"),
  )

/** What was worked beyond the hours of the ticked shifts, but within the legal hours: the plain hourly wage. */
export const beyondShiftPay = (spans: ReadonlyArray<PaidSpan>): ReadonlyArray<WorkedLine> =>
  timedPay(
    {
      key: "beyondShiftPay",
      rule: "beyondShiftPay",
      minutesName: "beyondShiftMinutes",
      minutesOf: (day, { byPrice }) => day.regular - byPrice(day).regular,
      wageOf: ({ base }) => base,
      rateOf: plainRate,
    },
    spans.filter(({ terms }) => terms.salaryType === "shift"),
  )

const priceName = {
  morning: "morningPrice",
  afternoon: "afternoonPrice",
  evening: "eveningPrice",
  other: "otherPrice",
} as const

const shiftLine = (span: PaidSpan, shift: WorkShift): ReadonlyArray<WorkedLine> => {
  const { terms } = span
  const ticked = span.days.filter(({ shifts }) => shifts.includes(shift))
  const price = terms.salaryType === "shift" ? terms.shiftPrices[shift] : undefined
  if (price === undefined || ticked.length === 0) return []
  const name = priceName[shift]
  const onTrial = terms.probationPercent !== undefined
  const halves = ticked.reduce((sum, day) => sum + halvesOf(day, shift), 0)
  const paid = (of: string) =>
    halves % 2 === 0
      ? exactly("amount", `${of} × shiftCount`)
      : // Half of an odd price, half up: never less than half of the shift (労働基準法 第24条).
        rounded("amount", `${of} × shiftCount`, "halfUpToYen")
  const line = worked(
    "shiftPay",
    [
      termsFigure(name, ratio(price), "yen", terms),
      ...(onTrial ? [termsFigure("probationRate", probationShare(terms), "ratio", terms)] : []),
      workedCount("shiftCount", ratio(halves, 2), "count"),
    ],
    onTrial ? [rounded("trialPrice", `${name} × probationRate`, "halfUpToYen"), paid("trialPrice")] : [paid(name)],
  )
  const days = ticked.map((day) => ({ day: day.day, share: halvesOf(day, shift) / 2 }))
  return [lineOf({ key: spanKey(`shift:${shift}`, span), kind: "pay", days }, line)]
}

/** Shift pay: each price × the shifts ticked at check-out, a half one at half its price. */
export const shiftPay = (span: PaidSpan): ReadonlyArray<WorkedLine> =>
  workShifts.flatMap((shift) => shiftLine(span, shift))
