import { CalendarOff } from "lucide-react"
import { useTranslation } from "react-i18next"
import type { AttendanceDay } from "#modules/timekeeping/contract.ts"
import { ListBody } from "@/components/list/list-body.tsx"
import { ListExport } from "@/components/list/list-export.tsx"
import { ListTools } from "@/components/list/list-tools.tsx"
import { Button } from "@/components/ui/button.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { NextStep } from "@/features/shell/next-step.tsx"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { useSteadyRows } from "@/lib/list/use-steady-rows.ts"
import { may } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { AttendanceHead } from "./attendance-head.tsx"
import type { AttendancePlace } from "./attendance-place.ts"
import { dayListRows } from "./attendance-query.ts"
import { urgentPunch } from "./day-facts.tsx"
import { DayPanel } from "./day-panel.tsx"
import { StandingChips } from "./filter-chips.tsx"
import { SectionWords } from "./section-words.tsx"
import { SiteChoice } from "./site-choice.tsx"
import { SumBar } from "./sum-bar.tsx"
import { TellMissing } from "./tell-missing.tsx"
import { Trouble } from "./trouble.tsx"
import { useChange } from "./use-change.tsx"
import { useDayColumns } from "./use-day-columns.tsx"

const idOf = ({ userId, workingDay }: AttendanceDay) => `${userId} ${workingDay}`
const standingOf = ({ standings: [first] }: AttendanceDay): string => first ?? "none"

/** The day's list in its sections, who needs a hand first, and the chosen person's day beside it. */
export function DeskDay({ place }: { readonly place: AttendancePlace }) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const change = useChange()
  const { source: live, page } = usePagedRows(dayListRows(place), place.sort !== undefined)
  const { q, standing, site, day } = place
  const filterKey = JSON.stringify([day, q, standing, site])
  const steady = useSteadyRows({ source: live, idOf, sectionOf: standingOf, filterKey })
  const { source } = steady
  const siteName = page?.sites.find(({ constructionSiteId }) => constructionSiteId === site)?.siteName
  const list = useList<AttendanceDay>({
    name: "day",
    title: t("title"),
    of: format.longDay(day),
    unit: "people",
    columns: useDayColumns(place, change.start),
    idOf,
    nameOf: ({ name }) => name,
    source,
    sort: place.sort,
    onSort: place.sortBy,
    conditions: [
      ...(q === "" ? [] : [`「${q}」`]),
      ...(standing === undefined ? [] : [t(`standing.${standing}`)]),
      ...(site === undefined ? [] : [`${t("site")}：${siteName ?? site}`]),
    ],
    onClear: place.clear,
    onOpen: (one) => place.open(one.userId, one.workingDay),
    // Phones have the day as a page of its own.
    card: ({ name }) => name,
    sectionOf: steady.sectionOf,
    sectionHead: ({ key, count }) => (
      <SectionWords standing={standing === "off" ? "off" : key} count={count} since={page?.missingSince} />
    ),
    keys: {
      t: ({ phone }) => phone != null && phone !== "" && location.assign(`tel:${phone}`),
      e: (one) => may(one, "correct") && change.start({ kind: "correct", day: one, punch: urgentPunch(one) }),
    },
    rowLooks: ({ userId, workingDay }) =>
      userId === place.person && workingDay === day ? "bg-accent hover:bg-accent" : undefined,
  })
  const { person } = place
  return (
    <div className="flex h-full flex-col big-text:h-auto">
      <AttendanceHead
        place={place}
        people={page?.totalItems}
        problems={0}
        isLoading={source.isUpdating}
        hasViews
        hasSearch={q !== "" || (page?.totalItems ?? 0) > 1}
      />
      {source.error !== null && <Trouble error={source.error} refetch={source.refetch} updatedAt={source.updatedAt} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pb-2 print:hidden">
        {page !== undefined && (
          <>
            <StandingChips counts={page.counts} place={place} />
            <SiteChoice sites={page.sites} place={place} className="w-60 big-text:w-full" />
          </>
        )}
        {page !== undefined && <TellMissing of={page.toAsk} />}
        {steady.isWaiting && (
          <Button variant="quiet" size="sm" onClick={steady.arrange}>
            {t("rearrange")}
          </Button>
        )}
        <ListTools list={list} />
        <ListExport list={list} of="filter" />
      </div>
      <div className="flex min-h-0 flex-1 border-t big-text:h-[85dvh] big-text:flex-none">
        <div {...steady.box} className="flex min-h-0 min-w-0 flex-1 flex-col bg-card">
          <ListBody
            list={list}
            hasSums={false}
            empty={
              <EmptyState icon={CalendarOff} title={t("emptyDay")} hint={t("emptyHint")}>
                <NextStep of="createTask" />
              </EmptyState>
            }
            noMatch={q === "" ? t("emptyFilter") : t("emptySearch", { typed: q })}
          />
          {page !== undefined && page.totalItems > 0 && <SumBar counts={page.counts} sums={page.sums} />}
        </div>
        {person !== undefined && (
          <DayPanel
            dock="side"
            listed={list.rows.find(({ userId, workingDay }) => userId === person && workingDay === day)}
            userId={person}
            month={place.month}
            day={day}
            onClose={place.close}
            onChange={change.start}
          />
        )}
      </div>
      {change.dialog}
    </div>
  )
}
