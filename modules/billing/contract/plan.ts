/** プラン on the wire, as anybody may read it: every price is counted here, so that nobody counts one elsewhere (D92). */
import { Schema } from "effect"
import { paymentMethods, planBenefits } from "#modules/companies/codes.ts"
import { IsoDate } from "#modules/kernel/civil-day.ts"
import { flags, wireValues } from "#modules/kernel/codes.ts"
import { CampaignCode } from "#modules/kernel/fields/campaign-code.ts"
import { oneOf } from "#modules/kernel/fields/row.ts"

const Flag = oneOf(wireValues(flags))

export const PlanQuery = Schema.Struct({
  /** Only what can be chosen now is listed, so nothing else is asked for. */
  status: Schema.optionalKey(oneOf([flags.on])),
  /** What plans cost by this code, where they cost less by it. */
  campaignCode: Schema.optionalKey(CampaignCode),
})
export type PlanQuery = typeof PlanQuery.Type

/** What so many months come to, begun today. */
const counted = {
  total: Schema.Int,
  /** Of the total. */
  tax: Schema.Int,
  /** Months × price, before what is taken off. */
  gross: Schema.Int,
  /** What is taken off; the exact half of a yen goes with the total. */
  discount: Schema.Int,
  freeMonths: Schema.Int,
  usableMonths: Schema.Int,
  perMonth: Schema.Int,
  /** The last day of use. */
  expiredAt: IsoDate,
  /** What made it so, where a code did. */
  campaign: Schema.NullOr(
    Schema.Struct({ name: Schema.String, benefit: oneOf(wireValues(planBenefits)), benefitValue: Schema.Int }),
  ),
}
export const SubscriptionOption = Schema.Struct({
  id: Schema.Int,
  numberOfPaymentMonths: Schema.Int,
  benefit: oneOf(wireValues(planBenefits)),
  benefitValue: Schema.Int,
  status: oneOf([flags.on]),
  ...counted,
})

export const Plan = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  /** A month, in whole yen. */
  price: Schema.Int,
  /** Null: any number of people. */
  totalUser: Schema.NullOr(Schema.Int),
  /** What it holds, a line each. */
  description: Schema.String,
  isContact: Flag,
  isMultiMonthPayment: Flag,
  /** How it can be paid now; none of what costs nothing. */
  paymentMethods: Schema.Array(oneOf(wireValues(paymentMethods))),
  /** Several months at once; all of them are paid in advance. */
  subscriptionOptions: Schema.Array(SubscriptionOption),
  /** One month, paid in advance. */
  oneMonth: Schema.Struct(counted),
})
