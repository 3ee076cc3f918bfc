/**
 * 最低賃金の不足額: hours that paid less than the minimum wage of the site's prefecture on that day, raised to it.
 *
 * An agreement below the minimum is void in that part, and the minimum stands in its place (最低賃金法 第4条第2項), so it
 * is what premiums of those hours are taken of too.
 */
import { Result } from "effect"
import type { LawValue } from "#modules/kernel/law/parameter.ts"
import type { Prefecture } from "#modules/kernel/law/prefectures.ts"
import { compare, dividedBy, plus, type Ratio, ratio, ratioText, times } from "#modules/kernel/ratio.ts"
import type { LabourLawInForce } from "#modules/labour/index.ts"
import type { DayWork, PayInputs, SlipWarning } from "../../model.ts"
import {
  exactly,
  type KnownFigure,
  lawAmount,
  lineOf,
  rounded,
  type StepPlan,
  termsFigure,
  type WorkedLine,
  worked,
  workedCount,
  workedFigure,
} from "../explain/worked.ts"
import type { PayrollLaw } from "../payroll-law.ts"
import { premiumMinutes } from "../premiums/premium-minutes.ts"
import { type AgreedPart, agreedHourly, agreedParts } from "./agreed-pay.ts"
import type { PaidSpan } from "./hourly-base.ts"
import { minimumWageOn, workedOf } from "./minimum-wage.ts"
import { titledKey } from "./subsidies.ts"

const zero = ratio(0)

/** Parts of days of one span that lie below one minimum wage, and days whose premiums are taken of less. */
interface Below {
  readonly span: PaidSpan
  readonly prefecture: Prefecture
  readonly minimum: LawValue<number>
  readonly days: Array<{ readonly day: DayWork; readonly minutes: number }>
  minutes: number
  agreed: Ratio
}

const isBelow = ({ minutes, pay }: AgreedPart, minimum: number) =>
  minutes > 0 && compare(pay, ratio(minimum * minutes, 60)) < 0

/** No ordinary hour is worth less than the minimum, so premiums are taken of no less, also of hours that a price has paid. */
const isPremiumShort = (day: DayWork, span: PaidSpan, minimum: number) =>
  compare(span.base.exact, ratio(minimum)) < 0 && day.overtime + day.holiday + day.night + day.holidayNight > 0

/** The parts of each span's days that paid too little, by prefecture and minimum; a year's new minimum is a group of its own. */
const daysBelow = (inputs: PayInputs, spans: ReadonlyArray<PaidSpan>, law: PayrollLaw): ReadonlyArray<Below> => {
  const groups: Array<Below> = []
  for (const span of spans) {
    const hourly = agreedHourly(span, inputs)
    for (const day of span.days) {
      const minutes = workedOf(day)
      const wages = law.minimumWages(day.day)
      const minimum = Result.isSuccess(wages) ? minimumWageOn(wages.success, day.workplace, day.day) : undefined
      // Agreed by the hour, a day pays too little exactly where an hour does.
      if (minimum === undefined || minutes === 0) continue
      if (hourly !== undefined && compare(hourly, ratio(minimum.value)) >= 0) continue
      const parts =
        hourly === undefined ? agreedParts(span, day, inputs) : [{ minutes, pay: times(hourly, ratio(minutes, 60)) }]
      const below = parts.filter((part) => isBelow(part, minimum.value))
      if (below.length === 0 && !isPremiumShort(day, span, minimum.value)) continue
      const known = groups.find((one) => one.span === span && one.minimum === minimum)
      const group = known ?? { span, prefecture: day.workplace, minimum, days: [], minutes: 0, agreed: zero }
      if (known === undefined) groups.push(group)
      const minutesBelow = below.reduce((sum, part) => sum + part.minutes, 0)
      group.days.push({ day, minutes: minutesBelow })
      group.minutes += minutesBelow
      group.agreed = below.reduce((sum, { pay }) => plus(sum, pay), group.agreed)
    }
  }
  return groups
}

