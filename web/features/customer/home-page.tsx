import { useQuery } from "@tanstack/react-query"
import { useNavigate, useSearch } from "@tanstack/react-router"
import { CalendarPlus, ChevronLeft, ChevronRight, House } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { addDays, todayInTokyo, weekStartOf } from "@/features/scheduling/days.ts"
import { WhatBecame } from "@/features/scheduling/task/what-became.tsx"
import type { Proposal } from "@/features/scheduling/wishes/requests-query.ts"
import { useWorkspace } from "@/features/session/workspace.ts"
import { PageHead } from "@/features/shell/page-head.tsx"
import { useIsPhone } from "@/lib/is-phone.ts"
import { useFormat } from "@/lib/use-format.ts"
import { HomePapers } from "./home-papers.tsx"
import { Requests } from "./requests.tsx"
import { SiteWeek, WeekHead } from "./site-week.tsx"
import { CompanyPhone, TodayPanel } from "./today-panel.tsx"
import { type Week, type WeekSite, weekQuery } from "./week-query.ts"
import { WeekTotals } from "./week-totals.tsx"
import { isAskedAnew, type Wish, wishAnew, wishOfTask } from "./wish.ts"

const WeekExcel = lazy(() => import("./week-excel.tsx"))
const WishWindow = lazy(() => import("./wish-window.tsx"))

/** The site that is worked today, else the one that comes next, else any: the window asks which one anyway. */
const likelySite = ({ sites, tasks }: Week, today: string) => {
  const nextOf = ({ id, nextDay }: WeekSite) =>
    tasks
      .filter((task) => task.constructionSiteId === id && task.day >= today)
      .map(({ day }) => day)
      .toSorted()[0] ??
    nextDay ??
    "9999"
  return sites.toSorted((one, other) => (nextOf(one) < nextOf(other) ? -1 : 1))[0]
}

