import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { compare, dividedBy, type Ratio, ratio, times } from "#modules/kernel/ratio.ts"
import type { PayInputs } from "../../model.ts"
import {
  exactly,
  type KnownFigure,
  lineFigure,
  lineOf,
  rounded,
  type StepPlan,
  termsFigure,
  type WorkedLine,
  worked,
  workedFigure,
} from "../explain/worked.ts"
import { monthlyPay } from "./base-pay.ts"
import { averageHours, type PaidSpan } from "./hourly-base.ts"
import { contractedDays, daysNamed, probationShare, spanKey } from "./wage-span.ts"

type Absences = PayInputs["absences"]

/** What was not worked of what the span's contract asks: by minutes, or by days where no day's length is known. */
interface NotWorked {
  readonly part: Ratio
  readonly figures: ReadonlyArray<KnownFigure>
  readonly formula: string
}

const notWorked = (span: PaidSpan, absent: Absences, inputs: PayInputs): NotWorked => {
  const isOwn = (day: IsoDate) => day >= span.from && day <= span.to
  const days = contractedDays(inputs)
  const minutes = inputs.scheduledDays.reduce(
    (sum, day, at) => sum + (isOwn(day) ? (inputs.scheduledMinutes?.[at] ?? 0) : 0),
    0,
  )
  const isByMinutes = minutes > 0
  const all = isByMinutes ? minutes : Math.max(1, days.filter(isOwn).length)
  const missed = isByMinutes ? absent.reduce((sum, { unpaid }) => sum + unpaid, 0) : absent.length
  const least = Math.min(missed, all)
  const ofDays = daysNamed(inputs).all
  return {
    part: ratio(least, all),
    figures: isByMinutes
      ? [workedFigure("absentMinutes", least, "minutes"), workedFigure("contractedMinutes", all, "minutes")]
      : [workedFigure("absentDays", least, "days"), workedFigure(ofDays, all, "days")],
    formula: isByMinutes ? "absentMinutes ÷ contractedMinutes" : `absentDays ÷ ${ofDays}`,
  }
}

/**
 * What unpaid absence takes off monthly pay, a negative pay line: base ÷ average monthly hours × the absent minutes, but
 * never more of the pay than the share of the contracted time that was not worked.
 *
 * By the hour alone a month with more contracted hours than the average would take more than was absent, and all of the
 * pay before everything was missed. Drops the fraction of a yen, so that what was worked is paid whole.
 * Source: 労働基準法 第24条 (全額払).
 */
export const absence = (span: PaidSpan, inputs: PayInputs): ReadonlyArray<WorkedLine> => {
  const { terms } = span
  const absent = inputs.absences.filter(({ day }) => day >= span.from && day <= span.to)
  const minutes = absent.reduce((sum, { unpaid }) => sum + unpaid, 0)
  const [pay] = monthlyPay(span, inputs)
  if (terms.salaryType !== "month" || minutes === 0 || pay === undefined) return []
  const base = times(ratio(terms.monthlyBase), probationShare(terms))
  const hours = averageHours(terms)
  const byHour = times(dividedBy(base, hours.exact), ratio(minutes, 60))
  const share = notWorked(span, absent, inputs)
  const isByHour = compare(byHour, times(ratio(pay.line.amount), share.part)) <= 0
  const figures: ReadonlyArray<KnownFigure> = isByHour
    ? [
        termsFigure("monthlyBase", ratio(terms.monthlyBase), "yen", terms),
        termsFigure("probationRate", probationShare(terms), "ratio", terms),
        hours,
        workedFigure("absentMinutes", minutes, "minutes"),
      ]
    : [lineFigure("spanPay", pay.line.amount, pay.line.key), ...share.figures]
  const steps: ReadonlyArray<StepPlan> = [
    rounded(
      "absent",
      isByHour ? "monthlyBase × probationRate ÷ averageHours × absentMinutes ÷ 60" : `spanPay × ${share.formula}`,
      "dropUnderOneYen",
    ),
    exactly("amount", "0 - absent"),
  ]
  const days = absent.map(({ day, unpaid }) => ({ day, share: unpaid }))
  return [lineOf({ key: spanKey("absence", span), kind: "pay", days }, worked("absence", figures, steps))]
}
