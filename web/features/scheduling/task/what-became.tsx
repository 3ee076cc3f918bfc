import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { ApiError } from "@/lib/api-error.ts"
import { useFormat } from "@/lib/use-format.ts"
import { useGoneWords } from "./gone.ts"
import { taskQuery } from "./task-query.ts"

interface WhatBecameProps {
  readonly taskId: number
  /** The days that are shown: on another one it is elsewhere. */
  readonly isShown: (day: string) => boolean
  readonly onDay: (day: string) => void
}
/** What became of an arrangement that an old link or notice names and that is not among what is shown. */
export function WhatBecame({ taskId, isShown, onDay }: WhatBecameProps) {
  const { t } = useTranslation("calendar")
  const { day } = useFormat()
  const { data: view, error, refetch } = useQuery(taskQuery(taskId))
  const goneWords = useGoneWords()
  const code = error instanceof ApiError ? error.errorCode : undefined
  if (error !== null && code !== "Task_Deleted" && code !== "Task_Not_Found")
    return <ErrorState error={error} onRetry={() => void refetch()} />
  if (view === undefined && error === null) return null
  const isElsewhere = view !== undefined && error === null && !isShown(view.startDate)
  const about = view === undefined ? "" : `${day(view.startDate)} ${view.constructionSiteName}`
  const words =
    code === "Task_Deleted"
      ? goneWords(error)
      : view === undefined || code === "Task_Not_Found"
        ? t("became.notYours")
        : isElsewhere
          ? t("became.elsewhere", { about })
          : view.reserveStatus === 1
            ? t("became.held", { about })
            : t("became.takenBack", { about })
  return (
    <p role="status" className="flex flex-wrap items-center gap-3 rounded-lg border bg-card px-4 py-3 font-semibold">
      {words}
      {isElsewhere && (
        <Button variant="outline" onClick={() => onDay(view.startDate)}>
          {t("became.show")}
        </Button>
      )}
    </p>
  )
}
