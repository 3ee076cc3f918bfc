/** The 利用規約 that are agreed to: those that hold now, and no others. */
import { Schema } from "effect"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { presentTerms } from "../codes.ts"

export const PresentTerms = Schema.Literal(presentTerms).annotate({ message: messageKey("otherTerms") })
export const AgreeToTerms = Schema.Struct({ terms: PresentTerms })
