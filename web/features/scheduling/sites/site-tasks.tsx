import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { addDays } from "../days.ts"
import { siteTasksQuery, tasksShown } from "./site-queries.ts"
import { Section } from "./site-section.tsx"

type Shown = "coming" | "past"
/** What becomes of the days that are shown when nothing is there, in words. */
const words = {
  coming: { title: "comingTasks", none: "noComingTasks" },
  past: { title: "pastTasks", none: "noPastTasks" },
  all: { title: "allTasks", none: "noTasks" },
} as const

/**
 * これからの手配 and これまでの手配 of a site, as far as this person sees them (SITE-15); of a small job, whose place is made
 * for it alone, all of it at once.
 */
export function SiteTasks({ siteId, isSmallJob }: { readonly siteId: number; readonly isSmallJob: boolean }) {
  const { t } = useTranslation("works")
  const format = useFormat()
  const [today] = useState(() => dayOfInstant(new Date().toISOString()))
  const [shown, setShown] = useState<Shown>("coming")
  const [count, setCount] = useState(tasksShown)
  const days = isSmallJob ? {} : shown === "coming" ? { from: today } : { to: addDays(today, -1) }
  const { data: tasks } = useQuery(siteTasksQuery(siteId, days, count))
  const { title, none } = words[isSmallJob ? "all" : shown]
  return (
    <Section
      title={t(title)}
      detail={tasks === undefined || tasks.totalItems === 0 ? undefined : t("count", { count: tasks.totalItems })}
    >
      {!isSmallJob && (
        <div className="px-4 py-2">
          <ToggleGroup<Shown>
            label={t("whichTasks")}
            value={shown}
            onChange={(next) => {
              setShown(next)
              setCount(tasksShown)
            }}
            options={[
              { value: "coming", label: t("coming") },
              { value: "past", label: t("past") },
            ]}
          />
        </div>
      )}
      {tasks?.totalItems === 0 && <p className="px-4 py-3 text-muted-foreground">{t(none)}</p>}
      <ul>
        {tasks?.data.map(({ endTime, id, leaderName, name, startDate, startTime, workers }) => (
          <li key={id} className="border-b last:border-b-0">
            <Link
              to="/works/calendar"
              search={{ constructionSiteId: siteId, day: startDate, task: id }}
              className="flex min-h-10 items-center gap-3 px-4 py-1.5 hover:bg-accent max-md:min-h-12"
            >
              <span className="tnum min-w-16 shrink-0 whitespace-nowrap">
                {`${format.shortDay(startDate)} ${format.weekday(startDate)}`}
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
      {tasks !== undefined && tasks.totalItems > tasks.data.length && (
        <div className="px-4 py-2">
          <Button variant="outline" size="sm" onClick={() => setCount(count + tasksShown)}>
            {t("moreTasks", { count: tasks.totalItems - tasks.data.length })}
          </Button>
        </div>
      )}
    </Section>
  )
}
