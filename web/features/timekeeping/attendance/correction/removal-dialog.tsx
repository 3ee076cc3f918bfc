import { useTranslation } from "react-i18next"
import type { PunchView } from "#modules/timekeeping/contract.ts"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { timekeeping } from "../../client.ts"
import { attendanceKey } from "../attendance-query.ts"

interface RemovalDialogProps {
  readonly punch: PunchView
  readonly onClose: () => void
}
/** Takes a punch out of the count; it stays in the history with its reason. */
export function RemovalDialog({ punch: { id, version }, onClose }: RemovalDialogProps) {
  const { t } = useTranslation("attendance")
  const form = useForm({
    first: { reason: "" },
    words: { reason: t("dialog.reason") },
    rules: ({ values }) => (values.reason.trim() === "" ? [{ field: "reason", key: "reasonMissing" }] : []),
    say: (key) => (key === "reasonMissing" ? t("dialog.reasonMissing") : undefined),
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/timekeeping/contract.ts")).timekeepingContract.remove.body,
        body: { reason: values.reason.trim(), version },
        send: (body, extraHeaders) => data(timekeeping.remove({ params: { id }, body, extraHeaders })),
      }),
    invalidates: [attendanceKey],
    done: t("removal.removed"),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t("removal.title")}
      action={t("removal.action")}
      isDestructive
      onClose={onClose}
      bodyClassName="flex flex-col gap-4"
    >
      <p>{t("removal.hint")}</p>
      <MemoField {...form.field("reason")} required rows={2} maxLength={255} hint={t("dialog.reasonHint")} />
    </FormDialog>
  )
}
