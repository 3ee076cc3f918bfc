/** キャンペーンコード of an order: whether it is good, and what it brings (BILL-13, D58, D132). */
import { Effect } from "effect"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { campaignCodeText } from "#modules/kernel/fields/campaign-code.ts"
import { type CampaignRow, campaignByCode } from "../repository/campaigns.ts"
import { benefitOfCampaign, faultInUse, isBetterThan } from "../rules/campaign.ts"
import type { Benefit } from "../rules/price.ts"

const wrong = (message: string) => refuse("Invalid_Input", [{ field: "campaignCode", message }])

/** Of a code that was typed; undefined without one. Fails with Invalid_Input for a code that is none, is not yet good or is over. */
export const campaignOf = Effect.fn("Billing.campaignOf")(function* (typed: string | null | undefined) {
  if (typed === null || typed === undefined) return undefined
  const campaign = yield* campaignByCode(campaignCodeText(typed))
  const fault = faultInUse(yield* todayInJapan, campaign)
  return campaign === undefined || fault !== undefined ? yield* wrong(fault ?? "campaignUnknown") : campaign
})

interface Months {
  readonly plan: { readonly id: number; readonly price: number }
  readonly months: number
  /** What so many months bring without a code. */
  readonly own: Benefit | undefined
}
/** Whether a code is of this plan at all. */
export const isOfPlan = ({ planId }: Pick<CampaignRow, "planId">, plan: Months["plan"]) =>
  plan.price > 0 && (planId === null || planId === plan.id)

/**
 * What a code brings these months of an order in place of what they bring by themselves; undefined without a code. Fails
 * besides with Invalid_Input for a code of another plan, and for one that brings less.
 */
export const campaignOfOrder = Effect.fnUntraced(function* (
  typed: string | null | undefined,
  { months, own, plan }: Months,
) {
  const campaign = yield* campaignOf(typed)
  if (campaign === undefined) return undefined
  if (!isOfPlan(campaign, plan)) return yield* wrong("campaignOtherPlan")
  const benefit = benefitOfCampaign(campaign)
  if (!isBetterThan({ months, price: plan.price }, own, benefit)) return yield* wrong("campaignBringsLess")
  return { id: campaign.id, benefit }
})
