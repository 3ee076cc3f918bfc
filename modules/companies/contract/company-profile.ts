/** What a company says of itself, on the wire: the same fields when it registers and when it changes them. */
import { Schema } from "effect"
import { FileId } from "#modules/files/contract.ts"
import { wireValues } from "#modules/kernel/codes.ts"
import { Email, Fax, Phone, PostalCode } from "#modules/kernel/fields/contact.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { wholeBetween } from "#modules/kernel/fields/number.ts"
import { RegistrationNumber } from "#modules/kernel/fields/registration-number.ts"
import { oneOf } from "#modules/kernel/fields/row.ts"
import { Address, CompanyName, Furigana, Memo, PersonName } from "#modules/kernel/fields/text.ts"
import { ContractYen } from "#modules/kernel/fields/yen.ts"
import { businessFieldsTaken } from "../codes.ts"

const optional = <S extends Schema.Constraint>(schema: S) => Schema.optionalKey(Schema.NullOr(schema))

/** No company is without these. */
export const neededProfile = {
  name: CompanyName,
  /** 都道府県 by its JIS number. */
  kenId: wholeBetween(1, 47),
  businessField: oneOf(wireValues(businessFieldsTaken)),
}
/** What it may leave out; null empties what was there. */
export const furtherProfile = {
  /** Files, by the ids that an upload gave: what it looks like, and 印影, what its papers are sealed with. */
  avatar: optional(FileId),
  stamp: optional(FileId),
  furiganaName: optional(Furigana),
  email: optional(Email),
  phone: optional(Phone),
  faxNumber: optional(Fax),
  postalCode: optional(PostalCode),
  address: optional(Address),
  representativeName: optional(PersonName),
  /** 資本金, whole yen. */
  charterCapital: optional(ContractYen),
  establishedAt: optional(Day),
  registrationNumber: optional(RegistrationNumber),
  description: Schema.optionalKey(Memo),
}