/** What premiums of these days lack, being taken of an hourly base under the minimum. */
const premiumPart = ({ days, minimum, span }: Below, law: LabourLawInForce) => {
  const minutes = days.reduce((sum, { day }) => plus(sum, premiumMinutes(day, span, law)), zero)
  if (compare(minutes, zero) === 0 || compare(span.base.exact, ratio(minimum.value)) >= 0)
    return { figures: [], steps: [], writing: "" }
  const base: KnownFigure = { ...span.base, figure: { ...span.base.figure, name: "hourlyBase" } }
  return {
    figures: [base, workedCount("premiumHours", minutes, "minutes")],
    steps: [exactly("leastPremium", "minimumWage - hourlyBase × premiumHours ÷ 60")],
    writing: " + leastPremium",
  }
}

/** Minutes of a day that have a premium at all. */
const premiumShare = ({ holiday, holidayNight, night, overtime }: DayWork) =>
  Math.max(overtime + holiday, night + holidayNight)

const lineOfGroup = (group: Below, key: string, inputs: PayInputs, law: LabourLawInForce): WorkedLine => {
  const { days, minimum, minutes, span } = group
  const hourly = agreedHourly(span, inputs)
  const premium = premiumPart(group, law)
  const shares = days.map(({ day, minutes: share }) => ({ day: day.day, share: share > 0 ? share : premiumShare(day) }))
  if (minutes === 0) {
    const steps = [...premium.steps, rounded("amount", "leastPremium", "raiseToYen")]
    const line = worked("minimumWage", [lawAmount("minimumWage", minimum), ...premium.figures], steps)
    return lineOf({ key, kind: "pay", days: shares }, line)
  }
  const figures: ReadonlyArray<KnownFigure> = [
    lawAmount("minimumWage", minimum),
    workedFigure("belowMinutes", minutes, "minutes"),
    hourly === undefined
      ? workedCount("agreedPay", group.agreed, "yen")
      : termsFigure("exactHourly", hourly, "yen", span.terms),
    ...premium.figures,
  ]
  const steps: ReadonlyArray<StepPlan> = [
    exactly("leastPay", "minimumWage × belowMinutes ÷ 60"),
    ...(hourly === undefined ? [] : [exactly("agreedPay", "exactHourly × belowMinutes ÷ 60")]),
    ...premium.steps,
    // Raised: half a yen less would be below the minimum again.
    rounded("amount", `leastPay - agreedPay${premium.writing}`, "raiseToYen"),
  ]
  return lineOf({ key, kind: "pay", days: shares }, worked("minimumWage", figures, steps))
}

/**
 * The terms pay too little from their own first day on, or since the minimum passed them: a month may show it late. Who
 * was sent here from another prefecture since then is below since his first such day: before it another minimum was his.
 */
const sinceWhen = ({ days: [first], minimum, prefecture, span }: Below) => {
  const inForce = span.terms.from > minimum.since ? span.terms.from : minimum.since
  if (first === undefined) return inForce
  const cameFromElsewhere = span.days.some(
    ({ day, workplace }) => inForce <= day && day < first.day.day && workplace !== prefecture,
  )
  return cameFromElsewhere ? first.day.day : inForce
}

const warningOf = (group: Below): SlipWarning => {
  const { agreed, minimum, minutes, prefecture, span } = group
  const hourly = ratioText(minutes === 0 ? span.base.exact : dividedBy(times(agreed, ratio(60)), ratio(minutes)))
  return { code: "MINIMUM_WAGE", figures: { day: sinceWhen(group), hourly, minimum: minimum.value, prefecture } }
}

/**
 * The line of each prefecture and minimum that was not reached, and who should look at the terms since when.
 *
 * Compares what the hours really worked were agreed to pay, without premiums, bonuses and 精皆勤・通勤・家族手当
 * (最低賃金法施行規則 第1条・第2条); of shift pay the hours of the ticked shifts and the hours beyond them each by
 * themselves. Where the base of premiums is less, they are raised too. Raises each line to whole yen.
 */
export const belowMinimum = (
  inputs: PayInputs,
  spans: ReadonlyArray<PaidSpan>,
  law: PayrollLaw,
  labour: LabourLawInForce,
): { readonly lines: ReadonlyArray<WorkedLine>; readonly warnings: ReadonlyArray<SlipWarning> } => {
  const groups = daysBelow(inputs, spans, law)
  const names = groups.map(({ prefecture }) => prefecture)
  const lines = groups.map((group, at) => lineOfGroup(group, titledKey("minimumWage", names, at), inputs, labour))
  const first = groups.filter(({ prefecture }, at) => names.indexOf(prefecture) === at)
  return { lines, warnings: first.map(warningOf) }
}
