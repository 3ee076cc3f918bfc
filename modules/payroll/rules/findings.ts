/** What a close finds in the month of one person: what stops it, and what asks somebody to look. Pure. */
import { Result } from "effect"
import { firstDayOf, type IsoDate, type IsoMonth, isoDate, isoMonth, lastDayOf } from "#modules/kernel/civil-day.ts"
import type { LawBook } from "#modules/kernel/law/law-book.ts"
import { type Yen, yen } from "#modules/kernel/yen.ts"
import type { PaidPerson } from "#modules/people/index.ts"
import { type MonthDay, missingRestOn } from "#modules/timekeeping/index.ts"
import { type CheckKind, checkKinds } from "../codes/checks.ts"
import { type InsuranceOfAge, insurancesOfAge } from "../codes.ts"
import type { PayInputs, SlipWarning } from "../model.ts"
import type { Calculated } from "../operations/calculate.ts"
import type { Missing } from "../operations/person-inputs.ts"

type Fact = number | string | null
export interface Finding {
  readonly kind: CheckKind
  readonly userId: number
  readonly name: string
  readonly day: IsoDate | null
  readonly punchId: number | null
  readonly taskId: number | null
  /** What it was found by: when these change, it is another finding. */
  readonly facts?: ReadonlyArray<Fact>
  /** Of what a site lacks: which; the person is one who worked there. */
  readonly site?: { readonly id: number; readonly name: string }
  /** Below the minimum wage: what an hour was agreed to pay, and what it must pay where. */
  readonly wage?: {
    readonly hourly: string
    readonly minimum: Yen
    readonly prefecture: string
    /** From which day it is raised here. */
    readonly from: IsoDate
  }
  /** Overtime of the month, or the rest of a day, beside what the law allows or asks. */
  readonly minutes?: { readonly is: number; readonly limit: number }
  /** A commuting allowance of which nobody told what is free of tax. */
  readonly commuting?: Yen
  /** A month's premiums or resident tax that no slip takes or the pay does not cover, and what of it the person owes. */
  readonly uncollected?: { readonly month: IsoMonth; readonly yen: Yen }
  /** Terms that are mended in the close: those in force on `to`, from `from` on, or from their own first day where it is later. */
  readonly mend?: { readonly from: IsoDate; readonly to: IsoDate }
  /** A premium that is typed by hand for a month in which the age has none: it is taken as typed. */
  readonly premium?: { readonly insurance: InsuranceOfAge; readonly month: IsoMonth; readonly yen: Yen }
}

export const findingOf = (
  kind: CheckKind,
  staff: PaidPerson,
  day: IsoDate | null,
  more: Partial<Finding> = {},
): Finding => ({
  kind,
  userId: staff.id,
  name: staff.name,
  day,
  punchId: null,
  taskId: null,
  ...more,
})

type PayTerms = PayInputs["terms"] | undefined
type FoundPunch = Pick<MonthDay["punches"][number], "id" | "state" | "isEndClaimed" | "shifts"> &
  Partial<Pick<MonthDay["punches"][number], "checkOut">>

/** What a punch of a day asks for. */
export const punchFindings = (
  { staff, day }: Pick<MonthDay, "staff" | "day">,
  { checkOut = null, id, isEndClaimed, shifts, state }: FoundPunch,
  terms: PayTerms,
): ReadonlyArray<Finding> => {
  const found: Array<Finding> = []
  const paysByShift = () => terms?.findLast(({ from }) => from <= day)?.salaryType === "shift"
  if (state === "open" || state === "unfinished") found.push(findingOf("unfinished", staff, day, { punchId: id }))
  if (isEndClaimed) found.push(findingOf("claimedEnd", staff, day, { punchId: id, facts: [checkOut] }))
  if (state === "closed" && shifts.length === 0 && paysByShift())
    found.push(findingOf("noShift", staff, day, { punchId: id }))
  return found
}

/** Monthly pay pays days of employment: what was worked on another day would be unpaid without a word. */
const isUnpaidDay = ({ staff, day, punches }: MonthDay, terms: PayTerms) => {
  const isEmployed = (staff.joinedOn ?? day) <= day && day <= (staff.leftOn ?? day)
  const ofDay = terms?.findLast(({ from }) => from <= day) ?? terms?.[0]
  return punches.length > 0 && !isEmployed && ofDay?.salaryType === "month"
}

/** A day's presses with their rests. */
const factsOf = (punches: MonthDay["punches"]): ReadonlyArray<Fact> =>
  punches.flatMap(({ checkIn, checkOut, rests, totalRestMinutes }) => [
    checkIn,
    checkOut,
    totalRestMinutes,
    ...rests.flatMap(({ endedAt, startedAt }) => [startedAt, endedAt]),
  ])

/** What a worked day asks for. */
const dayFindings = (one: MonthDay, terms: PayTerms): ReadonlyArray<Finding> => {
  const { staff, day, punches, plans } = one
  const found = punches.flatMap((punch) => punchFindings(one, punch, terms))
  const [plan] = plans
  if (isUnpaidDay(one, terms))
    found.push(findingOf("outsideEmployment", staff, day, { punchId: punches[0]?.id ?? null }))
  if (plan !== undefined && punches.length === 0)
    found.push(findingOf("absent", staff, day, { taskId: plan.taskId, facts: [plan.startsAt] }))
  if (plan === undefined && punches.length > 0)
    found.push(findingOf("noArrangement", staff, day, { punchId: punches[0]?.id ?? null, facts: factsOf(punches) }))
  return found
}

