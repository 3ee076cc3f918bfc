import { useTranslation } from "react-i18next"
import { salaryTypes } from "#modules/kernel/codes.ts"
import { normaliseNumber } from "#modules/kernel/fields/normalise.ts"
import { prefectures } from "#modules/kernel/law/prefectures.ts"
import { employmentInsuranceKinds } from "#modules/people/codes.ts"
import { ChoiceField, SelectField, TickField } from "@/components/form/choice-fields.tsx"
import { YenField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { isWage } from "./draft-values.ts"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"

/** 社会保険・雇用保険. Amounts by hand are for 健保組合 and 建設国保, whose premiums no table of ours knows. */
export function InsuranceSection() {
  const { t } = useTranslation("people")
  const { values, field } = useStaffForm()
  const isInsured = values["terms.isInsurrance"] === "1"
  const isHealthByHand = values["terms.isHealthInsurrance"] === "1"
  const isPensionByHand = values["terms.isPensionInsurrance"] === "1"
  return (
    <SectionCard section="insurance">
      <ChoiceField
        {...field("terms.isInsurrance")}
        required={isWage(values) && values["terms.salaryType"] !== String(salaryTypes.month)}
        className="lg:col-span-2"
        options={(["1", "0"] as const).map((value) => ({ value, label: t(`option.isInsurrance.${value}`) }))}
      />
      <ChoiceField
        {...field("terms.isDisableUnemploymentInsurance")}
        options={(["0", "1"] as const).map((value) => ({
          value,
          label: t(`option.isDisableUnemploymentInsurance.${value}`),
        }))}
      />
      <SelectField
        {...field("terms.employmentInsuranceKind")}
        options={employmentInsuranceKinds.map((value) => ({
          value,
          label: t(`option.employmentInsuranceKind.${value}`),
        }))}
      />
      {isInsured && (
        <>
          <YenField
            {...field("terms.standardRemuneration")}
            hint={t("hint.standardRemuneration")}
            required={!(isHealthByHand && isPensionByHand)}
          />
          <TextField
            {...field("terms.indexHealthInsurance")}
            normalise={normaliseNumber}
            inputMode="numeric"
            unit={t("unit.grade")}
          />
          <TextField
            {...field("terms.indexPensionInsurance")}
            normalise={normaliseNumber}
            inputMode="numeric"
            unit={t("unit.grade")}
          />
          <SelectField
            {...field("terms.kenId")}
            hint={t("hint.kenId")}
            options={prefectures.map((label, place) => ({ value: String(place + 1), label }))}
          />
          <div className="col-span-full grid gap-x-4 gap-y-4 md:grid-cols-4 md:big-text:grid-cols-2">
            <TickField {...field("terms.isHealthInsurrance")} />
            {isHealthByHand && (
              <>
                <YenField {...field("terms.healthInsurance")} required />
                <YenField {...field("terms.nursingCareInsurance")} />
              </>
            )}
          </div>
          <div className="col-span-full grid gap-x-4 gap-y-4 md:grid-cols-4 md:big-text:grid-cols-2">
            <TickField {...field("terms.isPensionInsurrance")} />
            {isPensionByHand && <YenField {...field("terms.pensionInsurance")} required />}
          </div>
        </>
      )}
    </SectionCard>
  )
}
