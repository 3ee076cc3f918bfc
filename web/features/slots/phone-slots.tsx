import { ChevronLeft, UserPlus } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Sheet, SheetContent, SheetTitle } from "@/components/ui/sheet.tsx"
import { shiftLabels, shiftOfId } from "@/features/scheduling/shifts.ts"
import { useFormat } from "@/lib/use-format.ts"
import { useAnswerBy } from "./answer-by.tsx"
import type { SlotParts } from "./desk-slots.tsx"
import { FillPanel } from "./fill-panel.tsx"
import { SlotCard } from "./slot-card.tsx"
import { keyOf, manDays, waits } from "./slot-model.ts"

/** One day's slots as cards; the dock opens the next one that waits. */
export function PhoneSlots({ slots, chosen, day, choose, close, onNext }: SlotParts) {
  const { t } = useTranslation(["slots", "labels"])
  const { day: dayWords } = useFormat()
  const shown = slots.filter((slot) => slot.day === day)
  const answerBy = useAnswerBy()
  const open = shown.filter(waits)
  const [first] = open
  const next = first ?? slots.find(waits)
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 px-4">
        <h2 className="text-lg font-bold">{dayWords(day)}</h2>
        {first !== undefined && (
          <p className="ml-auto font-semibold text-warning">
            {t("dayWaits", { count: open.length, at: answerBy(first).words })}
          </p>
        )}
      </div>
      <ul className="flex flex-col gap-3 px-4">
        {shown.map((slot) => (
          <li key={keyOf(slot)}>
            <SlotCard slot={slot} onOpen={() => choose(keyOf(slot))} />
          </li>
        ))}
        {shown.length === 0 && <li className="py-6 text-center text-muted-foreground">{t("none")}</li>}
      </ul>
      {next !== undefined && (
        <div className="fixed inset-x-0 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 px-4 big-text:static">
          <Button
            size="dock"
            className="flex-col gap-0 whitespace-normal shadow-pop big-text:text-base"
            onClick={() => choose(keyOf(next))}
          >
            <span className="flex items-center gap-2">
              <UserPlus aria-hidden="true" />
              {t("fillShift", { shift: t(shiftLabels[shiftOfId(next.shift)]) })}
            </span>
            <span className="text-sm font-normal">
              {[
                dayWords(next.day),
                next.constructionSiteName,
                next.maxWorker === null ? "" : `${t("asked")} ${manDays(next.maxWorker)}${t("unit")}`,
              ]
                .filter((part) => part !== "")
                .join("・")}
            </span>
          </Button>
        </div>
      )}
      {chosen !== undefined && (
        <Sheet open onOpenChange={close}>
          <SheetContent side="bottom" className="h-dvh max-h-dvh rounded-none">
            <div className="flex min-h-14 shrink-0 items-center gap-2 border-b px-2">
              <Button variant="ghost" size="icon" aria-label={t("back")} onClick={close}>
                <ChevronLeft />
              </Button>
              <SheetTitle className="text-lg font-bold">{t("fillTitle")}</SheetTitle>
            </div>
            <FillPanel key={keyOf(chosen)} slot={chosen} slots={slots} onAnswered={onNext} asksOnLeaving />
          </SheetContent>
        </Sheet>
      )}
    </>
  )
}
