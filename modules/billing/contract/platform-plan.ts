/** プラン on the wire as the platform keeps them, and what a consultation comes to (SUP-04, SUP-06). */
import { Schema } from "effect"
import { paymentMethods, paymentTerms, planBenefits } from "#modules/companies/codes.ts"
import { flags, wireValues } from "#modules/kernel/codes.ts"
import { wholeBetween } from "#modules/kernel/fields/number.ts"
import { Id, oneOf, Version } from "#modules/kernel/fields/row.ts"
import { CommonText, Memo } from "#modules/kernel/fields/text.ts"

const Flag = oneOf(wireValues(flags))
/** Beyond it a year of a plan would be more than the database's whole numbers hold. */
const dearest = 10_000_000
const mostMonths = 60

const OptionGiven = Schema.Struct({
  numberOfPaymentMonths: wholeBetween(2, mostMonths),
  benefit: oneOf(wireValues(planBenefits)),
  /** Percent of the whole, or months that come for nothing. */
  benefitValue: wholeBetween(1, 99),
})
export type OptionGiven = typeof OptionGiven.Type

const given = {
  name: CommonText,
  /** A month, in whole yen. */
  price: wholeBetween(0, dearest),
  /** Null: any number of people. */
  totalUser: Schema.NullOr(wholeBetween(1, 1_000_000)),
  /** What it holds, a line each. */
  description: Memo,
  /** Agreed on by talking. */
  isContact: Flag,
  paymentMethods: Schema.Array(oneOf(wireValues(paymentMethods))).check(Schema.isMaxLength(2)),
  /** All that are open from now on: one that is missing is closed, and stays with who chose it. */
  subscriptionOptions: Schema.Array(OptionGiven).check(Schema.isMaxLength(12)),
}
export const SavePlan = Schema.Struct(given)
export type SavePlan = typeof SavePlan.Type
export const UpdatePlan = Schema.Struct({ ...given, version: Version })
export type UpdatePlan = typeof UpdatePlan.Type

/** 0 hides it from who chooses; who has it keeps it. */
export const PlanStatus = Schema.Struct({ status: Flag, version: Version })
export type PlanStatus = typeof PlanStatus.Type

export const PlatformPlan = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  price: Schema.Int,
  totalUser: Schema.NullOr(Schema.Int),
  description: Schema.String,
  isContact: Flag,
  paymentMethods: Schema.Array(oneOf(wireValues(paymentMethods))),
  status: Flag,
  /** How many companies have it now. */
  companies: Schema.Int,
  subscriptionOptions: Schema.Array(Schema.Struct({ ...OptionGiven.fields, id: Schema.Int })),
  version: Schema.Int,
})
export type PlatformPlan = typeof PlatformPlan.Type

/** What was agreed on: a plan that is no consultation itself, open or hidden, and how it is paid. */
export const ApproveContact = Schema.Struct({
  subscriptionId: Id,
  subscriptionOptionId: Schema.NullOr(Id),
  paymentTerm: Schema.NullOr(oneOf(wireValues(paymentTerms))),
  isBanking: Flag,
  /** The company's. */
  version: Version,
})
export type ApproveContact = typeof ApproveContact.Type
/** No plan of its own: the wish is taken back, and the reason goes out as it is. */
export const RefuseContact = Schema.Struct({ reason: Memo, version: Version })
export type RefuseContact = typeof RefuseContact.Type
export const ContactRefused = Schema.Struct({ companyId: Schema.Int, name: Schema.String, version: Schema.Int })
export const ContactApproved = Schema.Struct({
  companyId: Schema.Int,
  name: Schema.String,
  planName: Schema.String,
  version: Schema.Int,
})
