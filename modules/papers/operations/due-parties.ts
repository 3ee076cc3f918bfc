/** Whose period is over and has to have its paper now: customers, vendors and freelancers with 書類を作る. */
import { Effect } from "effect"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { everyPartner, staffOfCompany, termsCovering, termsOn } from "#modules/people/index.ts"
import { isPaidByPapers, payeeRoles } from "../policy/visible-papers.ts"
import { type Period, periodsTaken } from "../repository/automatic.ts"
import { closedPeriod } from "../rules/closed-period.ts"

export interface Due extends Pick<Period, "partnerId" | "side" | "staffId"> {
  readonly period: NonNullable<ReturnType<typeof closedPeriod>>
}
const keyOf = ({ partnerId, side, staffId }: Pick<Period, "partnerId" | "side" | "staffId">, closedOn: string) =>
  `${side} ${partnerId ?? ""} ${staffId ?? ""} ${closedOn}`

const partnersDue = Effect.fnUntraced(function* (companyId: number) {
  const today = yield* todayInJapan
  return (yield* everyPartner(companyId)).flatMap((partner): ReadonlyArray<Due> => {
    if (!partner.makesPaper || partner.status !== activeStatuses.active) return []
    const of = { partnerId: partner.id, staffId: null }
    const ours = partner.isCustomer ? closedPeriod(today, partner.customerClosingDate) : null
    const theirs = partner.isVendor ? closedPeriod(today, partner.vendorClosingDate) : null
    return [
      ...(ours === null ? [] : [{ ...of, side: "customer" as const, period: ours }]),
      ...(theirs === null ? [] : [{ ...of, side: "payee" as const, period: theirs }]),
    ]
  })
})

/** A freelancer's terms are dated: those of today say whether he wants his papers, and when his month ends. */
const freelancersDue = Effect.fnUntraced(function* (companyId: number) {
  const today = yield* todayInJapan
  const people = (yield* staffOfCompany(companyId, { roles: payeeRoles })).filter(isPaidByPapers)
  const ids = people.map(({ id }) => id)
  const terms = yield* termsCovering(companyId, ids, today, today)
  return ids.flatMap((staffId): ReadonlyArray<Due> => {
    const now = termsOn(terms.get(staffId) ?? [], today)
    if (now === undefined || !now.makesPaper || now.payCycle !== "month") return []
    const period = closedPeriod(today, now.paymentTerm)
    return period === null ? [] : [{ partnerId: null, staffId, side: "payee", period }]
  })
})

export const dueParties = Effect.fn("Papers.dueParties")(function* (companyId: number) {
  const taken = new Set((yield* periodsTaken(companyId)).map((one) => keyOf(one, one.closedOn)))
  const due = [...(yield* partnersDue(companyId)), ...(yield* freelancersDue(companyId))]
  return due.filter((one) => !taken.has(keyOf(one, one.period.to)))
})
