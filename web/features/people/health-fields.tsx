import { useTranslation } from "react-i18next"
import { normaliseNumber } from "#modules/kernel/fields/normalise.ts"
import { bloodGroups } from "#modules/people/codes.ts"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { DayField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"

interface FieldsProps {
  /** The field of a form by its name: heal.bloodGroup and its neighbours. */
  readonly field: (name: string) => BoundField<string>
}
/** What of somebody's health a company keeps. */
export function HealthFields({ field }: FieldsProps) {
  const { t } = useTranslation("people")
  const pressure = { normalise: normaliseNumber, inputMode: "numeric" } as const
  return (
    <>
      <SelectField
        {...field("heal.bloodGroup")}
        options={bloodGroups.map((value) => ({ value, label: t("option.bloodGroup", { group: value }) }))}
      />
      <DayField {...field("heal.lastHealCheckDate")} />
      <DayField {...field("heal.specificHealCheckDate")} />
      <TextField {...field("heal.maxBloodPressure")} {...pressure} className="lg:col-start-1" />
      <TextField {...field("heal.minBloodPressure")} {...pressure} />
      <TextField {...field("heal.diseaseId")} className="lg:col-span-2" />
      <TextField {...field("heal.healthInsuranceId")} />
      <TextField {...field("heal.pensionInsuranceId")} />
      <TextField {...field("heal.employmentInsuranceId")} />
      <TextField {...field("heal.employmentInsuranceNumber")} normalise={normaliseNumber} inputMode="numeric" />
    </>
  )
}
