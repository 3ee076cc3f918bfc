/** What whoever was asked says of himself: 職人 with his yes, a partner's person of his own company afterwards. */
import { Schema } from "effect"
import { roleIds, wireValues } from "#modules/kernel/codes.ts"
import { Email, Fax, Phone, PostalCode } from "#modules/kernel/fields/contact.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { YearsOfExperience } from "#modules/kernel/fields/number.ts"
import { RegistrationNumber } from "#modules/kernel/fields/registration-number.ts"
import { Id, oneOf, Version } from "#modules/kernel/fields/row.ts"
import { Address, Furigana, PersonName } from "#modules/kernel/fields/text.ts"
import { profileParts } from "./profile.ts"
import { StaffDetail } from "./staff.ts"
import { Job } from "./staff-input.ts"

const optional = <S extends Schema.Constraint>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))

export const StaffRegister = Schema.Struct({
  inviteId: Id,
  /** Of the invitation, as the form was opened with: what differs was not read by him. */
  email: Email,
  companyId: Id,
  roleId: oneOf(wireValues(roleIds)),
  /** The company's; sent back as it was shown. */
  name: Schema.optionalKey(PersonName),
  furiganaName: optional(Furigana),
  phone: optional(Phone),
  address: optional(Address),
  yearExperience: optional(YearsOfExperience),
  /** Written where the company has none yet. */
  birthday: optional(Day),
  job: optional(Job),
  /** Whom to call, his account, his health and his qualifications; these last where the company has none yet. */
  ...profileParts,
})
export type StaffRegister = typeof StaffRegister.Type

/** His record as it is his now. */
export const StaffRegistered = Schema.Struct({
  companyId: Schema.Int,
  roleId: Schema.Int,
  userId: StaffDetail.fields.userId,
  name: StaffDetail.fields.name,
  furiganaName: StaffDetail.fields.furiganaName,
  phone: StaffDetail.fields.phone,
  address: StaffDetail.fields.address,
  yearExperience: StaffDetail.fields.yearExperience,
  birthday: StaffDetail.fields.birthday,
  job: StaffDetail.fields.job,
  version: Schema.Int,
})

/** What is left out stays; name of the company, prices and states are the hiring company's. */
const ownCompany = {
  companyId: Id,
  version: Version,
  name: optional(PersonName),
  furiganaName: optional(Furigana),
  faxNumber: optional(Fax),
  postalCode: optional(PostalCode),
  address: optional(Address),
  registrationNumber: optional(RegistrationNumber),
}
export const ProfileVendor = Schema.Struct({ ...ownCompany, phoneNumber: optional(Phone) })
export type ProfileVendor = typeof ProfileVendor.Type
export const ProfileCustomer = Schema.Struct({ ...ownCompany, phone: optional(Phone) })
export type ProfileCustomer = typeof ProfileCustomer.Type
