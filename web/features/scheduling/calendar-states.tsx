import { RotateCw, WifiOff } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { sentenceOf } from "@/lib/api-error.ts"
import { clockTime } from "@/lib/format.ts"

/** Seen after 150 ms only: what is fast needs no announcement. */
export const isLoadingSlowly = "fill-mode-backwards delay-150 duration-100 animate-in fade-in-0"

/** How long a calendar that could not be loaded waits before it asks again by itself. */
export const retryMillis = 15_000

interface TroubleProps {
  readonly error: unknown
  /** When what is still shown came, in milliseconds; 0 when there is nothing to show. */
  readonly shownSince: number
  /** When the last try failed, in milliseconds. */
  readonly failedAt: number
  readonly isRetrying: boolean
  readonly onRetry: () => void
}
/** What still stands, and when it is tried again. Said once to readers, not at every second. */
export function CalendarTrouble({ error, shownSince, failedAt, isRetrying, onRetry }: TroubleProps) {
  const { t } = useTranslation("calendar")
  const { t: common } = useTranslation("common")
  const [now, setNow] = useState(failedAt)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.ceil((failedAt + retryMillis - now) / 1000))
  return (
    <div className="flex min-h-11 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-danger/30 bg-danger-bg px-5 py-2 max-md:px-4">
      <WifiOff className="size-4.5 shrink-0 text-danger" aria-hidden="true" />
      <p role="alert" className="min-w-0 flex-1 max-md:basis-4/5">
        <b className="text-danger">{sentenceOf(error, common)}</b>{" "}
        {shownSince > 0
          ? t("shownAsOf", { time: clockTime(new Date(shownSince).toISOString()) })
          : t("nothingToShowYet")}
      </p>
      <span className="tnum text-xs text-muted-foreground" aria-hidden="true">
        {t("retryIn", { seconds })}
      </span>
      <Button variant="outline" size="sm" busy={isRetrying} onClick={onRetry}>
        {!isRetrying && <RotateCw />}
        {t("retryNow")}
      </Button>
    </div>
  )
}
/** The filters leave nothing: the sheet stays, and one press takes them away. */
export function NothingMatches({ onClear }: { readonly onClear: () => void }) {
  const { t } = useTranslation("calendar")
  return (
    <p role="status" className="flex items-center justify-center gap-2 border-b bg-muted px-4 py-1.5 text-xs">
      {t("nothingMatches")}
      <button type="button" onClick={onClear} className="font-medium text-link underline">
        {t("clearFilters")}
      </button>
    </p>
  )
}
