import { useQueryClient } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import type { EditScope } from "#modules/kernel/codes/project.ts"
import { sentencesOf } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { toast } from "@/lib/toast.ts"
import { useWrite } from "@/lib/use-write.ts"
import { taskKeys } from "./calendar-query.ts"
import { scheduling } from "./client.ts"

interface Picked {
  readonly ids: ReadonlyArray<number>
  readonly versions: ReadonlyArray<number>
  /** Of the series that each is of, as they were seen; null for a day of none. */
  readonly seriesVersions: ReadonlyArray<number | null>
  readonly mode: EditScope
  /** Nobody is told (TASK-28). */
  readonly isQuiet?: boolean
}
/** Deletes arrangements in one call; the message that says so takes it back (TASK-54). */
export const useDeleteTasks = (onDeleted: () => void, onFailed: (error: unknown) => void = () => {}) => {
  const { t } = useTranslation("calendar")
  const { t: common } = useTranslation("common")
  const queries = useQueryClient()
  const restore = useWrite({
    write: ({ ids, versions }: Pick<Picked, "ids" | "versions">, extraHeaders) =>
      data(scheduling.updateMultipleTask({ body: { ids, versions, status: 1 }, extraHeaders })),
    invalidates: taskKeys,
    done: t("undone"),
    onFailed: (error) => toast.error(t("notUndone"), sentencesOf(error, common)),
    quiet: true,
  })
  return useWrite({
    write: ({ isQuiet = false, ...picked }: Picked, extraHeaders) =>
      data(
        scheduling.updateMultipleTask({
          body: { ...picked, status: 0, ...(isQuiet ? { isUpdateNoNotiStaff: 1 as const } : {}) },
          extraHeaders,
        }),
      ),
    invalidates: taskKeys,
    onDone: ({ tasks }) => {
      for (const { id } of tasks) queries.removeQueries({ queryKey: ["task", id] })
      const back = { ids: tasks.map(({ id }) => id), versions: tasks.map(({ version }) => version) }
      toast.undoable(t("deletedDays", { count: tasks.length }), {
        label: t("undo"),
        run: () => restore.mutate(back),
      })
      onDeleted()
    },
    onFailed,
    quiet: true,
  })
}
