import { useTranslation } from "react-i18next"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { workspaceQuery } from "@/features/session/workspace.ts"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { taskKeys } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import type { TaskView } from "../task/task-query.ts"
import { isFirstRequest } from "./first-request.ts"

interface RejectWishProps {
  readonly view: TaskView
  readonly onKeep: () => void
  readonly onDone: () => void
}
/** A refusal goes with its reason: the customer reads it. */
export default function RejectWish({ view, onKeep, onDone }: RejectWishProps) {
  const { t } = useTranslation("customer")
  const form = useForm({
    first: { reason: "" },
    words: { reason: t("reason") },
    rules: ({ values }) => (values.reason.trim() === "" ? [{ field: "reason", key: "required" }] : []),
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/scheduling/contract.ts")).schedulingContract.rejectProposal.body,
        body: { version: view.version, reason: values.reason.trim() },
        send: (body, extraHeaders) => data(scheduling.rejectProposal({ params: { id: view.id }, body, extraHeaders })),
      }),
    invalidates: [...taskKeys, ["task"], workspaceQuery.queryKey],
    done: t("rejectedToast"),
    onSaved: onDone,
  })
  return (
    <FormDialog
      form={form}
      title={t("rejectTitle")}
      description={t(isFirstRequest(view) ? "rejectRequestHint" : "rejectHint")}
      action={t("rejectAction")}
      isDestructive
      onClose={onKeep}
    >
      <MemoField {...form.field("reason")} rows={3} maxLength={500} required />
    </FormDialog>
  )
}
