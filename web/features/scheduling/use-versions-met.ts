/** Deleting came too late: what is stored by now is read anew, so that the next press is of what is seen. */
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { ApiError } from "@/lib/api-error.ts"
import type { Slot } from "./calendar-model.ts"
import { taskKeys } from "./calendar-query.ts"

interface Told {
  readonly tasks: ReadonlyArray<{ readonly id: number; readonly version: number }>
}
/** The answer to who was late with several: each with the version that is stored. */
const isTold = (detail: unknown): detail is Told =>
  typeof detail === "object" && detail !== null && "tasks" in detail && Array.isArray(detail.tasks)

export const useVersionsMet = () => {
  const queries = useQueryClient()
  const [met, setMet] = useState<ReadonlyMap<number, number>>(new Map())
  return {
    /** Also of a day that the calendar doesn't show now, and so doesn't read anew. */
    versionOf: ({ taskId, version }: Slot) => Math.max(version, met.get(taskId) ?? 0),
    /** To be told of every refusal. */
    meet: (error: unknown) => {
      if (!(error instanceof ApiError) || error.errorCode !== "Update_Expired") return
      const { detail } = error
      if (isTold(detail))
        setMet((before) => new Map([...before, ...detail.tasks.map(({ id, version }) => [id, version] as const)]))
      for (const queryKey of [...taskKeys, ["task"]]) void queries.invalidateQueries({ queryKey })
    },
  }
}
