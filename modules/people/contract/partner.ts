/** 客先 and 協力会社 on the wire: one record, two spellings of its fields in the specification. */

import { Schema } from "effect"
import { FileId } from "#modules/files/contract.ts"
import { kanaRows } from "#modules/kernel/codes/kana-row.ts"
import { Email, Fax, Phone, PostalCode } from "#modules/kernel/fields/contact.ts"
import { mostRowsOfPage } from "#modules/kernel/fields/page-sizes.ts"
import { RegistrationNumber } from "#modules/kernel/fields/registration-number.ts"
import { Id, LanguageChoice, oneOf, PageSize, pageFields, Version } from "#modules/kernel/fields/row.ts"
import { atLeastRows, atMostRows } from "#modules/kernel/fields/rows-together.ts"
import { Address, CompanyName, Furigana, Keyword, Memo, PersonName } from "#modules/kernel/fields/text.ts"
import { mailedTo } from "#modules/kernel/fields/together.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import type { partnerPolicy } from "../policy/partner-policy.ts"
import { customerIsWhole, customerTerms, prices, shownPrices, vendorIsWhole, vendorTerms } from "./partner-parts.ts"
import { Flag } from "./terms.ts"

const optional = <S extends Schema.Constraint>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))
const text = Schema.NullOr(Schema.String)

export const ListPartners = Schema.Struct({
  keyword: Schema.optionalKey(Keyword),
  /** Ours: those only whose reading begins in this row of the kana. */
  kanaRow: Schema.optionalKey(oneOf(kanaRows)),
  status: Schema.optionalKey(Flag),
  /** Ours: those only that lack what a paper needs. */
  isIncomplete: Schema.optionalKey(Flag),
  ...pageFields,
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
  /** Ours: whether it also stands among the vendors. */
  isVendor: Schema.Int,
  note: Schema.optionalKey(Schema.String),
  status: Schema.Int,
  /** Ours: fields that its papers need and nobody has filled in. */
  missing: Schema.Array(Schema.String),
  version: Schema.Int,
  permissions: permissionsBy<typeof partnerPolicy>(),
}
const noted = { isCreatePaper: Flag, isSendMailPaper: Flag }
export const CustomerView = Schema.Struct({ ...shownPrices, ...customerTerms, ...noted, ...shared, phone: text })
/** 印影 as the address of its picture. */
export const VendorView = Schema.Struct({
  ...shownPrices,
  ...vendorTerms,
  ...noted,
  ...shared,
  phoneNumber: text,
  stamp: text,
})

/** One card alone: whether anybody signs in for it, who can then be shut out. */
const joining = { isJoined: Flag }
export const CustomerDetail = Schema.Struct({ ...CustomerView.fields, ...joining })
export const VendorDetail = Schema.Struct({ ...VendorView.fields, ...joining })

/** A page of partners, and whether this person may write another one down. */
const pageOf = <Row, Wire>(row: Schema.Codec<Row, Wire>) =>
  Schema.Struct({
    success: Schema.Literal(true),
    data: Schema.Array(row),
    pageIndex: Schema.Int,
    totalPages: Schema.Int,
    totalItems: Schema.Int,
    /** Of the whole list, whatever it is filtered by. */
    counts: Schema.Struct({ all: Schema.Int, blocked: Schema.Int, incomplete: Schema.Int }),
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
const customerFields = { ...written, ...prices, ...customerTerms, phone: optional(Phone) }
export const CreateCustomer = Schema.Struct(customerFields).check(customerIsWhole)
export type CreateCustomer = typeof CreateCustomer.Type
/** A record that stands already, whose person is asked; its own address counts when none is sent. */
const OfRecord = Schema.Struct({
  id: Id,
  email: optional(Email),
  /** Of the mail. */
  language: Schema.optionalKey(LanguageChoice),
})
export type OfRecord = typeof OfRecord.Type
const vendorFields = {
  ...written,
  ...prices,
  ...vendorTerms,
  phoneNumber: optional(Phone),
  /** 印影, by the id that an upload gave. */
  stamp: optional(FileId),
  /** A supplier that also orders (D94). */
  isCustomer: Schema.optionalKey(Flag),
}
const NewVendor = Schema.Struct({ ...vendorFields, language: Schema.optionalKey(LanguageChoice) }).check(
  mailedTo("email", "language"),
  vendorIsWhole,
)
export type NewVendor = typeof NewVendor.Type
export const InviteVendor = Schema.Union([NewVendor, OfRecord])
export type InviteVendor = typeof InviteVendor.Type

const NewCustomer = Schema.Struct({
  ...customerFields,
  email: Email,
  language: Schema.optionalKey(LanguageChoice),
}).check(customerIsWhole)
export const InviteCustomer = Schema.Union([NewCustomer, OfRecord])
export type InviteCustomer = typeof InviteCustomer.Type

/** What is left out stays as it is. */
const changed = { version: Version, companyName: Schema.optionalKey(CompanyName) }
export const UpdateCustomer = Schema.Struct({ ...customerFields, ...changed }).check(customerIsWhole)
export type UpdateCustomer = typeof UpdateCustomer.Type
export const UpdateVendor = Schema.Struct({ ...vendorFields, ...changed })
export type UpdateVendor = typeof UpdateVendor.Type

/** 取引中 1, 停止 0, and -1 takes the record away. */
const partnerStatuses = [1, 0, -1] as const
export const UpdatePartnerStatus = Schema.Struct({
  rows: Schema.Array(Schema.Struct({ id: Id, version: Version })).check(atLeastRows(1), atMostRows(mostRowsOfPage)),
  status: oneOf(partnerStatuses),
})
export type UpdatePartnerStatus = typeof UpdatePartnerStatus.Type
export const PartnerStatusChanged = Schema.Struct({ ids: Schema.Array(Schema.Int), status: Schema.Int })

/** A vendor's own wish, and what the company lets it be. */
export const VendorSetting = Schema.Struct({
  id: Id,
  version: Version,
  isSettingAutoJoinProject: Schema.optionalKey(Flag),
  isCustomer: Schema.optionalKey(Flag),
})
export type VendorSetting = typeof VendorSetting.Type
