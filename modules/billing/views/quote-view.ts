/** A bill that would be made → what is shown of it. */
import { flags } from "#modules/kernel/codes.ts"
import { ratioText } from "#modules/kernel/ratio.ts"
import type { Quote } from "../contract/company-plan.ts"
import { type Account, type AccountBill, isOffer } from "../rules/account.ts"
import { taxWithin } from "../rules/bill-lines.ts"
import { eachMember } from "../rules/members.ts"
import { lineView } from "./bill-view.ts"

export const quoteView = (bill: AccountBill): Quote => ({
  subscriptionId: bill.plan.id,
  name: bill.plan.name,
  price: bill.plan.price,
  numberOfPaymentMonths: bill.months,
  freeMonths: bill.freeMonths,
  people: bill.people,
  start: bill.startsOn,
  end: bill.endsOn,
  lines: (bill.lines ?? []).map(({ money, ...line }) => lineView({ ...line, money: ratioText(money) })),
  credit: bill.credit,
  total: bill.total,
  tax: taxWithin(bill.total),
  dueOn: bill.dueOn,
})

/** A whole month of it, with the members beside the plan. */
const monthOf = ({ extraMembers, plan }: Account) =>
  plan === undefined ? null : plan.price + eachMember(plan) * extraMembers

/** What an order makes of an account; nothing of it is stored. */
export const orderQuoteView = (before: Account, after: Account) => {
  const made = after.bills.find(({ id }) => id < 0)
  const isAtOnce = made === undefined || made.status === "paid"
  const isTerm = made !== undefined && made.purpose !== "members"
  return {
    bill: made === undefined ? null : quoteView(made),
    isAtOnce: isAtOnce ? flags.on : flags.off,
    balance: after.balance,
    expiredAt: isTerm && !isAtOnce ? made.endsOn : after.expiredAt,
    monthly: after.term === "PAY_LATER" && made === undefined ? monthOf(after) : null,
    replaces: before.bills.find(isOffer)?.plan.name ?? null,
  }
}
