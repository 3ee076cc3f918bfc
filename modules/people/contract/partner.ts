/** 客先 and 協力会社 on the wire: one record, two spellings of its fields in the specification. */

import { Schema } from "effect"
import { Email, Fax, Phone, PostalCode } from "#modules/kernel/fields/contact.ts"
import { RegistrationNumber } from "#modules/kernel/fields/registration-number.ts"
import { Id, LanguageChoice, PageIndex, PageSize } from "#modules/kernel/fields/row.ts"
import { Address, CompanyName, Furigana, Keyword, Memo, PersonName } from "#modules/kernel/fields/text.ts"
import { mailedTo } from "#modules/kernel/fields/together.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import type { partnerPolicy } from "../policy.ts"
import { Flag } from "./terms.ts"

const optional = <S extends Schema.Constraint>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))
const text = Schema.NullOr(Schema.String)

export const ListPartners = Schema.Struct({
  keyword: Schema.optionalKey(Keyword),
  status: Schema.optionalKey(Flag),
  pageIndex: Schema.optionalKey(PageIndex),
  pageSize: Schema.optionalKey(PageSize),
})
export type ListPartners = typeof ListPartners.Type
export const SearchVendors = Schema.Struct({
  keyword: Schema.optionalKey(Keyword),
  pageSize: Schema.optionalKey(PageSize),
})
export const PartnerChoice = Schema.Struct({
  id: Schema.Int,
  userId: Schema.Int,
  companyName: Schema.String,
  name: text,
  isCustomer: Schema.Int,
})

const shared = {
  id: Schema.Int,
  userId: Schema.Int,
  companyName: Schema.String,
  name: text,
  furiganaName: text,
  email: text,
  faxNumber: text,
  postalCode: text,
  address: text,
  registrationNumber: text,
  isCustomer: Schema.Int,
  note: Schema.String,
  status: Schema.Int,
  version: Schema.Int,
  permissions: permissionsBy<typeof partnerPolicy>(),
}
export const CustomerView = Schema.Struct({ ...shared, phone: text })
export const VendorView = Schema.Struct({ ...shared, phoneNumber: text })

/** A page of partners, and whether this person may write another one down. */
const pageOf = <Row, Wire>(row: Schema.Codec<Row, Wire>) =>
  Schema.Struct({
    success: Schema.Literal(true),
    data: Schema.Array(row),
    pageIndex: Schema.Int,
    totalPages: Schema.Int,
    totalItems: Schema.Int,
    permissions: permissionsBy<typeof partnerPolicy>(),
  })
export const CustomerPage = pageOf(CustomerView)
export const VendorPage = pageOf(VendorView)

const written = {
  companyName: CompanyName,
  name: optional(PersonName),
  furiganaName: optional(Furigana),
  email: optional(Email),
  faxNumber: optional(Fax),
  postalCode: optional(PostalCode),
  address: optional(Address),
  registrationNumber: optional(RegistrationNumber),
  note: Schema.optionalKey(Memo),
}
export const CreateCustomer = Schema.Struct({ ...written, phone: optional(Phone) })
export type CreateCustomer = typeof CreateCustomer.Type
/** A record that stands already, whose person is asked; its own address counts when none is sent. */
const OfRecord = Schema.Struct({
  id: Id,
  email: optional(Email),
  /** Of the mail. */
  language: Schema.optionalKey(LanguageChoice),
})
export type OfRecord = typeof OfRecord.Type
const NewVendor = Schema.Struct({
  ...written,
  phoneNumber: optional(Phone),
  /** A supplier that also orders (D94). */
  isCustomer: Schema.optionalKey(Flag),
  language: Schema.optionalKey(LanguageChoice),
}).check(mailedTo("email", "language"))
export type NewVendor = typeof NewVendor.Type
export const InviteVendor = Schema.Union([NewVendor, OfRecord])
export type InviteVendor = typeof InviteVendor.Type

const NewCustomer = Schema.Struct({
  ...written,
  email: Email,
  phone: optional(Phone),
  language: Schema.optionalKey(LanguageChoice),
})
export const InviteCustomer = Schema.Union([NewCustomer, OfRecord])
export type InviteCustomer = typeof InviteCustomer.Type
