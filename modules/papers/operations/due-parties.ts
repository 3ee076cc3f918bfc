/** Whose period is over and has to have its paper now: customers, vendors and freelancers with 書類を作る. */
import { Effect } from "effect"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses, type PayCycle } from "#modules/kernel/codes.ts"
import { everyPartner, staffOfCompany, termsCovering, termsOn } from "#modules/people/index.ts"
import { isPaidByPapers, payeeRoles } from "../policy/visible-papers.ts"
import { type Period, periodsTaken } from "../repository/automatic.ts"
import { type ClosedPeriod, closedPeriods } from "../rules/closed-period.ts"

export interface Due extends Pick<Period, "partnerId" | "side" | "staffId"> {
  readonly period: ClosedPeriod
  /** How often the party is paid: its papers are called by it. */
  readonly cycle: PayCycle
}
const keyOf = ({ partnerId, side, staffId }: Pick<Period, "partnerId" | "side" | "staffId">, closedOn: string) =>
  `${side} ${partnerId ?? ""} ${staffId ?? ""} ${closedOn}`

const partnersDue = Effect.fnUntraced(function* (companyId: number) {
  const today = yield* todayInJapan
  return (yield* everyPartner(companyId)).flatMap((partner): ReadonlyArray<Due> => {
    if (!partner.makesPaper || partner.status !== activeStatuses.active) return []
    const of = { partnerId: partner.id, staffId: null, cycle: "month" as const }
    const closedBy = (closingDate: number | null) =>
      closedPeriods(today, closingDate === null ? null : { closingDate, cycle: "month" })
    const ours = partner.isCustomer ? closedBy(partner.customerClosingDate) : []
    const theirs = partner.isVendor ? closedBy(partner.vendorClosingDate) : []
    return [
      ...ours.map((period) => ({ ...of, side: "customer" as const, period })),
      ...theirs.map((period) => ({ ...of, side: "payee" as const, period })),
    ]
  })
})

/** A freelancer's terms are dated: those of today say whether he wants his papers, and when his month or week ends. */
const freelancersDue = Effect.fnUntraced(function* (companyId: number) {
  const today = yield* todayInJapan
  const people = (yield* staffOfCompany(companyId, { roles: payeeRoles })).filter(isPaidByPapers)
  const ids = people.map(({ id }) => id)
  const terms = yield* termsCovering(companyId, ids, today, today)
  return ids.flatMap((staffId): ReadonlyArray<Due> => {
    const now = termsOn(terms.get(staffId) ?? [], today)
    if (now === undefined || !now.makesPaper) return []
    const { payCycle: cycle, paymentTerm } = now
    const closingDate = cycle === "day" ? 0 : paymentTerm
    const periods = closedPeriods(today, closingDate === null ? null : { closingDate, cycle })
    return periods.map((period) => ({ partnerId: null, staffId, side: "payee", period, cycle }))
  })
})

export const dueParties = Effect.fn("Papers.dueParties")(function* (companyId: number) {
  const taken = new Set((yield* periodsTaken(companyId)).map((one) => keyOf(one, one.closedOn)))
  const due = [...(yield* partnersDue(companyId)), ...(yield* freelancersDue(companyId))]
  return due.filter((one) => !taken.has(keyOf(one, one.period.to)))
})
