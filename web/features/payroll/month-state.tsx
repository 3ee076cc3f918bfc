import { Link } from "@tanstack/react-router"
import { CircleAlert, CircleCheck, LoaderCircle, LockOpen } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { buttonVariants } from "@/components/ui/button.tsx"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { PayMonth } from "./queries.ts"

/** 締め済み 11/20 14:37 後藤; who and when only for whom the server sends it. */
export function MonthBadge({ month }: { readonly month: PayMonth }) {
  const { t } = useTranslation("pay")
  const format = useFormat()
  const last = month.closes.findLast(({ endedAt }) => endedAt !== null)
  if (month.state === "closing") {
    return (
      <Badge tone="primary" className="h-7">
        <LoaderCircle aria-hidden="true" />
        {t("state.closing")}
      </Badge>
    )
  }
  if (month.state === "open") {
    return (
      <Badge tone="warning" className="h-7">
        {t(month.revision > 0 ? "state.reopened" : "state.draft")}
      </Badge>
    )
  }
  const when =
    last?.endedAt == null ? undefined : `${format.shortDay(dayOfInstant(last.endedAt))} ${clockTime(last.endedAt)}`
  return (
    <>
      {month.corrections > 0 && (
        <Badge tone="primary" className="h-7">
          {t("state.corrected", { count: month.corrections })}
        </Badge>
      )}
      <Badge tone="success" className="tnum h-7 max-md:h-auto max-md:min-h-7 max-md:shrink max-md:whitespace-normal">
        <CircleCheck aria-hidden="true" />
        {when === undefined ? t("state.closed") : t("state.closedBy", { when, who: last?.startedBy ?? "" })}
      </Badge>
    </>
  )
}
/** Of a month that is not closed: that its figures may still change, and the way on. */
export function DraftBanner({ month }: { readonly month: PayMonth }) {
  const { t } = useTranslation("pay")
  const format = useFormat()
  const workspace = useWorkspace()
  // A month in which nobody is paid, as one before the company was there, has nothing to close.
  if (month.state === "closed" || month.totals.people === 0) return null
  const named = { month: format.month(month.month) }
  const [title, hint] =
    month.revision > 0
      ? [t("reopenedTitle", named), t("reopenedHint")]
      : month.isOver
        ? [t("draftTitle", named), t("draftHint")]
        : [t("runningTitle", named), t("runningHint")]
  const Icon = month.revision > 0 ? LockOpen : CircleAlert
  return (
    <div className="mx-5 mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-warning-bg px-4 py-2 text-warning max-md:mx-4">
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <p className="min-w-0 flex-1">
        <b>{title}</b> <span className="text-foreground">{hint}</span>
      </p>
      {isOpen(workspace, "/payroll") && (
        <Link
          to="/payroll"
          search={{ month: month.month }}
          className={buttonVariants({ variant: "outline", size: "sm", className: "text-foreground max-md:h-12" })}
        >
          {t("toClose")}
        </Link>
      )}
    </div>
  )
}
