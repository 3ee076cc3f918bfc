/** What a company knows of a person beside his record: whom to call, qualifications, bank; and apart from these his health. */
import { Schema } from "effect"
import { wireValues } from "#modules/kernel/codes.ts"
import { Phone } from "#modules/kernel/fields/contact.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { BloodPressure } from "#modules/kernel/fields/number.ts"
import { oneOf } from "#modules/kernel/fields/row.ts"
import { atMostRows } from "#modules/kernel/fields/rows-together.ts"
import { Address, CommonText, LettersAndDigits, PersonName } from "#modules/kernel/fields/text.ts"
import { bankAccountTypes, bloodGroups } from "../codes.ts"
import { fitsTransfer, pressuresInOrder } from "./profile-together.ts"

const optional = <S extends Schema.Constraint>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))

export const EmergencyAddress = Schema.Struct({
  name: optional(PersonName),
  relation: optional(CommonText),
  address: optional(Address),
  phone: optional(Phone),
})

/** Without a day it never ends. */
const Qualifications = Schema.Array(Schema.Struct({ name: CommonText, expiresOn: optional(Day) })).check(atMostRows(50))
/** 免許・技能講習・特別教育. */
export const Certification = Schema.Struct({
  license: Qualifications,
  skillTraining: Qualifications,
  specialEducation: Qualifications,
})

const digits = (count: number) =>
  Schema.String.check(
    Schema.isPattern(new RegExp(`^\\d{${count}}$`, "u"), { message: messageKey("digitsExactly", count) }),
  )
/** Ours: 金融機関コード and 支店コード. With them it is an account that a transfer can be made to, and is checked as one. */
export const BankInfo = Schema.Struct({
  bankCode: optional(digits(4)),
  branchCode: optional(digits(3)),
  bankName: optional(CommonText),
  branch: optional(CommonText),
  type: optional(oneOf(wireValues(bankAccountTypes))),
  cardNumber: optional(LettersAndDigits),
  ownerName: optional(CommonText),
}).check(fitsTransfer)

/** 被保険者番号の末尾: at most four digits. */
const LastDigits = Schema.String.check(Schema.isPattern(/^\d{1,4}$/u, { message: messageKey("digits", 4) }))
const heal = {
  bloodGroup: optional(oneOf(bloodGroups)),
  lastHealCheckDate: optional(Day),
  specificHealCheckDate: optional(Day),
  maxBloodPressure: optional(BloodPressure),
  minBloodPressure: optional(BloodPressure),
  /** What the company has to know of an illness, in words. */
  diseaseId: optional(CommonText),
  healthInsuranceId: optional(CommonText),
  pensionInsuranceId: optional(CommonText),
  employmentInsuranceId: optional(CommonText),
  employmentInsuranceNumber: optional(LastDigits),
}
export const Heal = Schema.Struct(heal).check(pressuresInOrder)

/** Written as a whole each; what is left out stays. */
export const profileParts = {
  emergencyAddress: Schema.optionalKey(EmergencyAddress),
  certification: Schema.optionalKey(Certification),
  bankInfo: Schema.optionalKey(BankInfo),
  heal: Schema.optionalKey(Heal),
}
export type EmergencyAddress = typeof EmergencyAddress.Type
export type Certification = typeof Certification.Type
export type BankInfo = typeof BankInfo.Type
export type Heal = typeof Heal.Type

export const HealView = Schema.Struct({ heal: Schema.Struct(heal), version: Schema.Int })
