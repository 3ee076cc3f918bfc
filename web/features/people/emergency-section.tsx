import { useTranslation } from "react-i18next"
import { normalisePhone } from "#modules/kernel/fields/normalise.ts"
import { TextField } from "@/components/form/text-field.tsx"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"

/** 緊急連絡先. */
export function EmergencySection() {
  const { t } = useTranslation("people")
  const { field } = useStaffForm()
  return (
    <SectionCard section="emergency">
      <TextField {...field("emergencyAddress.name")} className="lg:col-span-2" />
      <TextField {...field("emergencyAddress.relation")} hint={t("hint.relation")} />
      <TextField {...field("emergencyAddress.phone")} type="tel" normalise={normalisePhone} />
      <TextField {...field("emergencyAddress.address")} className="col-span-full" />
    </SectionCard>
  )
}
