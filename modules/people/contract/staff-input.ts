/** What is written of staff, and how they are looked for: the form, the command line and the server check by this. */

import { Schema } from "effect"
import { FileId } from "#modules/files/contract.ts"
import { kanaRows } from "#modules/kernel/codes/kana-row.ts"
import { roleIds, salaryTypes, wireValues } from "#modules/kernel/codes.ts"
import { Email, Phone } from "#modules/kernel/fields/contact.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { WholeNumber, YearsOfExperience } from "#modules/kernel/fields/number.ts"
import { Id, LanguageChoice, oneOf, PageSize, pageFields, Version } from "#modules/kernel/fields/row.ts"
import { Address, Furigana, Keyword, line, Memo, PersonName } from "#modules/kernel/fields/text.ts"
import { endsOnOrAfter, mailedTo } from "#modules/kernel/fields/together.ts"
import { troubles } from "../codes.ts"
import { profileParts } from "./profile.ts"
import { newcomerIsWhole } from "./profile-together.ts"
import { Flag, Gender, ResidenceTaxInput, TermsInput } from "./terms.ts"
import { wagesHaveTax } from "./terms-together.ts"

const RoleId = oneOf(wireValues(roleIds))
/** The key of a trade that has one, or any other trade in words. */
export const Job = line(60)
export const TroubleKey = oneOf(troubles)
const SalaryTypeId = oneOf(wireValues(salaryTypes))
const optional = <S extends Schema.Constraint>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))

export const ListStaff = Schema.Struct({
  /** A number that is no role finds nobody. */
  roleIds: Schema.optionalKey(Schema.Array(WholeNumber)),
  status: Schema.optionalKey(Flag),
  keyword: Schema.optionalKey(Keyword),
  /** Ours: those only whose reading begins in this row of the kana. */
  kanaRow: Schema.optionalKey(oneOf(kanaRows)),
  /** Ours: what the list's chips filter by. */
  jobs: Schema.optionalKey(Schema.Array(Job)),
  salaryTypes: Schema.optionalKey(Schema.Array(SalaryTypeId)),
  troubles: Schema.optionalKey(Schema.Array(TroubleKey)),
  /** 1: those who are there and hold a qualification that has run out or will within sixty days; 0: all others. */
  isLicenseEnding: Schema.optionalKey(Flag),
  /** Ours: 1: those who were asked by mail and have not answered; 0: all others. */
  isAsked: Schema.optionalKey(Flag),
  ...pageFields,
})
export type ListStaff = typeof ListStaff.Type

const profile = {
  furiganaName: optional(Furigana),
  birthday: optional(Day),
  phone: optional(Phone),
  address: optional(Address),
  job: optional(Job),
  yearExperience: optional(YearsOfExperience),
  joinDate: optional(Day),
  leftDate: optional(Day),
  description: Schema.optionalKey(Memo),
  /** The id of an uploaded picture; null takes it away. */
  avatar: optional(FileId),
  /** 印影 for the papers that are made for him, and 契約書: one file each (STAFF-18). */
  stamp: optional(FileId),
  contract: optional(FileId),
  ...profileParts,
}
/** Whoever has an e-mail is asked whether he wants to be a member; without one the person has no login (D55). */
export const InviteStaff = Schema.Struct({
  ...profile,
  name: PersonName,
  email: optional(Email),
  /** Of the invitation's mail; the asker's own where it is left out. */
  language: Schema.optionalKey(LanguageChoice),
  roleId: RoleId,
  /** The vendor of a vendor worker. */
  managerId: optional(Id),
  gender: Gender,
  /** Both are asked for where the asker may say them (STAFF-21). */
  isSupervisingAdmin: Schema.optionalKey(Flag),
  isDisableViewRevenue: Schema.optionalKey(Flag),
  terms: Schema.optionalKey(TermsInput),
  residenceTax: Schema.optionalKey(ResidenceTaxInput),
}).check(endsOnOrAfter("joinDate", "leftDate"), mailedTo("email", "language"), newcomerIsWhole, wagesHaveTax)
export type InviteStaff = typeof InviteStaff.Type

/** Somebody who was written down without an address is asked by one; of one who did not answer, the address is another now. */
export const AskStaff = Schema.Struct({
  version: Version,
  email: Email,
  /** Of the mail; the asker's own where it is left out. */
  language: Schema.optionalKey(LanguageChoice),
})
export type AskStaff = typeof AskStaff.Type

/** What is left out stays; terms and resident tax are written whole for their first day or fiscal year. */
export const UpdateStaff = Schema.Struct({
  ...profile,
  version: Version,
  name: Schema.optionalKey(PersonName),
  /** It may be changed, and not taken away. */
  birthday: Schema.optionalKey(Day),
  gender: Schema.optionalKey(Gender),
  isDisableViewRevenue: Schema.optionalKey(Flag),
  terms: Schema.optionalKey(TermsInput),
  residenceTax: Schema.optionalKey(ResidenceTaxInput),
}).check(endsOnOrAfter("joinDate", "leftDate"))
export type UpdateStaff = typeof UpdateStaff.Type

/** The picker's body; who is free at that time is answered by the search of arrangements. */
export const SearchWorkers = Schema.Struct({
  keyword: Schema.optionalKey(Keyword),
  /** A number that is no role finds nobody. */
  roleIds: Schema.optionalKey(Schema.Array(WholeNumber)),
  vendorIds: Schema.optionalKey(Schema.Array(Id)),
  pageSize: Schema.optionalKey(PageSize),
})
export type SearchWorkers = typeof SearchWorkers.Type
