import { useNavigate } from "@tanstack/react-router"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Kbd } from "@/components/ui/kbd.tsx"
import { isTyping } from "@/lib/is-typing.ts"
import type { CompanyDetail } from "./platform-queries.ts"

interface QueueProps {
  readonly queue: NonNullable<CompanyDetail["queue"]>
}
/** 承認待ち 1 / 3: from one company that waits to the next, by K and J too (21b). */
export function CompanyQueue({ queue: { after, at, before, of } }: QueueProps) {
  const { t } = useTranslation(["platform", "inspected"])
  const navigate = useNavigate()
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const to = event.key === "j" ? after : event.key === "k" ? before : null
      if (to === null || isTyping(event.target) || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      void navigate({ to: "/company-detail/$id", params: { id: String(to) } })
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  })
  const go = (to: number | null) => {
    if (to !== null) void navigate({ to: "/company-detail/$id", params: { id: String(to) } })
  }
  return (
    <nav aria-label={t("inspected:queue.title")} className="ml-auto flex items-center gap-2">
      <span className="tnum text-sm text-muted-foreground">{t("inspected:queue.place", { at, of })}</span>
      <Button variant="outline" disabled={before === null} onClick={() => go(before)}>
        {t("inspected:queue.before")}
        <Kbd>K</Kbd>
      </Button>
      <Button variant="outline" disabled={after === null} onClick={() => go(after)}>
        {t("inspected:queue.after")}
        <Kbd>J</Kbd>
      </Button>
    </nav>
  )
}
