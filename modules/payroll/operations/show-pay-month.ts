/** A pay month as its page shows it: state, sums, closes so far, and what may be done next. */

import { Effect } from "effect"
import { membershipsOfCompany, payMonthStates } from "#modules/companies/index.ts"
import { peopleByIds } from "#modules/identity/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { IsoMonth } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses, roleIds } from "#modules/kernel/codes.ts"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { authorize, permissionsOn } from "#modules/kernel/policy.ts"
import { staffOfPerson } from "#modules/people/index.ts"
import { closers, payMonthPolicy } from "../policy.ts"
import { closesOf, slipsOfStaff } from "../repository.ts"
import { datesOfMonth } from "../rules/month-dates.ts"
import { stillUnpaid } from "./left-out.ts"
import { totalsOfMonth } from "./month-figures.ts"
import { payMonthOfCompany } from "./person-inputs.ts"
import { closeKind } from "./start-close.ts"

/** 締めの担当: who may close, those first whose work it is. */
const closersOf = Effect.fnUntraced(function* (companyId: number) {
  const members = (yield* membershipsOfCompany(companyId, closers)).filter(
    ({ status }) => status === activeStatuses.active,
  )
  const nameOf = new Map(
    (yield* peopleByIds(members.map(({ personId }) => personId))).map(({ id, name }) => [id, name]),
  )
  const order: ReadonlyArray<number> = closers.map((role) => roleIds[role])
  return members
    .toSorted((one, other) => order.indexOf(one.role) - order.indexOf(other.role))
    .map(({ personId, role }) => ({ name: nameOf.get(personId) ?? "", roleId: role }))
})

export const payMonthView = Effect.fn("Payroll.payMonthView")(function* (month: IsoMonth) {
  const actor = yield* CurrentActor
  const { companyId } = actor
  const known = (yield* payMonthStates(companyId, [month])).get(month) ?? { state: "open" as const, revision: 0 }
  yield* authorize(payMonthPolicy, "read", known)
  const period = yield* payMonthOfCompany(companyId, month)
  const maySee = payMonthPolicy.actions.check(actor, known) === true
  const begun = yield* closesOf(companyId, month)
  const closes = maySee ? begun : []
  const starters = new Map(
    (yield* peopleByIds(closes.map(({ startedBy }) => startedBy))).map((one) => [one.id, one.name]),
  )
  const jobs = maySee ? (yield* Jobs.list({ kind: closeKind, pageSize: 100 })).data : []
  return {
    month,
    from: period.from,
    to: period.to,
    paidOn: period.paidOn,
    ...datesOfMonth(period.paidOn),
    state: known.state,
    revision: known.revision,
    corrections: Math.max(0, begun.filter(({ endedAt }) => endedAt !== null).length - 1),
    isOver: (yield* todayInJapan) > period.to,
    totals: yield* totalsOfMonth(month),
    // One that broke off has no end, and another came after it.
    closes: closes
      .filter(({ endedAt }, at) => endedAt !== null || at === closes.length - 1)
      .map((row) => ({
        revision: row.revision,
        startedAt: row.startedAt,
        endedAt: row.endedAt,
        startedBy: starters.get(row.startedBy) ?? "",
        reason: row.reason,
        people: row.staffIds?.length ?? null,
      })),
    closers: maySee ? yield* closersOf(companyId) : [],
    unpaid: maySee ? yield* stillUnpaid(companyId, month, known.revision) : [],
    jobId: jobs.find(({ key }) => key.startsWith(`${month}.`))?.id ?? null,
    permissions: permissionsOn(payMonthPolicy, actor, known),
  }
})

/** The actor's own slips in force, latest month first. */
export const ownSlips = Effect.fn("Payroll.ownSlips")(function* () {
  const { companyId, personId } = yield* CurrentActor
  const staff = yield* staffOfPerson(companyId, personId)
  if (staff === undefined) return []
  const rows = yield* slipsOfStaff(companyId, staff.id)
  const states = yield* payMonthStates(companyId, [...new Set(rows.map(({ month }) => month))])
  const made = rows.filter(({ month, revision }) => revision <= (states.get(month)?.revision ?? 0))
  const inForce = new Map(made.map((row) => [row.month, row]))
  return [...inForce.values()]
    .toSorted((a, b) => (a.month < b.month ? 1 : -1))
    .map(({ id, month, paidOn, revision, gross, deductions, net }) => ({
      id,
      month,
      paidOn,
      revision,
      corrections: made.filter((one) => one.month === month).length - 1,
      gross,
      deductions,
      net,
    }))
})
