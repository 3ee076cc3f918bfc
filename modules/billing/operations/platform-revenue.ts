/** 売上レポート of the platform: by month, plan and way of payment, with what is owed; counted from bills (SUP-08, D101). */
import { Effect } from "effect"
import { companiesByIds } from "#modules/companies/index.ts"
import { daysBetween, type IsoMonth, instantOf, isoDate, shiftMonth } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { activeStatuses } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import type { RevenueQuery } from "../contract/platform-revenue.ts"
import { wentBackBetween } from "../repository/card-payments.ts"
import { heldOfBills } from "../repository/money.ts"
import { billsOfMonths, everyUnpaid, receivedByMonth } from "../repository/revenue.ts"
import type { BillRow } from "../repository.ts"
import { worthOf } from "../rules/account.ts"
import { taxWithin } from "../rules/bill-lines.ts"
import { refundsByMonth } from "../rules/refund.ts"
import {
  besideBefore,
  figuresOf,
  monthsFrom,
  movesBetween,
  payersOf,
  sharesBy,
  sharesWithin,
} from "../rules/revenue.ts"
import { stillOwed } from "../rules/still-owed.ts"
import { referenceOf } from "../views/bill-view.ts"

const { inactive, active } = activeStatuses
/** Whom the platform has not let in yet, or has rejected, owes it nothing that it counts on. */
const countedStates: ReadonlyArray<number> = [active, inactive]

/** What was paid out of a company's balance came in by no way. */
const methodOf = ({ bankingAt, paidBy }: BillRow) => {
  if (paidBy !== null) return paidBy === "balance" ? undefined : paidBy
  return bankingAt === null ? undefined : "bank"
}
const mostMonths = 60

/** Of what is paid also what was credited: those days are this plan's now. Of an order that waits nothing is credited yet. */
const givenFor = (bill: BillRow) => (bill.status === "paid" ? worthOf(bill) : bill.total)

/** Bills that count, with the names of their companies: what came is revenue, whoever it came from. */
const counted = Effect.fnUntraced(function* (rows: ReadonlyArray<BillRow>) {
  const companies = yield* companiesByIds([...new Set(rows.map(({ companyId }) => companyId))])
  const byId = new Map(companies.map((one) => [one.id, one]))
  return rows.flatMap((bill) => {
    const company = byId.get(bill.companyId)
    // An order that waits is no debt: it is paid, or over with its day. A transfer that was promised is waited for.
    const isDebt = bill.purpose === "month" || bill.bankingAt !== null
    const isOwed = company !== undefined && countedStates.includes(company.status) && isDebt
    const isCounted = company !== undefined && (bill.status === "paid" || isOwed)
    return isCounted && givenFor(bill) > 0 ? [{ bill, companyName: company.name }] : []
  })
})

const owedToday = Effect.fnUntraced(function* () {
  const today = yield* todayInJapan
  const unpaid = yield* counted(yield* everyUnpaid())
  const held = yield* heldOfBills(unpaid.map(({ bill }) => bill.id))
  const bills = unpaid.map(({ bill, companyName }) => ({
    id: bill.id,
    companyId: bill.companyId,
    companyName,
    reference: referenceOf(bill),
    planName: bill.planName,
    money: stillOwed([bill], held),
    dueOn: bill.dueOn,
    daysOver: Math.max(0, daysBetween(bill.dueOn, today)),
  }))
  const sum = (of: typeof bills) => of.reduce((all, { money }) => all + money, 0)
  return {
    money: sum(bills),
    overdue: sum(bills.filter(({ daysOver }) => daysOver > 0)),
    companies: new Set(bills.map(({ companyId }) => companyId)).size,
    bills,
  }
})

const firstOf = (month: IsoMonth) => instantOf(isoDate(`${month}-01`), "00:00")

/** Fails with Invalid_Input where the months end before they begin, or are more than five years. */
export const platformRevenue = Effect.fn("Billing.platformRevenue")(function* ({ from, to }: RevenueQuery) {
  const months = monthsFrom(from, to)
  if (months.length === 0 || months.length > mostMonths) {
    const key = months.length === 0 ? "endBeforeStart" : `tooMany:${mostMonths}`
    return yield* refuse("Invalid_Input", [{ field: "to", message: key }])
  }
  // With the month before the first, of which the first says the difference.
  const earliest = shiftMonth(from, -1)
  const rows = (yield* counted(yield* billsOfMonths(earliest, to))).map(({ bill, companyName }) => ({
    ...{ ...bill, companyName },
    isAhead: bill.months > 1,
    total: givenFor(bill),
    isPaid: bill.status === "paid",
    isRest: bill.purpose === "members",
    method: methodOf(bill),
  }))
  const stretch = [firstOf(from), firstOf(shiftMonth(to, 1))] as const
  const received = yield* receivedByMonth(...stretch)
  const refunded = refundsByMonth(yield* wentBackBetween(...stretch))
  const known = sharesWithin(rows, earliest, to)
  const ofMonth = Map.groupBy(known, ({ month }) => month)
  const shares = known.filter(({ month }) => month >= from)
  const all = figuresOf(shares)
  return {
    ...all,
    tax: taxWithin(all.revenue),
    months: months.map((month) => {
      const own = ofMonth.get(month) ?? []
      const before = ofMonth.get(shiftMonth(month, -1)) ?? []
      const figures = figuresOf(own)
      return {
        month,
        ...figures,
        change: figures.revenue - figuresOf(before).revenue,
        received: (received.get(month) ?? 0) - (refunded.get(month) ?? 0),
        payers: payersOf(own),
        moves: movesBetween(before, own),
        plans: besideBefore(own, before, ({ planId }) => planId).map(({ last: { planId, planName }, ...of }) => ({
          ...{ planId, planName, ...of },
        })),
        byCompany: besideBefore(own, before, ({ companyId }) => companyId).map(
          ({ last: { companyId, companyName }, ...of }) => ({ companyId, companyName, ...of }),
        ),
      }
    }),
    plans: sharesBy(shares, ({ planId }) => planId)
      .map(({ key, shares: of }) => ({ planId: key, planName: of.at(-1)?.planName ?? "", ...figuresOf(of) }))
      .toSorted((one, other) => other.revenue - one.revenue),
    owed: yield* owedToday(),
  }
})
