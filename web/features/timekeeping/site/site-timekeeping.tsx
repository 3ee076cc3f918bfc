import { useSuspenseQuery } from "@tanstack/react-query"
import { getRouteApi, Link } from "@tanstack/react-router"
import { CalendarOff, ChevronLeft, ChevronRight } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { RecordList } from "@/components/list/record-list.tsx"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { addDays } from "@/features/scheduling/days.ts"
import { SiteHead } from "@/features/scheduling/sites/site-head.tsx"
import { siteQuery } from "@/features/scheduling/sites/site-queries.ts"
import { dayOfInstant } from "@/lib/format.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { useFormat } from "@/lib/use-format.ts"
import { dayListRows } from "../attendance/attendance-query.ts"
import { useTimekeepingColumns } from "./use-timekeeping-columns.ts"

const route = getRouteApi("/_shell/works/timekeeping")
const idOf = ({ userId, workingDay }: AttendanceDay) => `${userId} ${workingDay}`

/** 勤怠 of one site: who was planned or pressed there on a day. Corrections stand in 勤務表, which a press leads to. */
export function SiteTimekeeping() {
  const { t } = useTranslation(["works", "calendar"])
  const format = useFormat()
  const { constructionSiteId = 0, day: asked } = route.useSearch()
  const { data: site } = useSuspenseQuery(siteQuery(constructionSiteId))
  const navigate = route.useNavigate()
  const [today] = useState(() => dayOfInstant(new Date().toISOString()))
  const [sort, setSort] = useState<string>()
  const day = asked ?? today
  const go = (next: string) => void navigate({ search: { constructionSiteId, day: next }, replace: true })
  const { source } = usePagedRows(
    dayListRows({ day, q: "", site: constructionSiteId, standing: undefined }),
    sort !== undefined,
  )
  const list = useList<AttendanceDay>({
    name: "site.timekeeping",
    title: t("timekeepingOf", { name: site.name }),
    of: format.longDay(day),
    unit: "people",
    columns: useTimekeepingColumns(),
    idOf,
    nameOf: ({ name }) => name,
    source,
    sort,
    onSort: setSort,
    conditions: [],
    onClear: () => setSort(undefined),
    card: (row) => <DayCard row={row} />,
  })
  return (
    <div className="flex min-h-full flex-col">
      <SiteHead site={site} at="timekeeping" />
      <div className="flex flex-wrap items-center gap-2 px-5 pb-3 max-md:px-4">
        <Button variant="ghost" size="icon-sm" aria-label={t("previousDay")} onClick={() => go(addDays(day, -1))}>
          <ChevronLeft />
        </Button>
        <b className="tnum">{format.longDay(day)}</b>
        <Button variant="ghost" size="icon-sm" aria-label={t("nextDayOf")} onClick={() => go(addDays(day, 1))}>
          <ChevronRight />
        </Button>
        <Button variant="outline" size="sm" onClick={() => go(today)}>
          {t("calendar:today")}
        </Button>
        <Link
          to="/salary"
          search={{ view: "day", day, site: constructionSiteId }}
          className={buttonVariants({ variant: "ghost", size: "sm", className: "ml-auto" })}
        >
          {t("openWorkTable")}
        </Link>
      </div>
      <div className="px-5 pb-5 max-md:px-4">
        <RecordList
          list={list}
          empty={<EmptyState icon={CalendarOff} title={t("nobodyThere")} hint={t("nobodyThereHint")} />}
        />
      </div>
    </div>
  )
}
function DayCard({ row }: { readonly row: AttendanceDay }) {
  const columns = useTimekeepingColumns()
  const [, ...facts] = columns
  return (
    <div className="px-4 py-3">
      <b className="block text-base">{row.name}</b>
      <span className="tnum block text-sm text-muted-foreground">
        {facts.flatMap(({ label, value }) => (value(row) == null ? [] : [`${label} ${value(row)}`])).join("・")}
      </span>
    </div>
  )
}
