import { useQuery } from "@tanstack/react-query"
import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { Card } from "@/components/ui/card.tsx"
import { cn } from "@/lib/class-names.ts"
import { dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { tallyOf } from "../calendar-model.ts"
import { daysQuery } from "../calendar-query.ts"
import { addDays, dateOf, dayTone, weekStartOf } from "../days.ts"
import type { SiteView } from "./site-queries.ts"

const today = () => dayOfInstant(new Date().toISOString())

/** 今週の手配: what the week from Monday needs and has, day by day. */
export function ThisWeek({ site }: { readonly site: SiteView }) {
  const { t } = useTranslation(["works", "calendar"])
  const { weekday, day: dayWords } = useFormat()
  const from = weekStartOf(today(), 1)
  const { data: week } = useQuery(daysQuery(from, addDays(from, 6), site.id))
  const slots = week?.days.flatMap((day) => day.slots) ?? []
  const { needed, assigned, shortage } = tallyOf(slots)
  // Without numbers nothing would stand in it, and the days are listed below.
  if (week !== undefined && !week.counts) return null
  return (
    <Card>
      <section aria-label={t("thisWeek")} className="p-4">
        <h2 className="text-sm font-bold">{t("thisWeek")}</h2>
        {week !== undefined && slots.length === 0 && (
          <p className="py-6 text-muted-foreground">{t("noTasksThisWeek")}</p>
        )}
        {week?.counts === true && slots.length > 0 && (
          <>
            <p className="tnum flex items-baseline gap-1">
              <b className="text-2xl">{assigned.toFixed(1)}</b>
              <span className="text-muted-foreground">
                {needed > 0 ? t("ofManDays", { count: needed }) : t("calendar:manDays")}
              </span>
              {shortage > 0 && (
                <Badge tone="danger" className="ml-auto self-center">
                  <TriangleAlert aria-hidden="true" />
                  {t("calendar:shortOnly", { count: shortage })}
                </Badge>
              )}
            </p>
            <ul className="mt-3 grid grid-cols-7 gap-1.5">
              {week.days.map(({ day, holiday, slots: those }) => {
                const sums = tallyOf(those)
                // A fixed-price site asks for no number of people: who comes is all that can be told.
                const isAsked = sums.needed > 0
                const filled = isAsked ? Math.min(1, sums.assigned / sums.needed) : sums.assigned > 0 ? 1 : 0
                const words = isAsked ? `${sums.assigned}/${sums.needed}` : sums.assigned > 0 ? `${sums.assigned}` : "—"
                return (
                  <li key={day} className="text-center text-2xs" aria-label={`${dayWords(day)} ${words}`}>
                    <span className="flex h-16 items-end overflow-hidden rounded-md bg-muted">
                      <span
                        className={cn("w-full", sums.shortage > 0 ? "bg-danger/45" : "bg-afternoon/55")}
                        style={{ height: `${filled * 100}%` }}
                      />
                    </span>
                    <span className={cn("mt-1 block", dayTone(day, holiday))}>
                      {dateOf(day)} {weekday(day)}
                    </span>
                    <b className={cn("tnum", sums.shortage > 0 && "text-danger")}>{words}</b>
                  </li>
                )
              })}
            </ul>
          </>
        )}
      </section>
    </Card>
  )
}
