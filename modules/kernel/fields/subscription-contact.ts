import { Schema } from "effect"
import { Email, Phone } from "./contact.ts"
import { wholeBetween } from "./number.ts"
import { CommonTextOrNothing, PersonName } from "./text.ts"

/** 相談: how the platform reaches whoever wants a plan of his own; the company's name is the registration's. */
export const SubscriptionContact = Schema.Struct({
  name: PersonName,
  phone: Phone,
  email: Email,
  totalUser: wholeBetween(1, 999_999_999_999),
  note: Schema.optionalKey(CommonTextOrNothing),
})
export type SubscriptionContact = typeof SubscriptionContact.Type
