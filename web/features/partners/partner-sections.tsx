import { useTranslation } from "react-i18next"
import { BankFields } from "@/components/form/bank-fields.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import type { Kind } from "./kinds.ts"
import { PartnerSection } from "./partner-section.tsx"
import { PaymentSection } from "./payment-section.tsx"
import { PriceSection } from "./price-section.tsx"
import { ReachSection } from "./reach-section.tsx"
import type { PartnerForm } from "./use-partner-form.ts"

interface PartnerSectionsProps {
  readonly kind: Kind
  readonly form: PartnerForm
  /** What the server shows of our own side: prices and notes are not for the partner itself. */
  readonly hasInner: boolean
  readonly emailHint?: string
  /** The address of the seal that is stored, of a vendor. */
  readonly stamp?: string | null
}
/** The form of a partner, new or known. */
export function PartnerSections({ kind, form, hasInner, emailHint, stamp = null }: PartnerSectionsProps) {
  const { t } = useTranslation("trading")
  return (
    <>
      <ReachSection kind={kind} form={form} stamp={stamp} {...(emailHint === undefined ? {} : { emailHint })} />
      <PaymentSection kind={kind} form={form} />
      {hasInner && <PriceSection kind={kind} form={form} />}
      {kind === "vendor" && <BankSection form={form} />}
      {hasInner && (
        <PartnerSection title={t("section.note")}>
          <MemoField {...form.field("note")} maxLength={2000} className="col-span-full" />
        </PartnerSection>
      )}
    </>
  )
}
function BankSection({ form }: { readonly form: PartnerForm }) {
  const { t } = useTranslation("trading")
  return (
    <PartnerSection title={t("section.bank")}>
      <BankFields field={form.field} />
    </PartnerSection>
  )
}
