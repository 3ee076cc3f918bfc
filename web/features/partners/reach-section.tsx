import { useTranslation } from "react-i18next"
import { fieldMessage } from "#modules/kernel/fields/messages.ts"
import {
  normaliseEmail,
  normaliseFurigana,
  normalisePhone,
  normaliseRegistrationNumber,
} from "#modules/kernel/fields/normalise.ts"
import { registrationNumberWarning } from "#modules/kernel/fields/registration-check-digit.ts"
import { DayField } from "@/components/form/figure-fields.tsx"
import { PostalCodeField } from "@/components/form/postal-code-field.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { PictureField } from "@/components/picture/picture-field.tsx"
import { isLanguage } from "@/i18n/i18n.ts"
import { storedPicture } from "@/lib/picture/file-id.ts"
import { type Kind, phoneNames } from "./kinds.ts"
import { PartnerSection } from "./partner-section.tsx"
import { isNeeded, type PartnerForm } from "./use-partner-form.ts"

interface ReachSectionProps {
  readonly kind: Kind
  readonly form: PartnerForm
  readonly emailHint?: string
  /** The address of the seal that is stored, of a vendor. */
  readonly stamp: string | null
}
/** 会社: what it is called and how it is reached; a customer's papers need the most of it (CUS-04). */
export function ReachSection({ kind, form, emailHint, stamp }: ReachSectionProps) {
  const { t, i18n } = useTranslation("trading")
  const { field, values } = form
  const needs = (name: string) => isNeeded(kind, form, name)
  const doubt = registrationNumberWarning(normaliseRegistrationNumber(values.registrationNumber ?? ""))
  const language = isLanguage(i18n.language) ? i18n.language : "ja"
  return (
    <PartnerSection title={t("section.reach")}>
      <TextField {...field("companyName")} required className="lg:col-span-2" />
      <TextField {...field("furiganaName")} normalise={normaliseFurigana} className="lg:col-span-2" />
      <TextField {...field("name")} />
      <TextField
        {...field(phoneNames[kind])}
        type="tel"
        normalise={normalisePhone}
        required={needs(phoneNames[kind])}
      />
      <TextField {...field("faxNumber")} type="tel" normalise={normalisePhone} />
      <TextField {...field("email")} type="email" normalise={normaliseEmail} hint={emailHint} />
      <PostalCodeField {...field("postalCode")} address={field("address")} required={needs("postalCode")} />
      <TextField
        {...field("address")}
        required={needs("address")}
        className="lg:col-span-3 md:big-text:col-span-full"
      />
      <TextField
        {...field("registrationNumber")}
        normalise={normaliseRegistrationNumber}
        placeholder="T1234567890123"
        hint={doubt === undefined ? t("hint.registrationNumber") : fieldMessage(doubt, language)}
        className="lg:col-span-2"
      />
      {kind === "vendor" && (
        <>
          <DayField {...field("contractDate")} />
          <PictureField
            {...field("stamp")}
            kind="stamp"
            of={t("field.stamp")}
            stored={storedPicture(stamp)}
            className="col-span-full"
          />
        </>
      )}
    </PartnerSection>
  )
}
