import { ChevronLeft, ChevronRight, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { Spinner } from "@/components/ui/spinner.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { figure } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { AttendancePlace } from "./attendance-place.ts"
import { useStepKeys } from "./use-step-keys.ts"

interface AttendanceHeadProps {
  readonly place: AttendancePlace
  readonly people: number | undefined
  readonly problems: number
  /** Leads to the first of them. */
  readonly onProblems?: () => void
  readonly isLoading: boolean
  /** Somebody who sees only himself needs no search. */
  readonly hasSearch: boolean
  /** Whoever sees more than himself also sees a day of everybody. */
  readonly hasViews: boolean
  /** Beside the month: that it takes no more changes. */
  readonly children?: ReactNode
}
/** Which month or day, how many people, what needs a look; search and view right. */
export function AttendanceHead({
  place,
  people,
  problems,
  onProblems,
  isLoading,
  hasSearch,
  hasViews,
  children,
}: AttendanceHeadProps) {
  const { t } = useTranslation("attendance")
  const format = useFormat()
  const isDay = place.view === "day"
  const step = isDay ? place.stepDay : place.stepMonth
  useStepKeys(step)
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2 max-md:px-3 print:hidden">
      <h1 className="tnum text-xl font-semibold max-md:text-lg">
        <span className="sr-only">{t("title")} </span>
        {isDay ? format.longDay(place.day) : format.month(place.month)}
      </h1>
      <div className="flex items-center gap-1 max-md:gap-0">
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={t(isDay ? "previousDay" : "previousMonth")}
          onClick={() => step(-1)}
        >
          <ChevronLeft />
        </Button>
        <Button variant="outline" size="sm" onClick={place.goToToday}>
          {t(isDay ? "today" : "thisMonth")}
        </Button>
        <Button variant="ghost" size="icon-sm" aria-label={t(isDay ? "nextDay" : "nextMonth")} onClick={() => step(1)}>
          <ChevronRight />
        </Button>
      </div>
      {isLoading && <Spinner className="text-primary" />}
      {people !== undefined && hasSearch && (
        <p className="tnum text-xs text-muted-foreground max-md:hidden">
          {t("people", { count: people, people: figure(people) })}
        </p>
      )}
      {problems > 0 && (
        <button
          type="button"
          onClick={onProblems}
          className="tnum flex items-center gap-1 text-xs text-danger underline max-md:min-h-12 max-md:text-sm"
        >
          <TriangleAlert aria-hidden="true" className="size-3.5" />
          {t("problemsCount", { count: problems })}
        </button>
      )}
      {children}
      <div className="ml-auto flex min-w-0 flex-wrap items-center gap-2">
        {hasSearch && (
          <SearchBox
            value={place.q}
            onChange={place.find}
            label={t("search")}
            placeholder={t("search")}
            className="w-52 max-w-full"
          />
        )}
        {hasViews && (
          <ToggleGroup
            label={t("view")}
            value={place.view}
            onChange={place.show}
            options={[
              { value: "month", label: t("viewMonth") },
              { value: "day", label: t("viewDay") },
            ]}
          />
        )}
      </div>
    </header>
  )
}
