/** 締めの確認: what stops a month, what to look at, and that the rest was looked at; each with who, what and the way out. */
import { Clock, Effect, Result } from "effect"
import { payMonthStates } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { type IsoDate, type IsoMonth, isoDate, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { Law } from "#modules/kernel/law/law.ts"
import type { LawBook } from "#modules/kernel/law/law-book.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { employment, type PaidPerson } from "#modules/people/index.ts"
import { type MonthDay, missingRestOn, whoPunchedOf } from "#modules/timekeeping/index.ts"
import { type Calculated, eachCalculated } from "./calculate.ts"
import { type CheckKind, checkKindNames, checkKinds } from "./codes-of-checks.ts"
import type { PayInputs, SlipWarning } from "./model.ts"
import { type Missing, payMonthOfCompany } from "./pay-inputs.ts"
import { payMonthPolicy } from "./policy.ts"
import { shownFindings } from "./shown-findings.ts"

export interface Finding {
  readonly kind: CheckKind
  readonly userId: number
  readonly name: string
  readonly day: IsoDate | null
  readonly punchId: number | null
  readonly taskId: number | null
}

const of = (kind: CheckKind, staff: PaidPerson, day: IsoDate | null, more: Partial<Finding> = {}): Finding => ({
  kind,
  userId: staff.id,
  name: staff.name,
  day,
  punchId: null,
  taskId: null,
  ...more,
})

type PayTerms = PayInputs["terms"] | undefined
type FoundPunch = Pick<MonthDay["punches"][number], "id" | "state" | "isEndClaimed" | "shifts">

/** What a punch of a day asks for. */
export const punchFindings = (
  { staff, day }: Pick<MonthDay, "staff" | "day">,
  { id, isEndClaimed, shifts, state }: FoundPunch,
  terms: PayTerms,
): ReadonlyArray<Finding> => {
  const found: Array<Finding> = []
  const paysByShift = () => terms?.findLast(({ from }) => from <= day)?.salaryType === "shift"
  if (state === "open" || state === "unfinished") found.push(of("unfinished", staff, day, { punchId: id }))
  if (isEndClaimed) found.push(of("claimedEnd", staff, day, { punchId: id }))
  if (state === "closed" && shifts.length === 0 && paysByShift()) found.push(of("noShift", staff, day, { punchId: id }))
  return found
}

/** What a worked day asks for. */
const dayFindings = (one: MonthDay, terms: PayTerms): ReadonlyArray<Finding> => {
  const { staff, day, punches, plans } = one
  const found = punches.flatMap((punch) => punchFindings(one, punch, terms))
  const [plan] = plans
  if (plan !== undefined && punches.length === 0) found.push(of("absent", staff, day, { taskId: plan.taskId }))
  if (plan === undefined && punches.length > 0)
    found.push(of("noArrangement", staff, day, { punchId: punches[0]?.id ?? null }))
  return found
}

export const missingFindings = (staff: PaidPerson, { kinds, day }: Missing): ReadonlyArray<Finding> =>
  kinds.map((kind) => of(kind, staff, day))

/** The day since when, where a warning tells one. */
const sinceOf = ({ day }: SlipWarning["figures"]) => (typeof day === "string" ? isoDate(day) : null)

export const findingsOf = ({ gathered, result }: Calculated): ReadonlyArray<Finding> => {
  const { staff, days } = gathered
  const terms = Result.isSuccess(result) ? result.success.inputs.terms : undefined
  const ofDays = days.flatMap((one) => dayFindings(one, terms))
  if (Result.isFailure(result)) return [...missingFindings(staff, result.failure), ...ofDays]
  const warnings = result.success.slip.warnings.flatMap(({ code, figures }): ReadonlyArray<Finding> => {
    if (code === "MINIMUM_WAGE") return [of("belowMinimumWage", staff, sinceOf(figures))]
    if (code === "NEGATIVE_NET") return [of("negativeNet", staff, null)]
    return code === "OVERTIME_45H" ? [of("overtime45", staff, null)] : []
  })
  return [...ofDays, ...warnings]
}

/** Days whose rest is shorter than the law's least: the pay is right, but somebody should ask (労働基準法 第34条). */
const restFindings = (days: ReadonlyArray<MonthDay>, law: LawBook): ReadonlyArray<Finding> =>
  days.flatMap((one) =>
    missingRestOn(law, one) > 0 ? [of("shortRest", one.staff, one.day, { punchId: one.punches[0]?.id ?? null })] : [],
  )

/** Nobody is missing from a day that is still to come, or that is under way. */
const isDue = ({ kind, day }: Finding, today: IsoDate) => kind !== "absent" || day === null || day < today

/**
 * The ids of everybody of all or of these who is owed something for the month, ascending: who works here, who left
 * within it, and whoever else worked in it.
 */
export const peopleOfMonth = Effect.fn("Payroll.peopleOfMonth")(function* (
  companyId: number,
  period: { readonly from: IsoDate; readonly to: IsoDate },
  only?: ReadonlyArray<number>,
) {
  const { employed, others } = yield* employment(companyId, period)
  const worked = yield* whoPunchedOf(companyId, others, period.from, period.to)
  const wanted = only === undefined ? undefined : new Set(only)
  return [...employed, ...worked].filter((id) => wanted?.has(id) !== false).toSorted((one, other) => one - other)
})

/**
 * The checks of a month of these kinds with their findings, and who is paid. No authorization: callers have theirs.
 *
 * Holds what was found and nothing else, however many people the company has; `take` sees everybody on the way.
 */
const foundInMonth = Effect.fn("Payroll.foundInMonth")(function* (
  companyId: number,
  month: IsoMonth,
  isWanted: (finding: Finding) => boolean,
  only?: ReadonlyArray<number>,
  take: (one: Calculated) => void = () => {},
) {
  const law = yield* Law
  const period = yield* payMonthOfCompany(companyId, month)
  const ids = yield* peopleOfMonth(companyId, period, only)
  const today = tokyoDayOf(yield* Clock.currentTimeMillis)
  const findings: Array<Finding> = []
  const paidIds: Array<number> = []
  yield* eachCalculated(companyId, ids, period, (one) => {
    paidIds.push(one.gathered.staff.id)
    const found = [...findingsOf(one), ...restFindings(one.gathered.days, law)]
    findings.push(...found.filter((finding) => isWanted(finding) && isDue(finding, today)))
    take(one)
  })
  return { period, findings, isOver: today > period.to, paidIds }
})

/** Every finding of a month. */
const findingsOfMonth = (companyId: number, month: IsoMonth) => foundInMonth(companyId, month, () => true)

export const isStop = ({ kind }: Finding) => checkKinds[kind] === "stop"

/**
 * What keeps a month from closing, also what only a slip tells; what asks somebody to look is left out. `take` gets the
 * slip of everybody who is looked at.
 */
export const stopsOfMonth = (
  companyId: number,
  month: IsoMonth,
  only: ReadonlyArray<number> | undefined,
  take: (one: Calculated) => void,
) => foundInMonth(companyId, month, isStop, only, take)

const severityOf = (kind: CheckKind) => checkKinds[kind]

/** What a close would say of the month now. Fails with Permission_Denied. */
export const checkMonth = Effect.fn("Payroll.checkMonth")(function* (month: IsoMonth) {
  const { companyId } = yield* CurrentActor
  const state = (yield* payMonthStates(companyId, [month])).get(month)?.state ?? "open"
  yield* authorize(payMonthPolicy, "check", { state })
  const { period, findings: found, isOver, paidIds } = yield* findingsOfMonth(companyId, month)
  const findings = yield* shownFindings(companyId, found, isOver)
  return {
    month,
    from: period.from,
    to: period.to,
    paidOn: period.paidOn,
    people: paidIds.length,
    isOver,
    checks: checkKindNames.map((kind) => ({
      kind,
      severity: severityOf(kind),
      findings: findings.filter((one) => one.kind === kind),
    })),
  }
})
