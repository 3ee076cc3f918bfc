/** 契約 on the wire: what a company has of its plan, what it may order, and what the next bill comes to. */
import { Schema } from "effect"
import { paymentMethods, paymentTerms } from "#modules/companies/codes.ts"
import { IsoDate } from "#modules/kernel/civil-day.ts"
import { flags, wireValues } from "#modules/kernel/codes.ts"
import { oneOf } from "#modules/kernel/fields/row.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { seatKinds } from "../codes.ts"
import type { planPolicy } from "../policy/plan-policy.ts"
import { Bill, BillLine } from "./bill.ts"
import { Plan } from "./plan.ts"

const Flag = oneOf(wireValues(flags))
const count = Schema.NullOr(Schema.Int)
const day = Schema.NullOr(IsoDate)

/** What a bill would be, were it made now: counted by the same rules, stored nowhere. */
export const Quote = Schema.Struct({
  subscriptionId: Schema.Int,
  name: Schema.String,
  /** A month of the plan. */
  price: Schema.Int,
  numberOfPaymentMonths: Schema.Int,
  freeMonths: Schema.Int,
  /** Members beyond the plan that it holds. */
  people: Schema.Int,
  start: IsoDate,
  /** The last day of use that it is for. */
  end: IsoDate,
  lines: Schema.Array(BillLine),
  /** Taken off by credit. */
  credit: Schema.Int,
  total: Schema.Int,
  /** Of the total. */
  tax: Schema.Int,
  dueOn: IsoDate,
})
export type Quote = typeof Quote.Type

/** What an order would do. */
export const OrderQuote = Schema.Struct({
  /** Null where nothing is paid in advance: months are billed when they are over. */
  bill: Schema.NullOr(Quote),
  /** Whether it takes effect at once, and not with its payment. */
  isAtOnce: Flag,
  /** To the credit of the company from then on. */
  balance: Schema.Int,
  /** The last day of use from then on; null where none is set. */
  expiredAt: day,
  /** Ordered before and not paid: the order takes its place. */
  replaces: Schema.NullOr(Schema.String),
  /** A whole month of what is paid afterwards, with its members; null where it is paid in advance. */
  monthly: Schema.NullOr(Schema.Int),
})

const Chosen = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  price: Schema.Int,
  totalUser: count,
  isMultiMonthPayment: Flag,
  numberOfPaymentMonths: Schema.Int,
})

export const CompanyPlan = Schema.Struct({
  companyId: Schema.Int,
  /** Null before one was chosen. */
  plan: Schema.NullOr(Chosen),
  /** The same with its months and their prices of today, by which it is extended; sold to others or not. */
  present: Schema.NullOr(Plan),
  /** Payment provider (D75). */
  subscriptionType: Schema.NullOr(Schema.Int),
  paymentTerm: Schema.NullOr(oneOf(wireValues(paymentTerms))),
  isBanking: Flag,
  /** Ways by which its plan can be paid now. */
  paymentMethods: Schema.Array(oneOf(wireValues(paymentMethods))),
  paymentStatus: Schema.Int,
  /** The last day of use; null where none is set. */
  expiredAt: day,
  isRenewing: Flag,
  /** The last day, were the renewal ended today. */
  lastDayIfEnded: day,
  seats: Schema.Struct({
    used: Schema.Int,
    /** Null: any number. */
    limit: count,
    extra: Schema.Int,
    kinds: Schema.Array(Schema.Struct({ kind: oneOf(seatKinds), people: Schema.Int })),
    /** One more, for a month; null where none is sold. */
    price: count,
  }),
  /** Plans that it may change to. */
  choices: Schema.Array(Schema.Int),
  /** The rest is for whoever pays; others read null. */
  nextBill: Schema.NullOr(Quote),
  balance: count,
  /** Ordered and not paid. */
  order: Schema.NullOr(Bill),
  /** It asks for a plan of its own, and waits for a word. */
  isConsulting: Flag,
  /** Names of whoever may order and pay. */
  admins: Schema.Array(Schema.String),
  /** Of months that were used. */
  owed: Schema.NullOr(Schema.Struct({ bills: Schema.Int, total: Schema.Int, dueOn: day })),
  version: Schema.Int,
  permissions: permissionsBy<typeof planPolicy>(),
})
export type CompanyPlan = typeof CompanyPlan.Type
