import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { calendarKey } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import type { TaskView } from "./task-query.ts"

interface DeleteTaskProps {
  readonly view: TaskView
  readonly onKeep: () => void
  readonly onDeleted: () => void
}
/** Deletes this day's arrangement (D79), after saying who is freed by it. */
export function DeleteTask({ view, onKeep, onDeleted }: DeleteTaskProps) {
  const { t } = useTranslation("calendar")
  const { t: common } = useTranslation("common")
  const remove = useWrite({
    write: (version: number, extraHeaders) =>
      data(scheduling.updateTask({ params: { id: view.id }, body: { version, status: 0 }, extraHeaders })),
    invalidates: [calendarKey, ["candidates"]],
    done: t("deleted"),
    onDone: onDeleted,
    quiet: true,
  })
  const names = (view.workers ?? []).map(({ name }) => name)
  return (
    <ConfirmDialog
      open
      onOpenChange={onKeep}
      title={t("deleteTitle")}
      losses={names.length === 0 ? [] : [t("deleteLoss", { count: names.length, names: names.join("、") })]}
      {...(remove.error === null ? {} : { description: sentenceOf(remove.error, common) })}
      action={t("deleteOne")}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(view.version)}
    />
  )
}
