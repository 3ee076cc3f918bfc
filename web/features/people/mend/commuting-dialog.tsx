import { useTranslation } from "react-i18next"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { DayField, YenField } from "@/components/form/figure-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import type { StaffView } from "../staff-queries.ts"
import { useFieldText } from "../use-field-text.ts"
import { KnownPerson } from "./known-person.tsx"
import type { MendedTerms, MendProps } from "./mend.ts"
import { useTermsMend } from "./use-terms-mend.ts"

interface CommutingDialogProps extends MendProps {
  readonly mend: MendedTerms
}
/** What of a commuting allowance is free of tax, told where the close found it taxed whole. */
export function CommutingDialog(props: CommutingDialogProps) {
  const { t } = useTranslation("looks")
  return (
    <KnownPerson id={props.id} title={t("untaxed")} onClose={props.onClose}>
      {(view) => <CommutingForm {...props} view={view} />}
    </KnownPerson>
  )
}
function CommutingForm({ view, mend, onClose, onSaved }: CommutingDialogProps & { readonly view: StaffView }) {
  const { t } = useTranslation("looks")
  const fieldText = useFieldText()
  const form = useTermsMend({ view, mend, keepAs: "untaxed", onSaved })
  return (
    <FormDialog
      form={form}
      title={t("untaxedTitle", { name: view.name })}
      action={t("untaxedAction")}
      conflict={<ConflictNote form={form} show={fieldText} />}
      bodyClassName="grid items-start gap-4 md:grid-cols-2"
      onClose={onClose}
    >
      <p className="md:col-span-2">{t("untaxedLine")}</p>
      <YenField {...form.field("terms.commutingAllowance")} required />
      <YenField {...form.field("terms.commutingTaxFree")} required />
      <DayField {...form.field("terms.effectiveFrom")} required />
      <p className="text-xs text-muted-foreground md:col-span-2 max-md:text-sm">{t("wageHint")}</p>
    </FormDialog>
  )
}
