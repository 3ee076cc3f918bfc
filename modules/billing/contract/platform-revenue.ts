/** 売上レポート of the platform on the wire: every figure comes from bills, whole yen (SUP-08, D101). */
import { Schema } from "effect"
import { IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { flags, wireValues } from "#modules/kernel/codes.ts"
import { oneOf } from "#modules/kernel/fields/row.ts"
import { disputeStates } from "../codes.ts"
import { Bill } from "./bill.ts"

export const RevenueQuery = Schema.Struct({ from: IsoMonth, to: IsoMonth })
export type RevenueQuery = typeof RevenueQuery.Type

/** By how it was paid, or is to be: `open` is what is not paid and by no way that was chosen. */
const byMethod = { credit: Schema.Int, bank: Schema.Int, open: Schema.Int }
const figures = { revenue: Schema.Int, paid: Schema.Int, unpaid: Schema.Int, ...byMethod }
const ofPlan = { planId: Schema.Int, planName: Schema.String, companies: Schema.Int, ...figures }

export const PlatformRevenue = Schema.Struct({
  ...figures,
  companies: Schema.Int,
  /** Tax of the revenue, which holds it. */
  tax: Schema.Int,
  months: Schema.Array(
    Schema.Struct({
      month: IsoMonth,
      companies: Schema.Int,
      ...figures,
      /** What came in during the month, whatever months it is for, less what went back of it to cards. */
      received: Schema.Int,
      /** Of the revenue, to the month before. */
      change: Schema.Int,
      /** How many companies pay by which way, several months at once, or a month at a time. */
      payers: Schema.Struct({ credit: Schema.Int, bank: Schema.Int, ahead: Schema.Int, monthly: Schema.Int }),
      /** How many came, left and changed their plan since the month before. */
      moves: Schema.Struct({ came: Schema.Int, left: Schema.Int, changed: Schema.Int }),
      /** The largest first; with what was there the month before alone. */
      plans: Schema.Array(Schema.Struct({ ...ofPlan, change: Schema.Int })),
      byCompany: Schema.Array(
        Schema.Struct({
          ...{ companyId: Schema.Int, companyName: Schema.String, companies: Schema.Int },
          ...{ ...figures, change: Schema.Int },
        }),
      ),
    }),
  ),
  /** The dearest first. */
  plans: Schema.Array(Schema.Struct(ofPlan)),
  /** Everything that is owed today, whatever was asked for; the oldest first. */
  owed: Schema.Struct({
    money: Schema.Int,
    overdue: Schema.Int,
    companies: Schema.Int,
    bills: Schema.Array(
      Schema.Struct({
        id: Schema.Int,
        companyId: Schema.Int,
        companyName: Schema.String,
        reference: Schema.String,
        planName: Schema.String,
        money: Schema.Int,
        dueOn: IsoDate,
        /** Days after its last day; 0 while it is not over. */
        daysOver: Schema.Int,
      }),
    ),
  }),
})
export type PlatformRevenue = typeof PlatformRevenue.Type

/** Every bill of one company, for the platform. */
export const CompanyBills = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  paymentStatus: Schema.Int,
  expiredAt: Schema.NullOr(IsoDate),
  /** How many it uses, how many of them are invitations that wait, and how many it may; null is any number (D91). */
  seats: Schema.Struct({ used: Schema.Int, invited: Schema.Int, limit: Schema.NullOr(Schema.Int) }),
  bills: Schema.Array(
    Schema.Struct({
      ...Bill.fields,
      refunded: Schema.Int,
      dispute: Schema.Literals(disputeStates),
      version: Schema.Int,
      /** A transfer paid it, and it can be told what was there before. */
      isTakeable: oneOf(wireValues(flags)),
    }),
  ),
})
