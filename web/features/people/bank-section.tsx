import { useTranslation } from "react-i18next"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"

/** 銀行口座: all of it for who is paid as 一人親方・外注, and as far as it is known of anybody else. */
export function BankSection({ isRequired }: { readonly isRequired: boolean }) {
  const { t } = useTranslation("people")
  const { field } = useStaffForm()
  return (
    <SectionCard section="bank">
      <TextField {...field("bankInfo.bankName")} required={isRequired} className="lg:col-span-2" />
      <TextField {...field("bankInfo.branch")} required={isRequired} />
      <SelectField
        {...field("bankInfo.type")}
        required={isRequired}
        options={(["1", "2", "4"] as const).map((value) => ({ value, label: t(`option.bankType.${value}`) }))}
      />
      <TextField {...field("bankInfo.cardNumber")} required={isRequired} inputMode="numeric" />
      <TextField
        {...field("bankInfo.ownerName")}
        hint={t("hint.ownerName")}
        required={isRequired}
        className="lg:col-span-2"
      />
    </SectionCard>
  )
}
