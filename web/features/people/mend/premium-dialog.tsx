import { useTranslation } from "react-i18next"
import type { InsuranceOfAge } from "#modules/payroll/codes.ts"
import { TickField } from "@/components/form/choice-fields.tsx"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { DayField, YenField } from "@/components/form/figure-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { StaffView } from "../staff-queries.ts"
import { useFieldText } from "../use-field-text.ts"
import { KnownPerson } from "./known-person.tsx"
import type { MendedTerms, MendProps } from "./mend.ts"
import { useTermsMend } from "./use-terms-mend.ts"

/** The fields of each insurance; nursing care stands with the health insurance that takes it. */
const fieldsOf = {
  health: { tick: "terms.isHealthInsurrance", amounts: ["terms.healthInsurance", "terms.nursingCareInsurance"] },
  nursingCare: { tick: "terms.isHealthInsurrance", amounts: ["terms.healthInsurance", "terms.nursingCareInsurance"] },
  pension: { tick: "terms.isPensionInsurrance", amounts: ["terms.pensionInsurance"] },
} as const satisfies Record<InsuranceOfAge, { readonly tick: string; readonly amounts: ReadonlyArray<string> }>

interface PremiumDialogProps extends MendProps {
  readonly mend: MendedTerms
  readonly premium: { readonly insurance: InsuranceOfAge; readonly month: string; readonly yen: number }
}
/** A premium that was typed by hand and that the age has none of, corrected where the close found it. */
export function PremiumDialog(props: PremiumDialogProps) {
  const { t } = useTranslation("looks")
  return (
    <KnownPerson id={props.id} title={t("premium")} onClose={props.onClose}>
      {(view) => <PremiumForm {...props} view={view} />}
    </KnownPerson>
  )
}
function PremiumForm({ view, mend, premium, onClose, onSaved }: PremiumDialogProps & { readonly view: StaffView }) {
  const { t } = useTranslation("looks")
  const format = useFormat()
  const fieldText = useFieldText()
  const form = useTermsMend({ view, mend, keepAs: `premium.${premium.insurance}`, onSaved })
  const { tick, amounts } = fieldsOf[premium.insurance]
  const isByHand = form.values[tick] === "1"
  return (
    <FormDialog
      form={form}
      title={t("premiumTitle", { name: view.name })}
      action={t("premiumAction")}
      conflict={<ConflictNote form={form} show={fieldText} />}
      bodyClassName="grid items-start gap-4 md:grid-cols-2"
      onClose={onClose}
    >
      <p className="md:col-span-2">
        {t(`premiumOf.${premium.insurance}`, { month: format.month(premium.month), yen: yen(premium.yen) })}
      </p>
      <span className="md:col-span-2">
        <TickField {...form.field(tick)} />
      </span>
      {isByHand ? (
        amounts.map((amount) => (
          <YenField key={amount} {...form.field(amount)} required={amount !== "terms.nursingCareInsurance"} />
        ))
      ) : (
        <YenField {...form.field("terms.standardRemuneration")} required />
      )}
      <DayField {...form.field("terms.effectiveFrom")} required />
      <p className="text-xs text-muted-foreground md:col-span-2 max-md:text-sm">{t("wageHint")}</p>
    </FormDialog>
  )
}
