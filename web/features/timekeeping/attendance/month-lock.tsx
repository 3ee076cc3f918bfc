import { Lock } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { MonthTable } from "./attendance-query.ts"

interface MonthLockProps {
  readonly closed: MonthTable["closed"] | undefined
  readonly className?: string
}
/** 締めた月: nothing of it is offered to be changed, and here stands why, since when and by whom. */
export function MonthLock({ closed, className }: MonthLockProps) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  if (closed === undefined || closed === null) return null
  const { at, byName, state } = closed
  const facts = [
    ...(at === null ? [] : [`${format.day(dayOfInstant(at))} ${clockTime(at)}`]),
    ...(byName === null ? [] : [byName]),
  ]
  return (
    <p className={cn("tnum flex items-center gap-1.5 text-xs text-muted-foreground max-md:text-sm", className)}>
      <Lock aria-hidden="true" className="size-3.5 shrink-0" />
      <span>
        <b>{t(state === "closed" ? "monthClosed" : "monthClosing")}</b>
        {facts.length > 0 && `（${facts.join("・")}）`}
      </span>
    </p>
  )
}
