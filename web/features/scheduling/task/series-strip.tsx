import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import { sumOf } from "../calendar-model.ts"
import { dateOf } from "../days.ts"
import { shiftIds, shiftLabels, type WorkShift } from "../shifts.ts"
import type { TaskView } from "./task-query.ts"

interface SeriesStripProps {
  readonly days: NonNullable<TaskView["seriesDays"]>
  readonly taskId: number
  readonly shift: WorkShift
  readonly onDay: (taskId: number) => void
}
/** 日ごとの過不足: every day of the series over its 人工, red where it is short; a press opens that day. */
export function SeriesStrip({ days, taskId, shift, onDay }: SeriesStripProps) {
  const { t } = useTranslation(["calendar", "labels"])
  const { day: dayWords } = useFormat()
  const fillWords = (missing: number, needed: number) => {
    if (missing > 0) return t("shortOf", { count: missing })
    return missing < 0 && needed > 0 ? t("tooMany", { count: -missing }) : t("full")
  }
  return (
    <section aria-label={t("dayByDay")} className="shrink-0 border-t px-4 py-2.5">
      <div className="mb-1.5 flex items-baseline gap-2 text-xs">
        <h3 className="font-bold">{t("dayByDay")}</h3>
        <span className="text-muted-foreground">{t(shiftLabels[shift])}</span>
        <span className="ml-auto text-2xs text-muted-foreground">{t("dayByDayHint")}</span>
      </div>
      <ul className="flex gap-1 overflow-x-auto pb-1">
        {days.map(({ id, day, shifts }) => {
          const one = shifts.find((of) => of.shift === shiftIds[shift])
          const missing = one === undefined ? 0 : sumOf([one.needed, -one.assigned])
          return (
            <li key={id}>
              <button
                type="button"
                aria-current={id === taskId ? "date" : undefined}
                aria-label={[dayWords(day), one === undefined ? t("noSuchShift") : fillWords(missing, one.needed)].join(
                  "、",
                )}
                onClick={() => onDay(id)}
                className={cn(
                  "tnum grid h-10 w-8.5 place-items-center rounded-md text-2xs max-md:h-12 max-md:w-11",
                  one === undefined ? "border border-dashed" : missing > 0 ? "bg-danger-bg" : "bg-success-bg",
                  id === taskId && "ring-2 ring-primary",
                )}
              >
                <span className="text-muted-foreground">{dateOf(day)}</span>
                <b className={cn(one !== undefined && (missing > 0 ? "text-danger" : "text-success"))}>
                  {one?.assigned ?? "—"}
                </b>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
