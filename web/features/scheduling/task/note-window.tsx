import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { ConflictNote } from "@/components/form/conflict-note.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { MemoField } from "@/components/form/text-field.tsx"
import { data } from "@/lib/client.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { session } from "@/lib/session.ts"
import { taskKeys } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import { type TaskView, taskQuery } from "./task-query.ts"
import { Waiting } from "./waiting.tsx"

interface NoteWindowProps {
  readonly taskId: number
  readonly onClose: () => void
}
/** The note of an arrangement alone (TASK-26): what must be known, without opening the whole form. */
export default function NoteWindow({ taskId, onClose }: NoteWindowProps) {
  const { data: view, error, refetch, isFetchedAfterMount } = useQuery(taskQuery(taskId))
  if (view === undefined || (!isFetchedAfterMount && error === null))
    return <Waiting error={error} onRetry={() => void refetch()} onClose={onClose} />
  return <NoteForm view={view} onClose={onClose} />
}

interface NoteDraft {
  readonly note: string
}
const isTask = (detail: unknown): detail is TaskView =>
  typeof detail === "object" && detail !== null && "workingDates" in detail && "version" in detail
const contract = async () => (await import("#modules/scheduling/contract.ts")).schedulingContract

function NoteForm({ view, onClose }: { readonly view: TaskView; readonly onClose: () => void }) {
  const { t } = useTranslation(["arranging", "calendar", "common"])
  const form = useForm<NoteDraft, unknown, TaskView>({
    first: { note: view.note },
    stored: view,
    valuesOf: ({ note }) => ({ note }),
    isStored: isTask,
    words: () => t("calendar:note"),
    keepAs: `note.${view.id}`,
    write: ({ values, stored = view }) =>
      writing({
        schema: async () => (await contract()).updateNote.body,
        body: {
          companyId: session.signIn()?.companyId,
          taskId: stored.id,
          version: stored.version,
          note: values.note,
        },
        send: (body, extraHeaders): Promise<unknown> => data(scheduling.updateNote({ body, extraHeaders })),
      }),
    onUnchanged: onClose,
    invalidates: [...taskKeys, ["task", view.id]],
    done: t("noteSaved"),
    onSaved: onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t("noteTitle")}
      action={t("common:save")}
      onClose={onClose}
      width={500}
      conflict={<ConflictNote form={form} show={(_, { note }) => note} title={t("calendar:expiredTitle")} />}
    >
      <p className="mb-2 text-sm font-medium">{view.constructionSiteName}</p>
      <MemoField {...form.field("note")} rows={8} maxLength={2000} />
    </FormDialog>
  )
}
