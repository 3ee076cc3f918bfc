import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { useForm } from "@/lib/form/use-form.ts"
import type { Writing } from "@/lib/form/writing.ts"

interface ReasonedProps<Saved> {
  readonly title: string
  readonly description?: string | undefined
  readonly action: string
  /** What is said once it is done. */
  readonly done: string
  /** Where the reason goes: to the company's admin, where it is absent. */
  readonly hint?: string
  readonly invalidates: ReadonlyArray<ReadonlyArray<unknown>>
  readonly write: (reason: string) => Writing<Saved>
  readonly onClose: () => void
  /** Above the reason; `setReason` types one. */
  readonly children?: (setReason: (reason: string) => void) => React.ReactNode
}
/** The platform's word that takes something away: never without its reason, which goes out as it was typed. */
export function ReasonedDialog<Saved>(of: ReasonedProps<Saved>) {
  const { t } = useTranslation("platform")
  const { action, children, description, done, hint, invalidates, onClose, title, write } = of
  const form = useForm({
    first: { reason: "" },
    words: { reason: t("reason") },
    rules: ({ values }) => (values.reason.trim() === "" ? [{ field: "reason", key: "required" }] : []),
    write: ({ values }) => write(values.reason.trim()),
    invalidates,
    done,
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={title}
      {...(description === undefined ? {} : { description })}
      action={action}
      isDestructive
      onClose={onClose}
      bodyClassName="flex flex-col gap-3"
    >
      {children?.(form.field("reason").onChange)}
      <MemoField {...form.field("reason")} hint={hint ?? t("reasonHint")} maxLength={2000} required />
    </FormDialog>
  )
}
