import { useTranslation } from "react-i18next"
import { PayFields } from "@/features/settings/pay-fields.tsx"
import { BreaksFields } from "./breaks-fields.tsx"
import { CompanyFields } from "./company-fields.tsx"
import type { OwnRegistration } from "./registration-queries.ts"
import { ShiftFields } from "./shift-fields.tsx"
import type { WizardForm } from "./use-wizard-form.ts"

interface SectionProps {
  readonly title: string
  readonly hint: string
  readonly children: React.ReactNode
}
function Section({ title, hint, children }: SectionProps) {
  return (
    <section className="grid grid-cols-[10.5rem_minmax(0,1fr)] gap-x-6 gap-y-3 border-b px-7 py-4 last:border-b-0 max-md:grid-cols-1 max-md:px-4">
      <header>
        <h3 className="font-bold">{title}</h3>
        <p className="mt-1 text-xs text-muted-foreground max-md:text-sm">{hint}</p>
      </header>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
interface InformationStepProps {
  readonly form: WizardForm
  readonly stored: OwnRegistration | undefined
}
/** 企業の情報: what stands on papers, when work is, when pay is. */
export function InformationStep({ form, stored }: InformationStepProps) {
  const { t } = useTranslation("registration")
  return (
    <>
      <Section title={t("section.company")} hint={t("section.companyHint")}>
        <CompanyFields form={form} stored={stored} />
      </Section>
      <Section title={t("section.shifts")} hint={t("section.shiftsHint")}>
        <ShiftFields form={form} />
      </Section>
      <Section title={t("section.breaks")} hint={t("section.breaksHint")}>
        <BreaksFields form={form} />
      </Section>
      <Section title={t("section.pay")} hint={t("section.payHint")}>
        <PayFields
          form={form}
          closing={form.field("salaryClosingDate")}
          delay={form.field("salaryPaymentDelayMonth")}
          date={form.field("salaryPaymentDate")}
        />
      </Section>
    </>
  )
}
