/** キャンペーン: whether a code is good on a day, and what may be said of one (D58, D132). */
import type { IsoDate } from "#modules/kernel/civil-day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import type { CampaignState } from "../codes.ts"

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

/** A code as it is kept and looked up. */
export const codeText = (typed: string): string => typed.trim().toUpperCase()

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
