/** /mypage: one's own account above all companies, and what the chosen company has of oneself. */
import { Schema } from "effect"
import { Phone } from "#modules/kernel/fields/contact.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { YearsOfExperience } from "#modules/kernel/fields/number.ts"
import { Id, LanguageChoice, TextPercent, Version } from "#modules/kernel/fields/row.ts"
import { Address, Furigana, PersonName } from "#modules/kernel/fields/text.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import type { staffPolicy } from "../policy.ts"
import { CustomerView, VendorView } from "./partner.ts"
import { EmergencyAddress } from "./profile.ts"
import { StaffDetail } from "./staff.ts"

const optional = <S extends Schema.Constraint>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))

/** Without a company only the account is answered. */
export const AskProfile = Schema.Struct({ companyId: Schema.optionalKey(Id) })
export type AskProfile = typeof AskProfile.Type

/** The company's record of the reader, as far as it is his to read here; pay has its own screen. */
export const OwnRecord = Schema.Struct({
  userId: StaffDetail.fields.userId,
  roleId: StaffDetail.fields.roleId,
  name: StaffDetail.fields.name,
  furiganaName: StaffDetail.fields.furiganaName,
  birthday: StaffDetail.fields.birthday,
  phone: StaffDetail.fields.phone,
  address: StaffDetail.fields.address,
  job: StaffDetail.fields.job,
  yearExperience: StaffDetail.fields.yearExperience,
  joinDate: StaffDetail.fields.joinDate,
  emergencyAddress: EmergencyAddress,
  version: Schema.Int,
  permissions: permissionsBy<typeof staffPolicy>(),
})

const profile = {
  id: Schema.Int,
  name: Schema.String,
  email: Schema.String,
  language: LanguageChoice,
  textPercent: TextPercent,
  theme: Schema.String,
  isSuperAdmin: Schema.Boolean,
  /** One of the three is there for a member of the chosen company. */
  staff: Schema.NullOr(OwnRecord),
  vendor: Schema.NullOr(VendorView),
  customer: Schema.NullOr(CustomerView),
}
export const Profile = Schema.Struct(profile)
/** `nextPath` is where he goes on from here (SHELL-17). */
export const SavedProfile = Schema.Struct({ ...profile, nextPath: Schema.Literals(["/salary-v4", "/calendar"]) })

/** How he is reached is his own to say; `companyId` and `version` say in which company's record, `name` is the account's. */
export const UpdateProfile = Schema.Struct({
  name: Schema.optionalKey(PersonName),
  companyId: Schema.optionalKey(Id),
  version: Schema.optionalKey(Version),
  furiganaName: optional(Furigana),
  phone: optional(Phone),
  address: optional(Address),
  yearExperience: optional(YearsOfExperience),
  emergencyAddress: Schema.optionalKey(EmergencyAddress),
}).check(
  Schema.makeFilter(({ companyId, name, version, ...record }) => {
    const required = (field: string) => ({ path: [field], issue: messageKey("required") })
    const isOfRecord = Object.values(record).some((value) => value !== undefined)
    if (companyId === undefined)
      return isOfRecord || version !== undefined
        ? [required("companyId")]
        : name === undefined
          ? [required("name")]
          : []
    return version === undefined ? [required("version")] : []
  }),
)
export type UpdateProfile = typeof UpdateProfile.Type
