/** Whose period is over and has to have its paper now: customers, vendors and freelancers with 書類を作る. */
import { Effect } from "effect"
import { addDays, type IsoDate } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses, type PayCycle } from "#modules/kernel/codes.ts"
import { everyPartner, staffOfCompany, type Terms, termsCovering, termsOn } from "#modules/people/index.ts"
import { isPaidByPapers, payeeRoles } from "../policy/visible-papers.ts"
import { type Period, periodsTaken } from "../repository/automatic.ts"
import { type ChangeOfCycle, type Closing, withWhatWasLeft } from "../rules/changed-cycle.ts"
import { type ClosedPeriod, closedPeriods } from "../rules/closed-period.ts"

export interface Due extends Pick<Period, "partnerId" | "side" | "staffId"> {
  readonly period: ClosedPeriod
  /** How often the party is paid: its papers are called by it. */
  readonly cycle: PayCycle
}
type OfParty = Pick<Period, "partnerId" | "side" | "staffId">
const partyKey = ({ partnerId, side, staffId }: OfParty) => `${side} ${partnerId ?? ""} ${staffId ?? ""}`
/** The last day that papers of a party cover by themselves. */
type LastClosed = (of: OfParty) => IsoDate | undefined

const partnersDue = Effect.fnUntraced(function* (companyId: number, lastClosed: LastClosed) {
  const today = yield* todayInJapan
  return (yield* everyPartner(companyId)).flatMap((partner): ReadonlyArray<Due> => {
    if (!partner.makesPaper || partner.status !== activeStatuses.active) return []
    const dueOn = (side: Due["side"], closingDate: number | null) => {
      const of = { partnerId: partner.id, staffId: null, side, cycle: "month" as const }
      if (closingDate === null) return []
      const closing = { closingDate, cycle: of.cycle }
      const periods = withWhatWasLeft(closedPeriods(today, closing), closing, lastClosed(of))
      return periods.map((period) => ({ ...of, period }))
    }
    return [
      ...(partner.isCustomer ? dueOn("customer", partner.customerClosingDate) : []),
      ...(partner.isVendor ? dueOn("payee", partner.vendorClosingDate) : []),
    ]
  })
})

/** Two months hold the period that a change of terms cut short, and the week until its paper is made. */
const daysOfChange = 62
const closingOf = ({ payCycle: cycle, paymentTerm }: Terms): Closing | null => {
  const closingDate = cycle === "day" ? 0 : paymentTerm
  return closingDate === null ? null : { closingDate, cycle }
}
const isSame = (one: Closing, other: Closing | null) =>
  one.cycle === other?.cycle && one.closingDate === other?.closingDate

/** The last of his terms that closed otherwise than those of now, and wanted their papers. */
const changeOf = (ascending: ReadonlyArray<Terms>, now: Closing): ChangeOfCycle | undefined => {
  const at = ascending.findLastIndex((terms) => !isSame(now, closingOf(terms)))
  const [before, after] = [ascending[at], ascending[at + 1]]
  if (before === undefined || after === undefined || !before.makesPaper) return undefined
  const closing = closingOf(before)
  return closing === null ? undefined : { since: after.effectiveFrom, before: closing }
}

/** A freelancer's terms are dated: those of today say whether he wants his papers, and when his month or week ends. */
const freelancersDue = Effect.fnUntraced(function* (companyId: number, lastClosed: LastClosed) {
  const today = yield* todayInJapan
  const people = (yield* staffOfCompany(companyId, { roles: payeeRoles })).filter(isPaidByPapers)
  const ids = people.map(({ id }) => id)
  const terms = yield* termsCovering(companyId, ids, addDays(today, -daysOfChange), today)
  return ids.flatMap((staffId): ReadonlyArray<Due> => {
    const known = terms.get(staffId) ?? []
    const now = termsOn(known, today)
    const closing = now === undefined || !now.makesPaper ? null : closingOf(now)
    if (now === undefined || closing === null) return []
    const of = { partnerId: null, staffId, side: "payee" as const, cycle: now.payCycle }
    const periods = withWhatWasLeft(closedPeriods(today, closing), closing, lastClosed(of), changeOf(known, closing))
    return periods.map((period) => ({ ...of, period }))
  })
})

export const dueParties = Effect.fn("Papers.dueParties")(function* (companyId: number) {
  const taken = Map.groupBy(yield* periodsTaken(companyId), partyKey)
  const closesOf = (of: OfParty) => (taken.get(partyKey(of)) ?? []).map(({ closedOn }) => closedOn)
  const lastClosed: LastClosed = (of) => closesOf(of).toSorted().at(-1)
  const due = [...(yield* partnersDue(companyId, lastClosed)), ...(yield* freelancersDue(companyId, lastClosed))]
  return due.filter((one) => !closesOf(one).includes(one.period.to))
})
