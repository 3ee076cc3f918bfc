/** 締めの確認: what stops a month, what to look at, and that the rest was looked at; each with who, what and the way out. */
import { Clock, Effect, Result } from "effect"
import { payMonthStates } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { type IsoDate, type IsoMonth, isoDate, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { authorize } from "#modules/kernel/policy.ts"
import { employment, type PaidPerson } from "#modules/people/index.ts"
import { type MonthDay, whoPunchedOf } from "#modules/timekeeping/index.ts"
import { type Calculated, eachCalculated } from "./calculate.ts"
import { type CheckKind, checkKindNames, checkKinds } from "./codes-of-checks.ts"
import type { PayInputs, SlipWarning } from "./model.ts"
import { sitesWorkedAt } from "./operations/sites-worked-at.ts"
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
  /** Of what a site lacks: which; the person is one who worked there. */
  readonly site?: { readonly id: number; readonly name: string }
}

const findingOf = (kind: CheckKind, staff: PaidPerson, day: IsoDate | null, more: Partial<Finding> = {}): Finding => ({
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
  if (state === "open" || state === "unfinished") found.push(findingOf("unfinished", staff, day, { punchId: id }))
  if (isEndClaimed) found.push(findingOf("claimedEnd", staff, day, { punchId: id }))
  if (state === "closed" && shifts.length === 0 && paysByShift())
    found.push(findingOf("noShift", staff, day, { punchId: id }))
  return found
}

/** What a worked day asks for. */
const dayFindings = (one: MonthDay, terms: PayTerms): ReadonlyArray<Finding> => {
  const { staff, day, punches, plans } = one
  const found = punches.flatMap((punch) => punchFindings(one, punch, terms))
  const [plan] = plans
  if (plan !== undefined && punches.length === 0) found.push(findingOf("absent", staff, day, { taskId: plan.taskId }))
  if (plan === undefined && punches.length > 0)
    found.push(findingOf("noArrangement", staff, day, { punchId: punches[0]?.id ?? null }))
  return found
}

export const missingFindings = (staff: PaidPerson, { kinds, day }: Missing): ReadonlyArray<Finding> =>
  kinds.map((kind) => findingOf(kind, staff, day))

/** The day since when, where a warning tells one. */
const sinceOf = ({ day }: SlipWarning["figures"]) => (typeof day === "string" ? isoDate(day) : null)

export const findingsOf = ({ gathered, result }: Calculated): ReadonlyArray<Finding> => {
  const { staff, days } = gathered
  const terms = Result.isSuccess(result) ? result.success.inputs.terms : undefined
  const ofDays = days.flatMap((one) => dayFindings(one, terms))
  if (Result.isFailure(result)) return [...missingFindings(staff, result.failure), ...ofDays]
  const warnings = result.success.slip.warnings.flatMap(({ code, figures }): ReadonlyArray<Finding> => {
    if (code === "MINIMUM_WAGE") return [findingOf("belowMinimumWage", staff, sinceOf(figures))]
    if (code === "NEGATIVE_NET") return [findingOf("negativeNet", staff, null)]
    return code === "OVERTIME_45H" ? [findingOf("overtime45", staff, null)] : []
  })
  return [...ofDays, ...warnings]
}

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
  const period = yield* payMonthOfCompany(companyId, month)
  const ids = yield* peopleOfMonth(companyId, period, only)
  const today = tokyoDayOf(yield* Clock.currentTimeMillis)
  const findings: Array<Finding> = []
  const paidIds: Array<number> = []
  yield* eachCalculated(companyId, ids, period, (one) => {
    paidIds.push(one.gathered.staff.id)
    findings.push(...findingsOf(one).filter((finding) => isWanted(finding) && isDue(finding, today)))
    take(one)
  })
  return { period, findings, isOver: today > period.to, paidIds }
})

/** Every finding of a month, of people and of the sites where they worked. */
const findingsOfMonth = Effect.fn("Payroll.findingsOfMonth")(function* (companyId: number, month: IsoMonth) {
  const sites = sitesWorkedAt()
  const found = yield* foundInMonth(companyId, month, () => true, undefined, sites.take)
  const untold = yield* sites.withoutPrefecture(companyId)
  const ofSites = untold.map(({ day, site, staff }) => findingOf("noPrefecture", staff, day, { site }))
  return { ...found, findings: [...found.findings, ...ofSites] }
})

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
