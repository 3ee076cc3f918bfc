/** キャンペーン on the wire, for the platform's own people (SUP-09, D58). */
import { Schema } from "effect"
import { planBenefits } from "#modules/companies/codes.ts"
import { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { flags, wireValues } from "#modules/kernel/codes.ts"
import { CampaignCode } from "#modules/kernel/fields/campaign-code.ts"
import { wholeBetween } from "#modules/kernel/fields/number.ts"
import { Id, oneOf, pageFields, Version } from "#modules/kernel/fields/row.ts"
import { CommonText, Keyword } from "#modules/kernel/fields/text.ts"
import { campaignStates } from "../codes.ts"

const Kind = oneOf(wireValues(planBenefits))
const State = oneOf(campaignStates)

const given = {
  name: CommonText,
  kind: Kind,
  /** Percent below a hundred, or months that come for nothing. */
  benefitValue: wholeBetween(1, 99),
  /** Null: of every plan that costs. */
  subscriptionId: Schema.NullOr(Id),
  startsOn: IsoDate,
  /** The last day on which the code is good. */
  endsOn: IsoDate,
}
export const CreateCampaign = Schema.Struct({ ...given, code: CampaignCode })
export type CreateCampaign = typeof CreateCampaign.Type

/** A code stays what it is: it was given away. `status: 0` ends it before its day, 1 lets it go on. */
export const UpdateCampaign = Schema.Struct({
  version: Version,
  name: Schema.optionalKey(given.name),
  kind: Schema.optionalKey(given.kind),
  benefitValue: Schema.optionalKey(given.benefitValue),
  subscriptionId: Schema.optionalKey(given.subscriptionId),
  startsOn: Schema.optionalKey(given.startsOn),
  endsOn: Schema.optionalKey(given.endsOn),
  status: Schema.optionalKey(oneOf(wireValues(flags))),
})
export type UpdateCampaign = typeof UpdateCampaign.Type

export const CampaignQuery = Schema.Struct({
  /** In its name or code. */
  keyword: Schema.optionalKey(Keyword),
  campaignState: Schema.optionalKey(State),
  ...pageFields,
})
export type CampaignQuery = typeof CampaignQuery.Type

export const Campaign = Schema.Struct({
  id: Schema.Int,
  ...given,
  code: Schema.String,
  /** Null with `subscriptionId`. */
  subscriptionName: Schema.NullOr(Schema.String),
  status: oneOf(wireValues(flags)),
  /** Of today, in Japan. */
  campaignState: State,
  madeAt: Instant,
  version: Schema.Int,
})
export type Campaign = typeof Campaign.Type
