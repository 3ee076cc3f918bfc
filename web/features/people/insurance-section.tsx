import { useTranslation } from "react-i18next"
import { normaliseNumber } from "#modules/kernel/fields/normalise.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { employmentInsuranceKinds } from "#modules/people/codes.ts"
import { ChoiceField, SelectField, TextField, TickField, YenField } from "./fields.tsx"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.tsx"

/** 社会保険・雇用保険. Amounts by hand are for 健保組合 and 建設国保, whose premiums no table of ours knows. */
export function InsuranceSection() {
  const { t } = useTranslation("people")
  const { values } = useStaffForm()
  const isInsured = values["terms.isInsurrance"] === "1"
  const isHealthByHand = values["terms.isHealthInsurrance"] === "1"
  const isPensionByHand = values["terms.isPensionInsurrance"] === "1"
  return (
    <SectionCard section="insurance">
      <ChoiceField
        name="terms.isInsurrance"
        label={t("field.isInsurrance")}
        className="lg:col-span-2"
        options={(["1", "0"] as const).map((value) => ({ value, label: t(`option.isInsurrance.${value}`) }))}
      />
      <ChoiceField
        name="terms.isDisableUnemploymentInsurance"
        label={t("field.isDisableUnemploymentInsurance")}
        options={(["0", "1"] as const).map((value) => ({
          value,
          label: t(`option.isDisableUnemploymentInsurance.${value}`),
        }))}
      />
      <SelectField
        name="terms.employmentInsuranceKind"
        label={t("field.employmentInsuranceKind")}
        options={employmentInsuranceKinds.map((value) => ({
          value,
          label: t(`option.employmentInsuranceKind.${value}`),
        }))}
      />
      {isInsured && (
        <>
          <YenField
            name="terms.standardRemuneration"
            label={t("field.standardRemuneration")}
            hint={t("hint.standardRemuneration")}
            required={!(isHealthByHand && isPensionByHand)}
          />
          <TextField
            name="terms.indexHealthInsurance"
            label={t("field.indexHealthInsurance")}
            normalise={normaliseNumber}
            inputMode="numeric"
            unit={t("unit.grade")}
          />
          <TextField
            name="terms.indexPensionInsurance"
            label={t("field.indexPensionInsurance")}
            normalise={normaliseNumber}
            inputMode="numeric"
            unit={t("unit.grade")}
          />
          <SelectField
            name="terms.kenId"
            label={t("field.kenId")}
            hint={t("hint.kenId")}
            options={prefectures.map((label, place) => ({ value: String(place + 1), label }))}
          />
          <div className="col-span-full grid gap-x-4 gap-y-4 md:grid-cols-4">
            <TickField name="terms.isHealthInsurrance" label={t("field.isHealthInsurrance")} />
            {isHealthByHand && (
              <>
                <YenField name="terms.healthInsurance" label={t("field.healthInsurance")} required />
                <YenField name="terms.nursingCareInsurance" label={t("field.nursingCareInsurance")} />
              </>
            )}
          </div>
          <div className="col-span-full grid gap-x-4 gap-y-4 md:grid-cols-4">
            <TickField name="terms.isPensionInsurrance" label={t("field.isPensionInsurrance")} />
            {isPensionByHand && <YenField name="terms.pensionInsurance" label={t("field.pensionInsurance")} required />}
          </div>
        </>
      )}
    </SectionCard>
  )
}
