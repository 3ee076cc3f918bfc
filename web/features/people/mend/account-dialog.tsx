import { useState } from "react"
import { useTranslation } from "react-i18next"
import { BankFields } from "@/components/form/bank-fields.tsx"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { mayEdit } from "@/lib/permissions.tsx"
import { valuesOf } from "../draft-values.ts"
import type { StaffView } from "../staff-queries.ts"
import { useFieldText } from "../use-field-text.ts"
import { useStoredStaff } from "../use-stored-staff.ts"
import { KnownPerson } from "./known-person.tsx"
import { chosenOf, type MendProps } from "./mend.ts"

/** What a transfer can't do without; numbers of bank and branch come with their names. */
const neededOfAccount = ["bankName", "branch", "type", "cardNumber", "ownerName"].map((field) => `bankInfo.${field}`)

/** 振込先の口座 of one person, typed where it is found missing; the same fields as on his page. */
export function AccountDialog(props: MendProps) {
  const { t } = useTranslation("looks")
  return (
    <KnownPerson id={props.id} title={t("account")} onClose={props.onClose}>
      {(view) => <AccountForm {...props} view={view} />}
    </KnownPerson>
  )
}
function AccountForm({ id, view, onClose, onSaved }: MendProps & { readonly view: StaffView }) {
  const { t } = useTranslation("looks")
  const fieldText = useFieldText()
  const [first] = useState(() => valuesOf(view, chosenOf(view)))
  const form = useStoredStaff(view, first, (key) => key.startsWith("bankInfo.") && mayEdit(view, "bankInfo"), {
    keepAs: `staff.${id}.account`,
    onSaved,
    required: neededOfAccount,
  })
  return (
    <FormDialog
      form={form}
      title={t("accountTitle", { name: view.name })}
      action={t("accountAction")}
      width={700}
      conflict={<ConflictNote form={form} show={fieldText} />}
      bodyClassName="grid items-start gap-4 md:grid-cols-2"
      onClose={onClose}
    >
      <BankFields field={form.field} required />
    </FormDialog>
  )
}
