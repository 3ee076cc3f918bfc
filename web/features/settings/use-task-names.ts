import { useState } from "react"
import { useTranslation } from "react-i18next"
import { companies, data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { type TaskName, taskNamesKey } from "./task-name-query.ts"

export interface Change {
  readonly name?: string
  readonly order?: number
  readonly status?: 0 | 1
}
interface Step {
  readonly name: TaskName
  readonly change: Change
}

/** Moves, hides, shows and renames; what was done last can be taken back by the opposite write. */
export const useTaskNames = () => {
  const { t } = useTranslation("settings")
  const [last, setLast] = useState<Step>()
  const write = useWrite({
    write: ({ name, change }: Step, extraHeaders) =>
      data(
        companies.updateTaskName({ params: { id: name.id }, body: { version: name.version, ...change }, extraHeaders }),
      ),
    invalidates: [taskNamesKey],
    done: t("saved"),
    onDone: (saved, { name, change }) => {
      setLast({
        name: saved,
        change: {
          ...(change.name === undefined ? {} : { name: name.name }),
          ...(change.order === undefined ? {} : { order: name.order }),
          ...(change.status === undefined ? {} : { status: name.status === 1 ? 1 : 0 }),
        },
      })
    },
  })
  const put = (name: TaskName, change: Change) => write.mutate({ name, change })
  const renamed = (was: TaskName, now: TaskName) => setLast({ name: now, change: { name: was.name } })
  /** A name that others may use already is hidden and not taken away. */
  const made = (now: TaskName) => setLast({ name: now, change: { status: 0 } })
  const undo = () => {
    if (last === undefined) return
    write.mutate(last, { onSuccess: () => setLast(undefined) })
  }
  return {
    put,
    made,
    renamed,
    undo: last === undefined ? undefined : undo,
    changed: last?.name.id,
    isBusy: write.isPending,
  }
}
