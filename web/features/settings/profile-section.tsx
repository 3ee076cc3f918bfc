import { useTranslation } from "react-i18next"
import { businessFieldNames, businessFields } from "#modules/companies/codes.ts"
import { isLanguage } from "#modules/kernel/codes/language.ts"
import {
  normaliseEmail,
  normaliseFurigana,
  normalisePhone,
  normaliseRegistrationNumber,
} from "#modules/kernel/fields/normalise.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { DayField, YenField } from "@/components/form/figure-fields.tsx"
import { PostalCodeField } from "@/components/form/postal-code-field.tsx"
import { MemoField, TextField } from "@/components/form/text-field.tsx"
import { PictureField } from "@/components/picture/picture-field.tsx"
import { companies, data } from "@/lib/client.ts"
import { writing } from "@/lib/form/writing.ts"
import { may } from "@/lib/permissions.tsx"
import { storedPicture } from "@/lib/picture/file-id.ts"
import { type Company, versionFor } from "./company-query.ts"
import { profileBody, profileFields, profileValues } from "./profile-values.ts"
import { SettingCard } from "./setting-card.tsx"
import { SettingForm } from "./setting-form.tsx"
import { useSettingForm } from "./use-setting-form.ts"

const places = prefectures.map((label, place) => ({ value: String(place + 1), label }))
const kinds = ["construction", "general"] as const

/** 会社情報: what stands on the company's papers, and its field of business. */
export function ProfileSection({ company }: { readonly company: Company }) {
  const { t, i18n } = useTranslation("settings")
  const language = isLanguage(i18n.language) ? i18n.language : "ja"
  const mayWrite = may(company, "update")
  const { form, undo } = useSettingForm({
    company,
    valuesOf: profileValues,
    words: Object.fromEntries(profileFields.map((field) => [field, t(`field.${field}`)])),
    mayWrite,
    write: ({ values, stored = company }) =>
      writing({
        schema: async () => (await import("#modules/companies/contract.ts")).companiesContract.updateCompany.body,
        body: { version: versionFor(stored, profileFields), ...profileBody(values) },
        send: (body, extraHeaders) => data(companies.updateCompany({ body, extraHeaders })),
      }),
  })
  const field = form.field
  return (
    <SettingCard section="profile" hint={t("profileHint")}>
      <SettingForm form={form} undo={undo} mayWrite={mayWrite} notice={<ConflictNote form={form} />}>
        <div className="grid grid-cols-4 items-start gap-x-4 gap-y-5 md:big-text:grid-cols-2 max-lg:grid-cols-2 max-md:grid-cols-1">
          <PictureField
            {...field("avatar")}
            of={form.values.name}
            stored={storedPicture(company.avatar)}
            className="md:col-span-2"
          />
          {company.stamp !== undefined && (
            <PictureField
              {...field("stamp")}
              kind="stamp"
              of={t("field.stamp")}
              stored={storedPicture(company.stamp)}
              className="md:col-span-2"
            />
          )}
          <TextField {...field("name")} required className="md:col-span-2" />
          <TextField {...field("furiganaName")} normalise={normaliseFurigana} className="md:col-span-2" />
          <SelectField
            {...field("businessField")}
            required
            hint={t("businessFieldHint")}
            className="md:col-span-2"
            options={kinds.map((kind) => ({
              value: String(businessFields[kind]),
              label: businessFieldNames[kind][language],
            }))}
          />
          <TextField {...field("representativeName")} className="md:col-span-2" />
          <PostalCodeField
            {...field("postalCode")}
            address={field("address")}
            ken={{ value: form.values.kenId, choose: (kenId) => field("kenId").onChange(String(kenId)) }}
          />
          <SelectField {...field("kenId")} required options={places} />
          <TextField {...field("address")} className="md:col-span-2" />
          <TextField {...field("phone")} type="tel" normalise={normalisePhone} />
          <TextField {...field("faxNumber")} type="tel" normalise={normalisePhone} />
          <TextField {...field("email")} type="email" normalise={normaliseEmail} className="md:col-span-2" />
          <YenField {...field("charterCapital")} />
          <DayField {...field("establishedAt")} placeholder="1998/04/01" />
          <TextField
            {...field("registrationNumber")}
            normalise={normaliseRegistrationNumber}
            hint={t("registrationNumberHint")}
            className="md:col-span-2"
          />
          <MemoField {...field("description")} rows={3} className="col-span-full" />
        </div>
      </SettingForm>
    </SettingCard>
  )
}
