/**
 * What keeps a month from closing as far as it is known without a slip.
 *
 * An order answers while somebody waits; a slip of everybody is the close's own work. What only a slip tells stops the
 * close at its piece, and the month is given back.
 */
import { Clock, Effect, Result } from "effect"
import { type IsoDate, type IsoMonth, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { staffByIds } from "#modules/people/index.ts"
import { countRulesOf, punchesInTheWay } from "#modules/timekeeping/index.ts"
import { type Finding, isStop, missingFindings, peopleOfMonth, punchFindings } from "./check-month.ts"
import { eachEntered } from "./gather-inputs.ts"
import type { PayInputs } from "./model.ts"
import { type Gathered, type PayMonth, payMonthOfCompany } from "./pay-inputs.ts"
import { payrollLawOf } from "./rules/payroll-law.ts"

/** Of what is entered: what is missing of a person, and the labour law of the period's last day. */
const ofEntries = (one: Gathered, lawless: IsoDate | undefined) => {
  if (Result.isFailure(one.inputs)) return missingFindings(one.staff, one.inputs.failure)
  return lawless === undefined ? [] : missingFindings(one.staff, { kinds: ["noLaw"], day: lawless })
}

type Terms = PayInputs["terms"]
const termsByShift = ({ inputs }: Gathered): Terms | undefined =>
  Result.isSuccess(inputs) && inputs.success.terms.some(({ salaryType }) => salaryType === "shift")
    ? inputs.success.terms
    : undefined

/** The stops of punches, of those who are paid and of nobody else; `byShift` holds the terms of whoever is paid by the shift. */
const ofPunches = Effect.fn("Payroll.stopsOfPunches")(function* (
  companyId: number,
  period: PayMonth,
  paid: ReadonlySet<number>,
  byShift: ReadonlyMap<number, Terms>,
) {
  const found = yield* punchesInTheWay(companyId, period, [...byShift.keys()])
  const staff = yield* staffByIds(companyId, [...new Set(found.map(({ staffId }) => staffId))])
  return found.flatMap(({ staffId, workDay, ...punch }) => {
    const person = staff.get(staffId)
    if (person === undefined || !paid.has(staffId)) return []
    return punchFindings({ staff: person, day: workDay }, punch, byShift.get(staffId)).filter(isStop)
  })
})

/** Every such stop of these people or of all, and whether the month is over. */
export const knownStops = Effect.fn("Payroll.knownStops")(function* (
  companyId: number,
  month: IsoMonth,
  only?: ReadonlyArray<number>,
) {
  const period = yield* payMonthOfCompany(companyId, month)
  const basis = { month: period, rules: yield* countRulesOf(companyId) }
  const { labour } = payrollLawOf(yield* Law)
  const lawless = Result.isFailure(labour.on(period.to)) ? period.to : undefined
  const paid = new Set<number>()
  const byShift = new Map<number, Terms>()
  const stops: Array<Finding> = []
  yield* eachEntered(companyId, yield* peopleOfMonth(companyId, period, only), basis, (one) => {
    const terms = termsByShift(one)
    paid.add(one.staff.id)
    if (terms !== undefined) byShift.set(one.staff.id, terms)
    stops.push(...ofEntries(one, lawless))
  })
  stops.push(...(yield* ofPunches(companyId, period, paid, byShift)))
  return { findings: stops, isOver: tokyoDayOf(yield* Clock.currentTimeMillis) > period.to }
})
