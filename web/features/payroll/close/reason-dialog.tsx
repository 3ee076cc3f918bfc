import type { QueryKey } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { useForm } from "@/lib/form/use-form.ts"
import type { Writing } from "@/lib/form/writing.ts"

interface ReasonDialogProps {
  readonly title: string
  readonly hint: string
  readonly action: string
  /** The change with its reason. Whoever hands it in closes the dialog when it is done. */
  readonly write: (reason: string) => Writing<unknown>
  /** Something else of the dialog is missing: whom a correction leaves out, and why. */
  readonly isMissing?: boolean
  /** What is read anew once it is done, where the change itself does not see to that. */
  readonly invalidates?: ReadonlyArray<QueryKey>
  readonly onClose: () => void
  /** What else is chosen: for whom. */
  readonly children?: React.ReactNode
}
/** Asks why before a closed month is touched; the reason stays in the record of the month. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, hint, action, write, invalidates = [], isMissing = false, onClose, children } = props
  const { t } = useTranslation("close")
  const form = useForm({
    first: { reason: "" },
    words: { reason: t("reason"), without: t("leaveOut.reason") },
    rules: ({ values }) => [
      ...(values.reason.trim() === "" ? [{ field: "reason", key: "reasonNeeded" }] : []),
      ...(isMissing ? [{ field: "without", key: "reasonNeeded" }] : []),
    ],
    say: (key) => (key === "reasonNeeded" ? t("reasonNeeded") : undefined),
    write: ({ values }) => write(values.reason.trim()),
    invalidates,
    onSaved: onClose,
  })
  return (
    <FormDialog form={form} title={title} action={action} onClose={onClose} bodyClassName="flex flex-col gap-4">
      <p className="max-md:text-base">{hint}</p>
      {children}
      <MemoField {...form.field("reason")} hint={t("reasonHint")} maxLength={255} required />
    </FormDialog>
  )
}
