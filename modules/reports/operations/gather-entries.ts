/** Everything that months earned and cost, of all sites: sixteen statements, however many months, sites and people. */
import { Effect } from "effect"
import { companyById, payPeriodOf } from "#modules/companies/index.ts"
import { costsByMonth } from "#modules/expenses/index.ts"
import {
  addDays,
  firstDayOf,
  type IsoMonth,
  isoDate,
  lastDayOf,
  monthOf,
  shiftMonth,
} from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { found } from "#modules/kernel/policy.ts"
import { yen } from "#modules/kernel/yen.ts"
import { feesOf, workOfCustomers, workOfFreelancers, workOfVendors, worthOfPapers } from "#modules/papers/index.ts"
import { costOfSlips, paysWages } from "#modules/payroll/index.ts"
import { namesOf, termsCovering, termsOn } from "#modules/people/index.ts"
import { plannedMinutes, slotsOfVendors } from "#modules/scheduling/index.ts"
import { minutesBySite } from "#modules/timekeeping/index.ts"
import { revenueWithin, sitesWrittenDown } from "../repository/revenue.ts"
import { type Entry, sourceOf } from "../rules/entries.ts"
import { withoutFewPeople } from "../rules/few-people.ts"
import { plannedLabour, pressEntries, slipEntries, type WageOf } from "../rules/labour-entries.ts"
import { feeEntries, outsideEntries, paperEntries, unbilledEntries } from "../rules/paper-entries.ts"
import { wageOfMinutes } from "../rules/wage-rate.ts"

export const monthsBetween = (from: IsoMonth, to: IsoMonth): ReadonlyArray<IsoMonth> => {
  const months: Array<IsoMonth> = []
  for (let month = from; month <= to; month = shiftMonth(month, 1)) months.push(month)
  return months
}

/** 労務費. A pay month reaches over two calendar months. */
const labour = Effect.fnUntraced(function* (companyId: number, months: ReadonlyArray<IsoMonth>, readsPay: boolean) {
  const [first = monthOf(isoDate("2000-01-01")), last = first] = [months[0], months.at(-1)]
  const { salaryClosingDate } = yield* found(companyById(companyId))
  const payMonths = [...months, shiftMonth(last, 1)]
  const periods = payMonths.map((month) => ({ month, ...payPeriodOf(month, salaryClosingDate) }))
  const worked = yield* minutesBySite(companyId, periods)
  const planned = yield* plannedMinutes(companyId, firstDayOf(first), lastDayOf(last))
  const staffIds = [...new Set([...worked, ...planned].map(({ staffId }) => staffId))]
  const [from, to] = [addDays(firstDayOf(first), -31), addDays(lastDayOf(last), 31)]
  const terms = yield* termsCovering(companyId, staffIds, from, to)
  const wageOf: WageOf = (staffId, month, minutes) => {
    const known = terms.get(staffId) ?? []
    const inForce = termsOn(known, lastDayOf(month)) ?? known[0]
    return inForce !== undefined && !paysWages(inForce) ? undefined : wageOfMinutes(minutes, inForce)
  }
  const slips = yield* costOfSlips(companyId, payMonths)
  const entries = [
    ...slipEntries(slips, worked),
    ...pressEntries(slips, worked, wageOf),
    ...plannedLabour(planned, wageOf),
  ].filter(({ month }) => months.includes(month))
  return readsPay ? entries : withoutFewPeople(entries)
})

/** What is spent and fixed: the plan knows what is fixed. */
const otherCosts = Effect.fnUntraced(function* (companyId: number, months: ReadonlyArray<IsoMonth>, now: IsoMonth) {
  const { expenses, fixed } = yield* costsByMonth(companyId, months)
  const spent = expenses.map(
    ({ count, month, siteId, sum }): Entry => ({
      ...{ siteId, month, part: "expenses", amount: yen(sum), isPlanned: false, isSettled: true, count },
      source: sourceOf("expenses"),
    }),
  )
  const recurring = fixed.flatMap(({ month, siteId, sum, title }) => {
    const entry = (isPlanned: boolean): Entry => ({
      ...{ siteId, month, part: "fixed", amount: yen(sum), isPlanned, isSettled: true, count: 1 },
      source: sourceOf("fixedCost", { name: title }),
    })
    return month > now ? [entry(true)] : [entry(true), entry(false)]
  })
  return [...spent, ...recurring]
})

/** Nothing here checks who asks; whether he reads everybody's pay decides how labour is told. Months beyond those asked for are left out. */
export const gatherEntries = Effect.fn("Reports.gatherEntries")(function* (
  companyId: number,
  within: { readonly from: IsoMonth; readonly to: IsoMonth },
  readsPay: boolean,
) {
  const months = monthsBetween(within.from, within.to)
  const [from, to] = [firstDayOf(within.from), lastDayOf(within.to)]
  const today = yield* todayInJapan
  const papers = yield* worthOfPapers(companyId, from, to)
  const work = yield* workOfCustomers(companyId, { from, to })
  const asked = yield* slotsOfVendors(companyId, from, to)
  const outside = [
    ...(yield* workOfVendors(companyId, { from, to })),
    ...(yield* workOfFreelancers(companyId, { from, to })),
  ]
  const fees = yield* feesOf(companyId, { from, to })
  const parties = [...asked, ...outside]
  const ids = <Id>(some: ReadonlyArray<Id | null>) => [...new Set(some.flatMap((id) => id ?? []))]
  const names = yield* namesOf(companyId, {
    partnerIds: ids(parties.map(({ partnerId }) => partnerId)),
    staffIds: ids([...outside, ...fees].map(({ staffId }) => staffId)),
  })
  const staffNames = new Map([...names.staff].map(([id, { name }]) => [id, name]))
  const rows = yield* revenueWithin(companyId, from, to)
  const written = rows.flatMap(({ amount, day, id, siteId, title }) => {
    const entry = (isPlanned: boolean): Entry => ({
      ...{ siteId, month: monthOf(day), part: "fixedPrice", amount, isPlanned, isSettled: true, count: 1 },
      source: sourceOf("revenue", { id, name: title }),
    })
    return day > today ? [entry(true)] : [entry(true), entry(false)]
  })
  const entries = [
    ...paperEntries(papers, new Set(yield* sitesWrittenDown(companyId))),
    ...unbilledEntries(work, papers, today),
    ...(yield* labour(companyId, months, readsPay)),
    ...outsideEntries({
      ...{ work: outside, asked, papers, today },
      names: {
        partners: new Map([...names.partners].map(([id, { companyName }]) => [id, companyName])),
        staff: staffNames,
      },
    }),
    ...feeEntries(fees, papers, staffNames, today),
    ...written,
    ...(yield* otherCosts(companyId, months, monthOf(today))),
  ]
  return entries.filter(({ month }) => month >= within.from && month <= within.to)
})
