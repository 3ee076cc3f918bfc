import { useTranslation } from "react-i18next"
import { shiftLabels, shiftLooks, shiftOfId } from "@/features/scheduling/shifts.ts"
import { timesWords } from "@/features/scheduling/time-words.ts"
import { cn } from "@/lib/class-names.ts"
import { useFormat } from "@/lib/use-format.ts"
import { AnswerBy } from "./answer-by.tsx"
import { SlotState } from "./fill-panel.tsx"
import { Gauge } from "./gauge.tsx"
import { keyOf, leftOf, manDays, sumOf, waits } from "./slot-model.ts"
import type { Slot } from "./slots-query.ts"

interface SlotTableProps {
  readonly slots: ReadonlyArray<Slot>
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
}
/** The desk's list of slots with its sums; the chosen one is filled beside it. */
export function SlotTable({ slots, chosen, onChoose }: SlotTableProps) {
  const { t } = useTranslation(["slots", "calendar", "labels"])
  const { shortDay, weekday } = useFormat()
  const heads = ["day", "shift", "site", "asked", "filled", "who", "status", "answerBy"] as const
  const counts = (of: (slot: Slot) => number) => sumOf(slots.map(of))
  return (
    <>
      <div className="min-h-0 flex-1 overflow-auto">
        <table className="w-full border-collapse text-left">
          <thead className="sticky top-0 z-1 bg-muted text-xs text-muted-foreground">
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col" className={cn("h-8 px-3 font-normal", head === "asked" && "text-right")}>
                  {t(head)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slots.map((slot) => {
              const shift = shiftOfId(slot.shift)
              const key = keyOf(slot)
              return (
                <tr
                  key={key}
                  aria-selected={key === chosen}
                  onClick={() => onChoose(key)}
                  className={cn(
                    "h-13.5 cursor-pointer border-b hover:bg-muted/60",
                    slot.isHeld && "hatched text-muted-foreground",
                    key === chosen && "bg-accent shadow-[inset_3px_0_0_var(--primary)]",
                  )}
                >
                  <td className="tnum px-3 whitespace-nowrap">
                    <button type="button" className="text-left" onClick={() => onChoose(key)}>
                      {`${shortDay(slot.day)}（${weekday(slot.day)}）`}
                      <span className="block text-xs text-muted-foreground">
                        {slot.from === null || slot.to === null
                          ? t("times")
                          : timesWords({ from: slot.from, to: slot.to }, t("calendar:nextDay"))}
                      </span>
                    </button>
                  </td>
                  <td className="px-3 whitespace-nowrap">
                    <b className={cn("rounded-md px-2 py-0.5 text-xs", shiftLooks[shift].chip)}>
                      {t(shiftLabels[shift])}
                    </b>
                  </td>
                  <td className="max-w-60 px-3">
                    <b className="block truncate">{slot.constructionSiteName}</b>
                    <span className="block truncate text-xs text-muted-foreground">{slot.name}</span>
                  </td>
                  <td className="tnum px-3 text-right font-semibold">
                    {slot.maxWorker === null ? "—" : manDays(slot.maxWorker)}
                  </td>
                  <td className="px-3">
                    <span className="flex items-center gap-2">
                      {slot.maxWorker !== null && (
                        <Gauge filled={slot.filled} asked={slot.maxWorker} className="w-20" />
                      )}
                      <b className="tnum">{manDays(slot.filled)}</b>
                    </span>
                  </td>
                  <td className="max-w-40 truncate px-3">{slot.workers.map(({ name }) => name).join("・") || "—"}</td>
                  <td className="px-3">
                    <SlotState slot={slot} />
                  </td>
                  <td className="px-3 whitespace-nowrap">{waits(slot) ? <AnswerBy slot={slot} /> : "—"}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <p className="tnum flex h-10 shrink-0 items-center gap-5 border-t bg-muted px-4">
        <b>{t("sumSlots", { count: slots.length })}</b>
        <span>{t("sumAsked", { count: manDays(counts(({ maxWorker }) => maxWorker ?? 0)) })}</span>
        <span>{t("sumFilled", { count: manDays(counts(({ filled }) => filled)) })}</span>
        <span className="font-semibold text-warning">
          {t("sumWaiting", { count: manDays(sumOf(slots.filter(waits).map(leftOf))) })}
        </span>
      </p>
    </>
  )
}
