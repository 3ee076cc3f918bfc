import { Schema } from "effect"
import { messageKey } from "./messages.ts"
import { isNoLongerThan } from "./text.ts"

export const longestCampaignCode = 32
/** Letters, digits and hyphens between them; small and capital letters are one. */
export const CampaignCode = Schema.String.check(
  isNoLongerThan(longestCampaignCode),
  Schema.isPattern(/^[0-9A-Za-z]+(-[0-9A-Za-z]+)*$/u, { message: messageKey("lettersAndDigits") }),
)

/** A code as it is kept and looked up. */
export const campaignCodeText = (typed: string): string => typed.trim().toUpperCase()
