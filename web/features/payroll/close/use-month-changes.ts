import { useQueryClient } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { ApiError } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { toast } from "@/lib/toast.ts"
import { useFormat } from "@/lib/use-format.ts"
import { useWrite } from "@/lib/use-write.ts"
import { payroll } from "../client.ts"
import { payKey } from "../queries.ts"
import { stopsOfError } from "./refusal.ts"

export interface WantedClose {
  readonly month: string
  readonly reason?: string
  /** 1: a closed month is calculated again. */
  readonly isRerun?: 0 | 1
  readonly userIds?: ReadonlyArray<number>
  /** Whom the close goes on without, each with why. */
  readonly without?: ReadonlyArray<{ readonly userId: number; readonly reason: string }>
}
interface WantedEditing {
  readonly month: string
  readonly isBlock: 0 | 1
  readonly reason: string
}
interface Happened {
  readonly onStarted: (jobId: number) => void
  /** The close met somebody who stands in the way; the error tells who. */
  readonly onObstacles: () => void
  readonly onSet: () => void
}
/** The changes of a pay month: its close and corrections (a long job each), its opening and locking. */
export const useMonthChanges = (month: string, { onStarted, onObstacles, onSet }: Happened) => {
  const { t } = useTranslation("close")
  const format = useFormat()
  const queries = useQueryClient()
  const close = useWrite({
    write: (body: WantedClose, extraHeaders) => data(payroll.snapshot({ body, extraHeaders })),
    invalidates: [payKey],
    onDone: ({ jobId }) => onStarted(jobId),
    onFailed: (error) => {
      // Another tab or person may have gone on with the month: the page shows where it stands.
      if (error instanceof ApiError && !error.isUndecided) void queries.invalidateQueries({ queryKey: payKey })
      if (stopsOfError(error).length > 0) onObstacles()
    },
    quiet: true,
  })
  const setEditing = useWrite({
    write: (body: WantedEditing, extraHeaders) => data(payroll.updateBlockPayroll({ body, extraHeaders })),
    invalidates: [payKey],
    onDone: ({ state }) => {
      toast.success(t(state === "open" ? "reopened" : "locked", { month: format.month(month) }))
      onSet()
    },
    quiet: true,
  })
  return { close, setEditing }
}