/** ホーム of a customer: this week on its own sites, what waits for an answer, and one button. */
export function HomePage() {
  const { t } = useTranslation("customer")
  const { shortDay, weekday } = useFormat()
  const [today] = useState(todayInTokyo)
  const isPhone = useIsPhone()
  const search = useSearch({ from: "/_shell/home" })
  const navigate = useNavigate()
  const from = weekStartOf(search.from ?? today, 1)
  const setFrom = (day: string, task?: number) =>
    void navigate({ to: "/home", search: { from: day, ...(task === undefined ? {} : { task }) }, replace: true })
  const [chosen, setWish] = useState<Wish>()
  const [refused, setRefused] = useState<Proposal>()
  const { data: week, error, refetch, isPlaceholderData } = useQuery(weekQuery(from))
  const likely = week === undefined ? undefined : likelySite(week, today)
  const ask = likely === undefined ? undefined : () => setWish({ site: likely, task: undefined, day: today })
  const wishOf = (taskId: number | undefined, over?: Proposal) =>
    week === undefined || taskId === undefined ? undefined : wishOfTask(week, taskId, over)
  // 今日 is shown whichever week is looked at.
  const { data: current } = useQuery(weekQuery(weekStartOf(today, 1)))
  const mayPapers = useWorkspace().menu.some(({ key }) => key === "papers")
  const againOf = (request: Proposal) => {
    if (!isAskedAnew(request, today)) {
      return () => {
        setRefused(request)
        setFrom(weekStartOf(request.day, 1), request.taskId)
      }
    }
    const anew = week === undefined ? undefined : wishAnew(week, request, today)
    return anew === undefined ? undefined : () => setWish(anew)
  }
  const edit = (taskId: number) => setWish(wishOf(taskId))
  // An arrangement that was read in the calendar opens its request here (TASK-50).
  const wish = chosen ?? wishOf(search.task, refused)
  const close = () => {
    setWish(undefined)
    setRefused(undefined)
    if (search.task !== undefined) setFrom(from)
  }
  const noSites = week !== undefined && week.sites.length + week.smallJobs.length === 0 && (
    <EmptyState icon={House} title={t("noSites")} hint={t("noSitesHint", { name: week.companyName })} />
  )
  const requests = (
    <Requests
      today={today}
      onEdit={edit}
      canEdit={(id) => week?.tasks.some((task) => task.id === id) === true}
      againOf={againOf}
    />
  )
  return (
    <div className="flex flex-col gap-3 pb-4 max-md:pb-28 max-md:big-text:pb-4">
      <PageHead
        title={week === undefined ? t("title") : t("requestsTo", { name: week.companyName })}
        detail={
          <>
            {`${shortDay(from)}（${weekday(from)}）〜${shortDay(addDays(from, 6))}（${weekday(addDays(from, 6))}）`}
            {week !== undefined && <WeekTotals week={week} />}
          </>
        }
      >
        <span className="flex flex-nowrap gap-2 max-md:big-text:gap-[8px]">
          <Button
            variant="outline"
            size="icon"
            className="max-md:big-text:size-[48px]"
            aria-label={t("previousWeek")}
            onClick={() => setFrom(addDays(from, -7))}
          >
            <ChevronLeft />
          </Button>
          <Button variant="outline" onClick={() => setFrom(weekStartOf(today, 1))}>
            {t("thisWeek")}
          </Button>
          <Button
            variant="outline"
            size="icon"
            className="max-md:big-text:size-[48px]"
            aria-label={t("nextWeek")}
            onClick={() => setFrom(addDays(from, 7))}
          >
            <ChevronRight />
          </Button>
        </span>
        {week !== undefined && !isPhone && (
          <Suspense>
            <WeekExcel week={week} />
          </Suspense>
        )}
        {ask !== undefined && (
          <Button className="max-md:hidden" onClick={ask}>
            <CalendarPlus />
            {t("ask")}
          </Button>
        )}
      </PageHead>
      <div className="flex flex-col gap-3 px-4 md:px-5">
        {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
        {search.task !== undefined && week !== undefined && !isPlaceholderData && wish === undefined && (
          <WhatBecame
            taskId={search.task}
            isShown={(day) => weekStartOf(day, 1) === from}
            onDay={(day) => setFrom(weekStartOf(day, 1), search.task)}
          />
        )}
        {week === undefined && error === null && <Skeleton className="h-40" />}
        {week !== undefined && (
          <div className="flex flex-col gap-3 lg:flex-row lg:items-start">
            <div className="flex min-w-0 flex-1 flex-col gap-3">
              <div className="flex flex-col gap-3 md:gap-0 md:overflow-hidden md:rounded-lg md:border md:shadow-card md:empty:hidden">
                {week.sites.length + week.smallJobs.length > 0 && <WeekHead week={week} />}
                {week.sites.map((site) => (
                  <SiteWeek
                    key={site.id}
                    site={site}
                    week={week}
                    onOpen={(task, day) => setWish({ site, task, day })}
                  />
                ))}
                {week.smallJobs.map((place) => (
                  <SiteWeek
                    key={place.id}
                    site={place}
                    week={week}
                    isSmallJob
                    onOpen={(task, day) => setWish({ site: place, task, day })}
                  />
                ))}
              </div>
              {noSites}
              {requests}
            </div>
            <aside className="flex flex-col gap-3 lg:w-80 lg:shrink-0">
              {current !== undefined && <TodayPanel week={current} />}
              {mayPapers && <HomePapers />}
              <CompanyPhone week={week} />
            </aside>
          </div>
        )}
      </div>
      {ask !== undefined && (
        <div className="fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 px-4 big-text:static md:hidden">
          <Button size="dock" className="whitespace-normal shadow-pop big-text:text-base" onClick={ask}>
            <CalendarPlus />
            {t("ask")}
          </Button>
        </div>
      )}
      {wish !== undefined && (
        <Suspense>
          <WishWindow
            {...wish}
            sites={week?.sites ?? []}
            usualTimes={week?.usualTimes ?? []}
            onSite={(site) => setWish({ ...wish, site })}
            today={today}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
