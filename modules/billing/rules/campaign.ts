/** キャンペーン: whether a code is good on a day, and what may be said of one (D58, D132). */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { compare, dividedBy, minus, ratio } from "#modules/kernel/ratio.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { CampaignState } from "../codes.ts"
import { type Benefit, priceOf } from "./price.ts"

interface Dated {
  readonly startsOn: IsoDate
  readonly endsOn: IsoDate
  readonly status: 0 | 1
}
/** Good through its last day in Japan. */
export const campaignStateOn = (today: IsoDate, { endsOn, startsOn, status }: Dated): CampaignState => {
  if (status === 0) return "ended"
  if (today < startsOn) return "coming"
  return today <= endsOn ? "running" : "over"
}

/** More free months than these are a slip of the hand. */
const mostFreeMonths = 12

interface Said extends Dated {
  readonly kind: "DISCOUNT" | "FREE_MONTH"
  readonly benefitValue: number
}
type Fault = readonly [field: "benefitValue" | "endsOn", message: string]

/** What is wrong with a campaign as it would be; one that goes on has days left. */
export const faultInCampaign = (today: IsoDate, of: Said): Fault | undefined => {
  if (of.kind === "FREE_MONTH" && of.benefitValue > mostFreeMonths)
    return ["benefitValue", messageKey("tooLarge", mostFreeMonths)]
  if (of.endsOn < of.startsOn) return ["endsOn", messageKey("endBeforeStart")]
  return of.status === 1 && of.endsOn < today ? ["endsOn", messageKey("alreadyOver")] : undefined
}

/** What a code brings to the months of an order. */
export const benefitOfCampaign = ({ benefitValue, kind }: Pick<Said, "benefitValue" | "kind">): Benefit =>
  kind === "DISCOUNT" ? { kind, percent: benefitValue } : { kind, months: benefitValue }

interface Months {
  /** A month of the plan. */
  readonly price: number
  readonly months: number
}
/** A usable month, exact. */
const monthOf = ({ months, price }: Months, benefit: Benefit | undefined) => {
  const { discount, gross, usableMonths } = priceOf({ price: yen(price), months, benefit })
  return dividedBy(minus(gross, discount), ratio(usableMonths))
}
/** Nothing stacks (D58): a code takes the place of what several months bring by themselves, where a month costs less by it. */
export const isBetterThan = (months: Months, own: Benefit | undefined, code: Benefit): boolean =>
  compare(monthOf(months, code), monthOf(months, own)) < 0

/** Why a code is not good, by the key of the sentence; undefined where it is. */
export const faultInUse = (today: IsoDate, campaign: Dated | undefined) => {
  if (campaign === undefined) return "campaignUnknown"
  const state = campaignStateOn(today, campaign)
  if (state === "coming") return messageKey("campaignComing", campaign.startsOn)
  return state === "running" ? undefined : "campaignOver"
}
