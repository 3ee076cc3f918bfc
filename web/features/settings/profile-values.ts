/** 会社情報 as texts of a form, and as the request takes them. */
import { numberOrNull, textOrNull } from "@/lib/form/texts.ts"
import { fileIdIn } from "@/lib/picture/file-id.ts"
import type { Company } from "./company-query.ts"

export const profileFields = [
  "avatar",
  "stamp",
  "name",
  "furiganaName",
  "businessField",
  "kenId",
  "postalCode",
  "address",
  "phone",
  "faxNumber",
  "email",
  "representativeName",
  "charterCapital",
  "establishedAt",
  "registrationNumber",
  "description",
] as const
export type ProfileField = (typeof profileFields)[number]
export type ProfileValues = Readonly<Record<ProfileField, string>>

const text = (value: string | number | null) => (value === null ? "" : String(value))

export const profileValues = (company: Company): ProfileValues => ({
  avatar: fileIdIn(company.avatar),
  stamp: fileIdIn(company.stamp),
  name: company.name,
  furiganaName: text(company.furiganaName),
  businessField: text(company.businessField),
  kenId: text(company.kenId),
  postalCode: text(company.postalCode),
  address: text(company.address),
  phone: text(company.phone),
  faxNumber: text(company.faxNumber),
  email: text(company.email),
  representativeName: text(company.representativeName),
  charterCapital: text(company.charterCapital),
  establishedAt: text(company.establishedAt),
  registrationNumber: text(company.registrationNumber),
  description: company.description,
})

/** 業種 and 都道府県 that were never chosen are left out; they can't be emptied. */
export const profileBody = (values: ProfileValues) => {
  const { businessField, kenId, charterCapital, description, ...lines } = values
  const texts = Object.fromEntries(Object.entries(lines).map(([name, typed]) => [name, textOrNull(typed)]))
  return {
    ...texts,
    description: description.trim(),
    charterCapital: numberOrNull(charterCapital),
    ...(businessField === "" ? {} : { businessField: Number(businessField) }),
    ...(kenId === "" ? {} : { kenId: Number(kenId) }),
  }
}
