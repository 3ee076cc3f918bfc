/** お問い合わせ on the wire (1§3 Contact form). */
import { Schema } from "effect"
import { Instant } from "#modules/kernel/civil-day.ts"
import { Email, Phone } from "#modules/kernel/fields/contact.ts"
import { wholeBetween } from "#modules/kernel/fields/number.ts"
import { LanguageChoice, pageFields } from "#modules/kernel/fields/row.ts"
import { CommonTextOrNothing, CompanyName, Keyword, PersonName } from "#modules/kernel/fields/text.ts"

/** Twelve digits (1§5). */
const TotalUser = wholeBetween(1, 999_999_999_999)

export const Contact = Schema.Struct({
  companyName: CompanyName,
  name: PersonName,
  phone: Phone,
  email: Email,
  totalUser: TotalUser,
  note: Schema.optionalKey(CommonTextOrNothing),
})
export type Contact = typeof Contact.Type

export const ContactEntry = Schema.Struct({
  id: Schema.Int,
  ...Contact.fields,
  note: Schema.String,
  language: LanguageChoice,
  sentAt: Instant,
})
export type ContactEntry = typeof ContactEntry.Type

export const ContactQuery = Schema.Struct({
  keyword: Schema.optionalKey(Keyword),
  ...pageFields,
})
export type ContactQuery = typeof ContactQuery.Type

const Told = Schema.NullOr(Schema.String)
export const Seller = Schema.Struct({ name: Told, representative: Told, address: Told, phone: Told, email: Told })
export type Seller = typeof Seller.Type
