/**
 * What keeps a month from closing as far as it is known without a slip.
 *
 * An order answers while somebody waits; a slip of everybody is the close's own work. What only a slip tells stops the
 * close at its piece, and the month is given back.
 */

import { Effect, Result } from "effect"
import type { IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { punchesInTheWay } from "#modules/timekeeping/index.ts"
import { type Finding, isStop, missingFindings, punchFindings } from "../rules/findings.ts"
import { payrollLawOf } from "../rules/payroll-law.ts"
import { type Entered, eachEntered } from "./gather-inputs.ts"
import type { LeftOut } from "./left-out.ts"
import { peopleOfMonth } from "./people-of-month.ts"
import { type PayMonth, payMonthOfCompany } from "./person-inputs.ts"

/** Of what is entered: what is missing of a person, and the labour law of the period's last day. */
const ofEntries = ({ entries, staff }: Entered, lawless: IsoDate | undefined) => {
  if (Result.isFailure(entries)) return missingFindings(staff, entries.failure)
  return lawless === undefined ? [] : missingFindings(staff, { kinds: ["noLaw"], day: lawless })
}

const termsOf = ({ entries }: Entered) => (Result.isSuccess(entries) ? entries.success.terms : undefined)
const paysByShift = (one: Entered) => termsOf(one)?.some(({ salaryType }) => salaryType === "shift") === true

/** The stops of the punches of those of these people who are paid; `byShift` are paid by the shift. */
const ofPunches = Effect.fn("Payroll.stopsOfPunches")(function* (
  companyId: number,
  period: PayMonth,
  ids: ReadonlyArray<number>,
  byShift: ReadonlyArray<number>,
) {
  const punches = Map.groupBy(yield* punchesInTheWay(companyId, period, byShift), ({ staffId }) => staffId)
  const stops: Array<Finding> = []
  const inTheWay = ids.filter((id) => punches.has(id))
  yield* eachEntered(companyId, inTheWay, period, (one) => {
    for (const { workDay, ...punch } of punches.get(one.staff.id) ?? [])
      stops.push(...punchFindings({ staff: one.staff, day: workDay }, punch, termsOf(one)).filter(isStop))
  })
  return stops
})

/**
 * Every such stop of these people or of all but those left out, and whether the month is over. Of everybody only ids are
 * held.
 */
export const knownStops = Effect.fn("Payroll.knownStops")(function* (
  companyId: number,
  month: IsoMonth,
  only?: ReadonlyArray<number>,
  without: ReadonlyArray<LeftOut> = [],
) {
  const period = yield* payMonthOfCompany(companyId, month)
  const { labour } = payrollLawOf(yield* Law)
  const lawless = Result.isFailure(labour.on(period.to)) ? period.to : undefined
  const leftOut = new Set(without.map(({ userId }) => userId))
  const ids = (yield* peopleOfMonth(companyId, period, only)).filter((id) => !leftOut.has(id))
  const byShift: Array<number> = []
  const stops: Array<Finding> = []
  yield* eachEntered(companyId, ids, period, (one) => {
    if (paysByShift(one)) byShift.push(one.staff.id)
    stops.push(...ofEntries(one, lawless))
  })
  stops.push(...(yield* ofPunches(companyId, period, ids, byShift)))
  return { findings: stops, isOver: (yield* todayInJapan) > period.to }
})
