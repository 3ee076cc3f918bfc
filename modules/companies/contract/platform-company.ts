/** 企業管理 on the wire: companies as the platform sees them, and its word on them. */
import { Schema } from "effect"
import { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { activeStatuses, flags, roleIds, wireValues } from "#modules/kernel/codes.ts"
import { Id, oneOf, pageFields, Version } from "#modules/kernel/fields/row.ts"
import { SubscriptionContact } from "#modules/kernel/fields/subscription-contact.ts"
import { Keyword, Memo } from "#modules/kernel/fields/text.ts"
import { paymentMethods } from "../codes.ts"
import { RegistrationSeen } from "./registration.ts"

const Status = oneOf(wireValues(activeStatuses))
const Flag = oneOf(wireValues(flags))

export const PlatformCompaniesQuery = Schema.Struct({
  /** In the company's name, its 登録番号, its address or telephone. */
  keyword: Schema.optionalKey(Keyword),
  status: Schema.optionalKey(Status),
  /** Of those that were let in: 1 whose plan is over, and 1 that are not paid; 0 the others. */
  isOver: Schema.optionalKey(oneOf(wireValues(flags))),
  isUnpaid: Schema.optionalKey(oneOf(wireValues(flags))),
  /** Those that have this plan. */
  subscriptionId: Schema.optionalKey(Id),
  /** 1: those that pay by transfer; 0: by card. */
  isBanking: Schema.optionalKey(oneOf(wireValues(flags))),
  /** 1: those that ask for a plan of their own; 0: the others. */
  isConsulting: Schema.optionalKey(oneOf(wireValues(flags))),
  ...pageFields,
})
export type PlatformCompaniesQuery = typeof PlatformCompaniesQuery.Type

const Admin = Schema.Struct({ name: Schema.String, email: Schema.String })
const company = {
  id: Schema.Int,
  name: Schema.String,
  avatar: Schema.NullOr(Schema.String),
  kenId: Schema.NullOr(Schema.Int),
  registrationNumber: Schema.NullOr(Schema.String),
  status: Status,
  paymentStatus: Schema.Int,
  adminStatus: Schema.Int,
  planName: Schema.NullOr(Schema.String),
  /** By which way it pays; null where it pays nothing. */
  paysBy: Schema.NullOr(oneOf(wireValues(paymentMethods))),
  /** The last day of its plan. */
  expiredAt: Schema.NullOr(IsoDate),
  /** The first admin; null of a company that has none, or whose closed his account. */
  admin: Schema.NullOr(Admin),
  /** Null of a company that was not registered by a founder. */
  registeredAt: Schema.NullOr(Instant),
  /** Why it was rejected or stopped. */
  reason: Schema.String,
  /** What it asks for, where it asks for a plan of its own. */
  subscriptionContact: Schema.NullOr(SubscriptionContact),
  version: Schema.Int,
  /** What it may be made now. */
  decisions: Schema.Array(Status),
}
export const PlatformCompany = Schema.Struct(company)
export type PlatformCompany = typeof PlatformCompany.Type

export const PlatformCompaniesPage = Schema.Struct({
  success: Schema.Literal(true),
  data: Schema.Array(PlatformCompany),
  pageIndex: Schema.Int,
  totalPages: Schema.Int,
  totalItems: Schema.Int,
  /** Of all companies, whatever is filtered. */
  counts: Schema.Struct({
    all: Schema.Int,
    waiting: Schema.Int,
    /** In use: neither over nor unpaid. */
    active: Schema.Int,
    over: Schema.Int,
    unpaid: Schema.Int,
    inactive: Schema.Int,
    rejected: Schema.Int,
  }),
})

/** Who belongs to it; what they do there is not the platform's to see. */
const Member = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  roleId: oneOf(wireValues(roleIds)),
  isFirstAdmin: Flag,
  /** Of the membership: 0 where the company has shut him out. */
  status: Schema.Int,
  /** Of his account, above all companies: blocked, closed, paused, or not proved yet. */
  accountStatus: Schema.Int,
  lastSignInAt: Schema.NullOr(Instant),
})
/** What was done with the company as one; null: by nobody, the product itself. */
const Entry = Schema.Struct({
  id: Schema.Int,
  at: Instant,
  action: Schema.String,
  /** Of what the platform said of it, which word it was. */
  decision: Schema.NullOr(Schema.Literals(["approve", "reject", "stop", "resume"])),
  by: Schema.NullOr(Schema.String),
})
/** Its entry in the picker, as its admin and as the others see it. */
const PickerEntry = Schema.Struct({
  isOfAdmins: Flag,
  isListed: Flag,
  isSelectable: Flag,
  text: Schema.NullOr(Schema.String),
})
const Other = Schema.Struct({ id: Schema.Int, name: Schema.String })
export const PlatformCompanyDetail = Schema.Struct({
  ...company,
  registration: RegistrationSeen,
  /** What was looked up before anybody decides: other companies of the same number or the same name. */
  sameNumber: Schema.Array(Other),
  sameName: Schema.Array(Other),
  /** The first hundred of its people; `total` is how many there are. */
  people: Schema.Array(Member),
  total: Schema.Int,
  history: Schema.Array(Entry),
  entries: Schema.Array(PickerEntry),
  /** Its place among those that wait for a word, and the ones beside it. */
  queue: Schema.NullOr(
    Schema.Struct({
      at: Schema.Int,
      of: Schema.Int,
      before: Schema.NullOr(Schema.Int),
      after: Schema.NullOr(Schema.Int),
    }),
  ),
})
export type PlatformCompanyDetail = typeof PlatformCompanyDetail.Type

const { active, inactive, rejectVerify } = activeStatuses
/** 1 approves or lets in again, 3 rejects, 0 stops; a reason is asked for where it takes something away. */
export const DecideCompany = Schema.Struct({
  companyId: Id,
  status: oneOf([active, inactive, rejectVerify]),
  reason: Schema.optionalKey(Memo),
  version: Version,
})
export type DecideCompany = typeof DecideCompany.Type

export const CompanyDecided = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  status: Schema.Int,
  reason: Schema.String,
  version: Schema.Int,
})
