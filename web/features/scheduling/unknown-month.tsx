import { useQuery } from "@tanstack/react-query"
import { CloudOff, RotateCw, WifiOff } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { cn } from "@/lib/class-names.ts"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { shiftMonth } from "./days.ts"
import { monthsOnDevice } from "./kept-months.ts"

/** Hatched: a day that nobody has told of never looks like one without work. */
export const unknownLooks =
  "bg-[repeating-linear-gradient(135deg,var(--muted)_0_5px,transparent_5px_10px)] text-muted-foreground"

const oldMillis = 86_400_000

interface KeptScheduleProps {
  readonly since: number
  readonly isRetrying: boolean
  readonly onRetry: () => void
}
/** 「07:12 に受け取った予定です」, amber when it is of another day. */
export function KeptSchedule({ since, isRetrying, onRetry }: KeptScheduleProps) {
  const { t } = useTranslation("calendar")
  const format = useFormat()
  const instant = new Date(since).toISOString()
  const now = Date.now()
  const day = dayOfInstant(instant)
  const time = day === dayOfInstant(new Date(now).toISOString()) ? "" : `${format.day(day)} `
  return (
    <div
      className={cn(
        "flex min-h-14 shrink-0 items-center gap-3 border-b px-4 py-2",
        now - since > oldMillis ? "bg-warning-bg text-warning" : "bg-muted",
      )}
    >
      <WifiOff aria-hidden="true" className="size-5 shrink-0" />
      <p role="status" className="min-w-0 flex-1 text-base">
        {t("keptSince", { time: `${time}${clockTime(instant)}` })}
      </p>
      <Button variant="outline" className="min-h-12 max-md:h-auto" busy={isRetrying} onClick={onRetry}>
        {!isRetrying && <RotateCw />}
        {t("retryNow")}
      </Button>
    </div>
  )
}

/** A month that the device does not have, and those that it has. */
export function UnknownMonth({ month: missing, today }: { readonly month: string; readonly today: string }) {
  const { t } = useTranslation("calendar")
  const { month } = useFormat()
  const here = today.slice(0, 7)
  const near = [shiftMonth(here, -1), here, shiftMonth(here, 1)]
  const { data } = useQuery({
    queryKey: ["schedule on the device", ...near],
    staleTime: 0,
    queryFn: () => monthsOnDevice(near),
  })
  return (
    <div className="px-4">
      <div
        role="status"
        className={cn("flex items-center gap-4 rounded-xl border border-dashed border-strong p-4", unknownLooks)}
      >
        <span className="grid size-12 shrink-0 place-items-center rounded-xl bg-card">
          <CloudOff aria-hidden="true" className="size-6" />
        </span>
        <p className="min-w-0 text-base text-foreground">
          <b className="block">{t("monthUnknown", { month: month(missing) })}</b>
          {t("monthUnknownHint")}
        </p>
      </div>
      {data !== undefined && data.length > 0 && (
        <p className="mt-2 text-sm text-muted-foreground">{t("monthsKept", { months: data.map(month).join("・") })}</p>
      )}
    </div>
  )
}
