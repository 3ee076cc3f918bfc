import { useTranslation } from "react-i18next"
import { businessFieldNames, businessFields } from "#modules/companies/codes.ts"
import { isLanguage } from "#modules/kernel/codes/language.ts"
import { fieldMessage } from "#modules/kernel/fields/messages.ts"
import {
  normaliseEmail,
  normaliseFurigana,
  normalisePhone,
  normaliseRegistrationNumber,
} from "#modules/kernel/fields/normalise.ts"
import { registrationNumberWarning } from "#modules/kernel/fields/registration-check-digit.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { DayField, YenField } from "@/components/form/figure-fields.tsx"
import { PostalCodeField } from "@/components/form/postal-code-field.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { PictureField } from "@/components/picture/picture-field.tsx"
import { sendEarlyPicture } from "@/lib/files-client.ts"
import { storedPicture } from "@/lib/picture/file-id.ts"
import { AlreadyHere } from "./already-here.tsx"
import type { OwnRegistration } from "./registration-queries.ts"
import type { WizardForm } from "./use-wizard-form.ts"

const kenOptions = prefectures.map((label, place) => ({ value: place + 1, label }))

/** What the check digit says of a number that has its form. */
const useNumberHint = (typed: string) => {
  const { t, i18n } = useTranslation("registration")
  const number = normaliseRegistrationNumber(typed)
  if (!/^T\d{13}$/.test(number)) return undefined
  const warning = registrationNumberWarning(number)
  if (warning === undefined) return <span className="text-success">{t("checkDigitRight")}</span>
  return <span className="text-warning">{fieldMessage(warning, isLanguage(i18n.language) ? i18n.language : "ja")}</span>
}

interface CompanyFieldsProps {
  readonly form: WizardForm
  /** What was sent before and is said anew. */
  readonly stored: OwnRegistration | undefined
}
/** 会社: as its papers show it. */
export function CompanyFields({ form, stored }: CompanyFieldsProps) {
  const { t, i18n } = useTranslation("registration")
  const { field, values } = form
  const language = isLanguage(i18n.language) ? i18n.language : "ja"
  const numberHint = useNumberHint(values.registrationNumber)
  const kinds = (["construction", "general"] as const).map((kind) => ({
    value: businessFields[kind],
    label: businessFieldNames[kind][language],
  }))
  return (
    <div className="grid grid-cols-12 gap-x-4 gap-y-3 max-md:grid-cols-1 max-md:[&>*]:col-span-1">
      <PictureField
        {...field("avatar")}
        by={sendEarlyPicture}
        of={values.name}
        stored={storedPicture(stored?.avatar)}
        className="col-span-6"
      />
      <PictureField
        {...field("stamp")}
        kind="stamp"
        by={sendEarlyPicture}
        of={t("field.stamp")}
        stored={storedPicture(stored?.stamp)}
        className="col-span-6"
      />
      <TextField {...field("name")} className="col-span-8" required />
      <SelectField<number | ""> {...field("businessField")} className="col-span-4" options={kinds} required />
      {stored === undefined && (
        <AlreadyHere name={values.name} registrationNumber={normaliseRegistrationNumber(values.registrationNumber)} />
      )}
      <TextField {...field("furiganaName")} normalise={normaliseFurigana} className="col-span-4" />
      <TextField {...field("representativeName")} className="col-span-3" />
      <DayField {...field("establishedAt")} placeholder="1998/04/01" className="col-span-2" />
      <YenField {...field("charterCapital")} className="col-span-3" />
      <PostalCodeField
        {...field("postalCode")}
        address={field("address")}
        ken={{ value: values.kenId, choose: field("kenId").onChange }}
        className="col-span-2"
      />
      <SelectField<number | ""> {...field("kenId")} className="col-span-2" options={kenOptions} required />
      <TextField {...field("address")} className="col-span-8" />
      <TextField
        {...field("phone")}
        type="tel"
        normalise={normalisePhone}
        placeholder="03-0000-0000"
        className="col-span-3"
      />
      <TextField
        {...field("faxNumber")}
        type="tel"
        normalise={normalisePhone}
        placeholder="03-0000-0000"
        className="col-span-3"
      />
      <TextField {...field("email")} type="email" normalise={normaliseEmail} className="col-span-6" />
      <TextField
        {...field("registrationNumber")}
        normalise={normaliseRegistrationNumber}
        placeholder="T4010601012348"
        hint={numberHint}
        className="col-span-4"
      />
      <MemoField {...field("description")} rows={1} className="col-span-8" />
    </div>
  )
}