export const missingFindings = (staff: PaidPerson, { kinds, day }: Missing): ReadonlyArray<Finding> =>
  kinds.map((kind) => findingOf(kind, staff, day))

/** The day since when, where a warning tells one. */
const sinceOf = ({ day }: SlipWarning["figures"]) => (typeof day === "string" ? isoDate(day) : null)

/** What is mended here begins in this period: the months before it may be closed, and are corrected from their own page. */
const wageOf = (figures: SlipWarning["figures"], period: IsoDate) => {
  const { hourly, minimum, prefecture } = figures
  const since = sinceOf(figures) ?? period
  return {
    hourly: String(hourly),
    minimum: yen(Number(minimum)),
    prefecture: String(prefecture),
    from: since < period ? period : since,
  }
}

const minutesOf = ({ limit, overtime }: SlipWarning["figures"]) => ({ is: Number(overtime), limit: Number(limit) })

const owedOf = ({ month, yen: owed }: SlipWarning["figures"]) => ({
  month: isoMonth(String(month)),
  yen: yen(Number(owed)),
})

/** Whoever gets a commuting allowance of which nothing is told to be free of tax pays tax of all of it (所得税法施行令 第20条の2). */
const commutingFindings = (staff: PaidPerson, { commuting, from, to }: PayInputs): ReadonlyArray<Finding> =>
  commuting?.by === "other" && commuting.yen > 0 && commuting.taxFree === 0
    ? [
        findingOf("commutingTaxed", staff, null, {
          commuting: commuting.yen,
          facts: [commuting.yen],
          mend: { from, to },
        }),
      ]
    : []

const premiumOf = (figures: SlipWarning["figures"]) => ({
  insurance: insurancesOfAge.find((one) => one === figures.insurance) ?? "health",
  ...owedOf(figures),
})

/**
 * A premium follows the terms of its month's last day: those that mend it begin in that month, for from an earlier day on they
 * would be of the last day of the month before as well. Terms that begin before this period are of a month that may be closed:
 * there they are corrected in the record, once that month is open.
 */
export const premiumMended = (figures: SlipWarning["figures"], { from: period }: Pick<PayInputs, "from">) => {
  const premium = premiumOf(figures)
  const [first, to] = [firstDayOf(premium.month), lastDayOf(premium.month)]
  const from = period > first ? period : first
  return { premium, ...(from <= to ? { mend: { from, to } } : {}) }
}

export const findingsOf = ({ gathered, result }: Calculated): ReadonlyArray<Finding> => {
  const { staff, days } = gathered
  const terms = Result.isSuccess(result) ? result.success.inputs.terms : undefined
  const ofDays = days.flatMap((one) => dayFindings(one, terms))
  if (Result.isFailure(result)) return [...missingFindings(staff, result.failure), ...ofDays]
  const warnings = result.success.slip.warnings.flatMap(({ code, figures }): ReadonlyArray<Finding> => {
    const facts = Object.values(figures)
    if (code === "MINIMUM_WAGE")
      return [
        findingOf("belowMinimumWage", staff, sinceOf(figures), {
          facts,
          wage: wageOf(figures, result.success.inputs.from),
        }),
      ]
    if (code === "PREMIUM_UNCOLLECTED")
      return [findingOf("premiumUncollected", staff, null, { uncollected: owedOf(figures) })]
    if (code === "PREMIUM_BEYOND_PAY")
      return [findingOf("premiumBeyondPay", staff, null, { uncollected: owedOf(figures) })]
    if (code === "RESIDENT_TAX_LEFT")
      return [findingOf("residentTaxLeft", staff, null, { uncollected: owedOf(figures) })]
    if (code === "PREMIUM_OF_NO_AGE")
      return [findingOf("premiumOfNoAge", staff, null, { facts, ...premiumMended(figures, result.success.inputs) })]
    if (code === "NEGATIVE_NET") return [findingOf("negativeNet", staff, null)]
    if (code === "OVERTIME_100H") return [findingOf("overtime100", staff, null, { facts, minutes: minutesOf(figures) })]
    return code === "OVERTIME_45H" ? [findingOf("overtime45", staff, null, { facts, minutes: minutesOf(figures) })] : []
  })
  return [...ofDays, ...warnings, ...commutingFindings(staff, result.success.inputs)]
}

/** Days whose rest is shorter than the law's least: the pay is right, but somebody should ask (労働基準法 第34条). */
export const restFindings = (days: ReadonlyArray<MonthDay>, law: LawBook): ReadonlyArray<Finding> =>
  days.flatMap((one) => {
    const missing = missingRestOn(law, one)
    if (missing === 0) return []
    const rested = one.counted.restMinutes + one.counted.betweenMinutes
    return [
      findingOf("shortRest", one.staff, one.day, {
        punchId: one.punches[0]?.id ?? null,
        facts: factsOf(one.punches),
        minutes: { is: rested, limit: rested + missing },
      }),
    ]
  })

export const isStop = ({ kind }: Finding) => checkKinds[kind] === "stop"
