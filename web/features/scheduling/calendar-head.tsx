import { ChevronLeft, ChevronRight, Trash2, TriangleAlert, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Spinner } from "@/components/ui/spinner.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { cn } from "@/lib/class-names.ts"
import { figure } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { type Calendar, tallyOf } from "./calendar-model.ts"
import type { CalendarPlace } from "./calendar-place.ts"
import { isLoadingSlowly } from "./calendar-states.tsx"
import { shiftLabels, shiftLooks, workShifts } from "./shifts.ts"

interface CalendarHeadProps {
  readonly place: CalendarPlace
  readonly calendar: Calendar | undefined
  readonly isLoading: boolean
  readonly hasList: boolean
  /** What is coming is shown, whatever the month. */
  readonly isComing: boolean
  readonly isPicking: boolean
  /** Turns the mode on and off in which arrangements are picked to be deleted. */
  readonly onPick?: () => void
}
/** Month and its sums left; which shifts and which view right. */
export function CalendarHead(props: CalendarHeadProps) {
  const { place, calendar, isLoading, hasList, isComing, isPicking, onPick } = props
  const { t } = useTranslation(["calendar", "common"])
  const { month } = useFormat()
  const Heading = place.isBelowHead ? "h2" : "h1"
  const site = calendar?.sites.find(({ id }) => id === place.constructionSiteId)
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 px-5 py-2 max-md:px-3">
      <Heading className="tnum text-xl font-semibold max-md:text-lg">
        {isComing ? t("coming") : month(place.month)}
      </Heading>
      <div className={cn("flex items-center gap-1 max-md:gap-0", isComing && "hidden")}>
        <Button variant="ghost" size="icon-sm" aria-label={t("previousMonth")} onClick={() => place.step(-1)}>
          <ChevronLeft />
        </Button>
        <Button variant="outline" size="sm" onClick={place.goToToday}>
          {t("today")}
        </Button>
        <Button variant="ghost" size="icon-sm" aria-label={t("nextMonth")} onClick={() => place.step(1)}>
          <ChevronRight />
        </Button>
      </div>
      {isLoading && (
        <p
          role="status"
          className={cn(
            "flex items-center gap-2 rounded-full bg-secondary px-3 py-1 text-xs max-md:hidden",
            isLoadingSlowly,
          )}
        >
          <Spinner className="size-3" />
          {t("loadingMonth", { month: month(place.month) })}
        </p>
      )}
      {calendar !== undefined && <Sums calendar={calendar} />}
      {place.constructionSiteId !== undefined && !place.isBelowHead && (
        <Button variant="outline" size="sm" onClick={() => place.showSite(undefined)}>
          {site?.name ?? t("oneSite")}
          <X aria-label={t("common:clear")} />
        </Button>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-x-3 gap-y-2">
        <ShiftFilter place={place} />
        {onPick !== undefined && (
          <Button variant="outline" size="sm" aria-pressed={isPicking} onClick={onPick}>
            <Trash2 />
            {t("deleteMode")}
          </Button>
        )}
        {hasList && (
          <ToggleGroup
            label={t("view")}
            value={place.view}
            onChange={place.show}
            options={[
              { value: "month", label: t("viewMonth") },
              { value: "list", label: t("viewList") },
            ]}
          />
        )}
      </div>
    </header>
  )
}
function Sums({ calendar }: { readonly calendar: Calendar }) {
  const { t } = useTranslation("calendar")
  const { needed, shortage } = tallyOf(calendar.days.flatMap(({ slots }) => slots))
  return (
    <p className="tnum flex items-center gap-3 text-xs text-muted-foreground max-md:hidden">
      <span>
        <b className="text-foreground">{figure(calendar.taskCount)}</b> {t("tasks", { count: calendar.taskCount })}
      </span>
      {calendar.counts && (
        <span>
          {t("needed")} <b className="text-foreground">{figure(needed)}</b> {t("people")}
        </span>
      )}
      {shortage > 0 && (
        <span className="inline-flex items-center gap-1 text-danger">
          <TriangleAlert className="size-3.5" aria-hidden="true" />
          {t("shortage")} <b>{figure(shortage)}</b> {t("people")}
        </span>
      )}
    </p>
  )
}
function ShiftFilter({ place }: { readonly place: CalendarPlace }) {
  const { t } = useTranslation(["calendar", "labels"])
  return (
    <fieldset className="flex items-center gap-1.5 max-md:hidden">
      <legend className="sr-only">{t("shiftFilter")}</legend>
      {workShifts.map((shift) => {
        const isShown = !place.hidden.has(shift)
        return (
          <button
            key={shift}
            type="button"
            aria-pressed={isShown}
            onClick={() => place.toggleShift(shift)}
            className={cn(
              "inline-flex h-7 items-center gap-1.5 rounded-full border px-2.5 text-xs",
              isShown ? "border-strong bg-card" : "border-dashed border-strong text-muted-foreground line-through",
            )}
          >
            <span
              aria-hidden="true"
              className={cn("size-2 rounded-full", isShown ? shiftLooks[shift].mark : "border border-input")}
            />
            {t(shiftLabels[shift])}
          </button>
        )
      })}
    </fieldset>
  )
}
