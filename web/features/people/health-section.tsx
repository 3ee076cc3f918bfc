import { useTranslation } from "react-i18next"
import { normaliseNumber } from "#modules/kernel/fields/normalise.ts"
import { bloodGroups } from "#modules/people/codes.ts"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { DayField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { Button } from "@/components/ui/button.tsx"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { valuesOfHealth } from "./profile-values.ts"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"

/** 健康状態: shown when somebody asks for it, and that he did stays in the records (D54). */
export function HealthSection({ id }: { readonly id: number }) {
  const { t } = useTranslation("people")
  const form = useStaffForm()
  const isShown = form.values["heal.bloodGroup"] !== undefined
  const look = useWrite({
    write: (_: undefined, extraHeaders) => data(people.showHealth({ params: { id }, body: {}, extraHeaders })),
    onDone: ({ heal }) => form.beginOver({ ...form.base, ...valuesOfHealth(heal) }, form.changed),
  })
  return (
    <SectionCard section="health">
      {isShown ? (
        <Fields />
      ) : (
        <div className="col-span-full flex flex-wrap items-center gap-4">
          <p className="text-muted-foreground">{t("healthHint")}</p>
          <Button variant="outline" onClick={() => look.mutate(undefined)}>
            {t("showHealth")}
          </Button>
        </div>
      )}
    </SectionCard>
  )
}
/** The same of somebody who is taken on: nothing is stored yet that a look would tell. */
export function NewHealthSection() {
  return (
    <SectionCard section="health">
      <Fields />
    </SectionCard>
  )
}
function Fields() {
  const { t } = useTranslation("people")
  const { field } = useStaffForm()
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
