/** The token of a link or a mobile code: 256 bits in the alphabet of addresses. */
import { Schema } from "effect"
import { messageKey } from "./messages.ts"

export const LinkToken = Schema.String.check(Schema.isPattern(/^[\w-]{43}$/, { message: messageKey("invalid") }))
