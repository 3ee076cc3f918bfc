import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { dayOfInstant, slashDate } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { siteTasksQuery } from "./site-queries.ts"
import { Section } from "./site-section.tsx"

/** これからの手配: what of a site is to come, as far as this person sees it (SITE-15). */
export function SiteTasks({ siteId }: { readonly siteId: number }) {
  const { t } = useTranslation("works")
  const format = useFormat()
  const [today] = useState(() => dayOfInstant(new Date().toISOString()))
  const { data: tasks } = useQuery(siteTasksQuery(siteId, today))
  return (
    <Section
      title={t("comingTasks")}
      detail={tasks === undefined || tasks.totalItems === 0 ? undefined : t("count", { count: tasks.totalItems })}
    >
      {tasks?.totalItems === 0 && <p className="px-4 py-3 text-muted-foreground">{t("noComingTasks")}</p>}
      <ul>
        {tasks?.data.map(({ endTime, id, leaderName, name, startDate, startTime, workers }) => (
          <li key={id} className="border-b last:border-b-0">
            <Link
              to="/works/calendar"
              search={{ constructionSiteId: siteId, day: startDate, task: id }}
              className="flex min-h-10 items-center gap-3 px-4 py-1.5 hover:bg-accent max-md:min-h-12"
            >
              <span className="tnum w-16 shrink-0 whitespace-nowrap">
                {`${slashDate(startDate).slice(5)} ${format.weekday(startDate)}`}
              </span>
              <span className="tnum w-24 shrink-0 text-muted-foreground">
                {startTime == null ? t("adjusting") : `${startTime}–${endTime ?? ""}`}
              </span>
              <span className="min-w-0 flex-1 truncate">{name === "" ? (leaderName ?? "") : name}</span>
              {workers !== undefined && (
                <span className="tnum text-xs text-muted-foreground">
                  {t("peopleCount", { count: workers.length })}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
