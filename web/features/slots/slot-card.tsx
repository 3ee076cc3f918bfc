import { useTranslation } from "react-i18next"
import { shiftLabels, shiftLooks, shiftOfId } from "@/features/scheduling/shifts.ts"
import { timesWords } from "@/features/scheduling/time-words.ts"
import { cn } from "@/lib/class-names.ts"
import { SlotState } from "./fill-panel.tsx"
import { Gauge } from "./gauge.tsx"
import { manDays } from "./slot-model.ts"
import type { Slot } from "./slots-query.ts"
import { TermChanges } from "./term-changes.tsx"

/** One slot on the phone: shift, time, state, site, where to meet, who is in, how many are asked. */
export function SlotCard({ slot, onOpen }: { readonly slot: Slot; readonly onOpen: () => void }) {
  const { t } = useTranslation(["slots", "calendar", "labels"])
  const shift = shiftOfId(slot.shift)
  const meeting = [slot.meetingTime, slot.meetingPlace].filter(Boolean).join(" ")
  const people = slot.workers.map(({ name, countWork }) => `${name} ${manDays(countWork)}`).join("・")
  return (
    <button
      type="button"
      onClick={onOpen}
      className={cn(
        "flex w-full overflow-hidden rounded-xl border bg-card text-left shadow-card",
        slot.isHeld && "hatched text-muted-foreground",
      )}
    >
      <span aria-hidden="true" className={cn("w-1.5 shrink-0", shiftLooks[shift].mark)} />
      <span className="min-w-0 flex-1 space-y-0.5 px-4 py-3">
        <span className="flex items-center gap-2">
          <b className={cn("rounded-md px-2 py-0.5 text-sm", shiftLooks[shift].chip)}>{t(shiftLabels[shift])}</b>
          <span className="tnum text-base">
            {slot.from === null || slot.to === null
              ? t("times")
              : timesWords({ from: slot.from, to: slot.to }, t("calendar:nextDay"))}
          </span>
          <span className="ml-auto">
            <SlotState slot={slot} />
          </span>
        </span>
        <b className="block text-lg">{slot.constructionSiteName}</b>
        <span className="block text-sm text-muted-foreground">
          {people !== ""
            ? people
            : [meeting === "" ? "" : `${t("meet")} ${meeting}`, slot.name].filter((part) => part !== "").join("・")}
        </span>
        <TermChanges slot={slot} />
        <span className="flex items-center gap-3 pt-1">
          {slot.maxWorker !== null && <Gauge filled={slot.filled} asked={slot.maxWorker} className="w-32" />}
          <span className="ml-auto text-muted-foreground">
            {slot.maxWorker === null ? (
              t("notCounted")
            ) : (
              <>
                {t("asked")} <b className="tnum text-lg text-foreground">{manDays(slot.maxWorker)}</b>
                {t("unit")}
              </>
            )}
          </span>
        </span>
      </span>
    </button>
  )
}
