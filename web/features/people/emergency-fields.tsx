import { useTranslation } from "react-i18next"
import { normalisePhone } from "#modules/kernel/fields/normalise.ts"
import { TextField } from "@/components/form/text-field.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"
import type { emergencyFields } from "./profile-values.ts"

interface FieldsProps {
  /** The field of a form by its name: emergencyAddress.name and its neighbours. */
  readonly field: (name: `emergencyAddress.${(typeof emergencyFields)[number]}`) => BoundField<string>
}
/** Whom to call. */
export function EmergencyFields({ field }: FieldsProps) {
  const { t } = useTranslation("people")
  return (
    <>
      <TextField {...field("emergencyAddress.name")} className="lg:col-span-2" />
      <TextField {...field("emergencyAddress.relation")} hint={t("hint.relation")} />
      <TextField {...field("emergencyAddress.phone")} type="tel" normalise={normalisePhone} />
      <TextField {...field("emergencyAddress.address")} className="col-span-full" />
    </>
  )
}
