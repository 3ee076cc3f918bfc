/** The findings of a whole month, one person after another. */
import { Effect } from "effect"
import type { IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { Law } from "#modules/kernel/law/law.ts"
import { type Finding, findingOf, findingsOf, isStop, restFindings } from "../rules/findings.ts"
import { type Calculated, eachCalculated } from "./calculate.ts"
import { paidAccounts } from "./paid-accounts.ts"
import { peopleOfMonth } from "./people-of-month.ts"
import { payMonthOfCompany } from "./person-inputs.ts"
import { sitesWorkedAt } from "./sites-worked-at.ts"

/** Nobody is missing from a day that is still to come, or that is under way. */
const isDue = ({ kind, day }: Finding, today: IsoDate) => kind !== "absent" || day === null || day < today

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
  const today = yield* todayInJapan
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

/** Every finding of a month, of all people or of these, and of the sites where they worked. */
export const findingsOfMonth = Effect.fn("Payroll.findingsOfMonth")(function* (
  companyId: number,
  month: IsoMonth,
  only?: ReadonlyArray<number>,
) {
  const [sites, accounts] = [sitesWorkedAt(), paidAccounts()]
  const found = yield* foundInMonth(
    companyId,
    month,
    () => true,
    only,
    (one) => {
      sites.take(one)
      accounts.take(one)
    },
  )
  const untold = yield* sites.withoutPrefecture(companyId)
  const ofSites = untold.map(({ day, site, staff }) => findingOf("noPrefecture", staff, day, { site }))
  const unpayable = yield* accounts.withoutAccount(companyId)
  const ofAccounts = unpayable.map((staff) => findingOf("noAccount", staff, null))
  return { ...found, findings: [...found.findings, ...ofSites, ...ofAccounts] }
})

/**
 * What keeps a month from closing, also what only a slip tells; what asks somebody to look is left out. `take` gets the
 * slip of everybody who is looked at.
 */
export const stopsOfMonth = (
  companyId: number,
  month: IsoMonth,
  only: ReadonlyArray<number> | undefined,
  take?: (one: Calculated) => void,
) => foundInMonth(companyId, month, isStop, only, take)
