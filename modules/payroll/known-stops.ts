/**
 * What keeps a month from closing as far as it is known without a slip.
 *
 * An order answers while somebody waits; a slip of everybody is the close's own work. What only a slip tells stops the
 * close at its piece, and the month is given back.
 */
import { Clock, Effect, Result } from "effect"
import { type IsoDate, type IsoMonth, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { Law } from "#modules/kernel/law/law.ts"
import type { Staff } from "#modules/people/index.ts"
import { countRulesOf, punchesInTheWay } from "#modules/timekeeping/index.ts"
import { type Finding, idsOfMonth, isStop, missingFindings, punchFindings } from "./check-month.ts"
import { eachEntered } from "./gather-inputs.ts"
import type { PayInputs } from "./model.ts"
import { type Gathered, payMonthOfCompany } from "./pay-inputs.ts"
import { payrollLawOf } from "./rules/payroll-law.ts"

interface Entered {
  readonly staff: Staff
  /** Absent where something is missing that a slip can't do without. */
  readonly terms: PayInputs["terms"] | undefined
}

const paysByShift = ({ terms }: Entered) => terms?.some(({ salaryType }) => salaryType === "shift") === true

/** Of what is entered: what is missing of each person, and the labour law of the period's last day. */
const ofEntries = (one: Gathered, lawless: IsoDate | undefined) => {
  if (Result.isFailure(one.inputs)) return missingFindings(one.staff, one.inputs.failure)
  return lawless === undefined ? [] : missingFindings(one.staff, { kinds: ["noLaw"], day: lawless })
}

/** Every such stop of these people or of all, person by person, and whether the month is over. */
export const knownStops = Effect.fn("Payroll.knownStops")(function* (
  companyId: number,
  month: IsoMonth,
  only?: ReadonlyArray<number>,
) {
  const period = yield* payMonthOfCompany(companyId, month)
  const basis = { month: period, rules: yield* countRulesOf(companyId) }
  const { labour } = payrollLawOf(yield* Law)
  const lawless = Result.isFailure(labour.on(period.to)) ? period.to : undefined
  const entered = new Map<number, Entered>()
  const stops: Array<Finding> = []
  yield* eachEntered(companyId, yield* idsOfMonth(companyId, period, only), basis, (one) => {
    const terms = Result.isSuccess(one.inputs) ? one.inputs.success.terms : undefined
    entered.set(one.staff.id, { staff: one.staff, terms })
    stops.push(...ofEntries(one, lawless))
  })
  const byShift = [...entered.values()].filter(paysByShift).map(({ staff }) => staff.id)
  for (const { staffId, workDay, ...punch } of yield* punchesInTheWay(companyId, period, byShift)) {
    const one = entered.get(staffId)
    if (one !== undefined)
      stops.push(...punchFindings({ staff: one.staff, day: workDay }, punch, one.terms).filter(isStop))
  }
  return { findings: stops, isOver: tokyoDayOf(yield* Clock.currentTimeMillis) > period.to }
})
