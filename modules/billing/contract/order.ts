/** What a company orders of its plan, on the wire. Prices are said to be compared, and counted by nobody else (D92). */
import { Schema } from "effect"
import { paymentTerms } from "#modules/companies/codes.ts"
import { IsoDate } from "#modules/kernel/civil-day.ts"
import { flags, wireValues } from "#modules/kernel/codes.ts"
import { CampaignCode } from "#modules/kernel/fields/campaign-code.ts"
import { Count, wholeBetween } from "#modules/kernel/fields/number.ts"
import { Id, oneOf, pageFields, Version } from "#modules/kernel/fields/row.ts"
import { SubscriptionContact } from "#modules/kernel/fields/subscription-contact.ts"
import { Memo } from "#modules/kernel/fields/text.ts"
import { billPurposes, disputeStates } from "../codes.ts"
import { Bill } from "./bill.ts"
import { CompanyPlan } from "./company-plan.ts"

const Flag = oneOf(wireValues(flags))
/** Which months, when they are paid, and how. Without a term it is the one that fits: several months are paid before them. */
const terms = {
  subscriptionOptionId: Schema.optionalKey(Schema.NullOr(Id)),
  paymentTerm: Schema.optionalKey(oneOf(wireValues(paymentTerms))),
  isBanking: Schema.optionalKey(Flag),
}
/** Of a campaign; good for what is paid in advance. */
const campaignCode = Schema.optionalKey(Schema.NullOr(CampaignCode))
/** The version of the plan that was looked at; absent where nobody looked. */
const looked = { version: Schema.optionalKey(Version) }

/** What is paid now, as it was counted and shown: where it comes to another sum meanwhile, nothing is ordered (D92). */
const paidNow = { total: Schema.optionalKey(Count) }

/** The plan as it was shown: one that costs something else now is shown again. */
const shown = {
  price: Count,
  totalUser: Schema.NullOr(Count),
  description: Schema.optionalKey(Memo),
}
const change = {
  ...shown,
  ...terms,
  subscriptionId: Id,
  subscriptionContact: Schema.optionalKey(Schema.NullOr(SubscriptionContact)),
  campaignCode,
  ...paidNow,
  ...looked,
}
export const ChangePlan = Schema.Struct({ companyId: Id, ...change })
export type ChangePlan = typeof ChangePlan.Type
/** The company stands in the path. */
export const ChangePlanOf = Schema.Struct(change)

export const ExtendPlan = Schema.Struct({
  companyId: Id,
  price: Count,
  subscriptionOptionId: Schema.optionalKey(Schema.NullOr(Id)),
  campaignCode,
  isBanking: Schema.optionalKey(Flag),
  ...paidNow,
  ...looked,
})
export type ExtendPlan = typeof ExtendPlan.Type

const mostPeople = 1000
export const BuyMembers = Schema.Struct({
  companyId: Id,
  /** How many more. */
  totalUser: wholeBetween(1, mostPeople),
  /** One of them, for a month. */
  price: Count,
  isBanking: Schema.optionalKey(Flag),
  ...paidNow,
  ...looked,
})
export type BuyMembers = typeof BuyMembers.Type

/** 1 takes a renewal up again that was ended. */
export const EndRenewal = Schema.Struct({ companyId: Id, isRenewing: Schema.optionalKey(Flag), ...looked })
export type EndRenewal = typeof EndRenewal.Type

/** How bills are paid from now on. */
export const ChangeWay = Schema.Struct({ companyId: Id, isBanking: Flag, ...looked })
export type ChangeWay = typeof ChangeWay.Type

/** What to count: an order of a plan, of more months (`extend`), or of more people. */
export const AskPrice = Schema.Struct({
  subscriptionId: Schema.optionalKey(Id),
  subscriptionOptionId: terms.subscriptionOptionId,
  paymentTerm: terms.paymentTerm,
  totalUser: Schema.optionalKey(wholeBetween(1, mostPeople)),
  campaignCode,
})
export type AskPrice = typeof AskPrice.Type

/** What was ordered, with the plan as it stands now. */
export const Ordered = Schema.Struct({
  /** Whether it took effect; else it does so with the payment of the bill. */
  isDone: Flag,
  /** To be paid; null where there is nothing to pay now. */
  bill: Schema.NullOr(Bill),
  plan: CompanyPlan,
})

export const HistoryQuery = Schema.Struct({
  /** Of one year in Japan. */
  year: Schema.optionalKey(wholeBetween(2000, 2999)),
  ...pageFields,
})
export type HistoryQuery = typeof HistoryQuery.Type

/** A payment as it was when it was made: the plan's name and price of that day. */
export const Payment = Schema.Struct({
  id: Schema.Int,
  /** When it was paid. */
  time: Schema.String,
  status: Schema.Literal("paid"),
  metadata: Schema.Struct({
    start: IsoDate,
    end: IsoDate,
    dataPlan: Schema.Struct({
      name: Schema.String,
      price: Schema.Int,
      totalUser: Schema.NullOr(Schema.Int),
      isMultiMonthPayment: Flag,
      numberOfPaymentMonths: Schema.Int,
    }),
    /** What was paid. */
    price: Schema.Int,
  }),
  purpose: Schema.Literals(billPurposes),
  people: Schema.Int,
  credit: Schema.Int,
  tax: Schema.Int,
  paidBy: Schema.Literals(["balance", "bank", "credit"]),
  /** Of it, what went back to the card. */
  refunded: Schema.Int,
  /** Whether the card's holder contests it at his bank. */
  dispute: Schema.Literals(disputeStates),
  reference: Schema.String,
})
export type Payment = typeof Payment.Type
/** The sum is of all that were asked for; years are those in which something was paid. */
export const PaymentsPage = Schema.Struct({
  success: Schema.Literal(true),
  data: Schema.Array(Payment),
  pageIndex: Schema.Int,
  totalPages: Schema.Int,
  totalItems: Schema.Int,
  total: Schema.Int,
  years: Schema.Array(Schema.Int),
})
