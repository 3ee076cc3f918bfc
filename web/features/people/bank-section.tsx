import { BankFields } from "@/components/form/bank-fields.tsx"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"

/** 銀行口座: all of it for who is paid as 一人親方・外注, and as far as it is known of anybody else. */
export function BankSection({ isRequired }: { readonly isRequired: boolean }) {
  const { field } = useStaffForm()
  return (
    <SectionCard section="bank">
      <BankFields field={field} required={isRequired} />
    </SectionCard>
  )
}
