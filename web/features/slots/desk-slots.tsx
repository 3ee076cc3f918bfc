import { useTranslation } from "react-i18next"
import { ToggleChip } from "@/components/ui/toggle-chip.tsx"
import { FillPanel } from "./fill-panel.tsx"
import { keyOf, waits } from "./slot-model.ts"
import { SlotTable } from "./slot-table.tsx"
import type { Slot } from "./slots-query.ts"
import { filters, type SlotsSearch } from "./slots-search.ts"

export interface SlotParts {
  readonly slots: ReadonlyArray<Slot>
  readonly chosen: Slot | undefined
  readonly search: SlotsSearch
  readonly show: (search: SlotsSearch) => void
  readonly choose: (key: string) => void
  /** After an answer: on to the next one that waits. */
  readonly onNext: () => void
  /** Back to the page under the panel of the phone. */
  readonly close: () => void
  /** The day whose slots the phone shows. */
  readonly day: string
}
/** Left the slots of the week or of one day, right the chosen one. */
export function DeskSlots({ slots, chosen, search, show, choose, onNext }: SlotParts) {
  const { t } = useTranslation("slots")
  const { only: _, ...ofAll } = search
  const ofDay = slots.filter(({ day }) => search.day === undefined || day === search.day)
  const groups = {
    waiting: ofDay.filter(waits),
    answered: ofDay.filter((slot) => !waits(slot) && !slot.isHeld),
    held: ofDay.filter(({ isHeld }) => isHeld),
  }
  const shownFilters = filters.filter((only) => only !== "held" || only === search.only || groups.held.length > 0)
  const shown = search.only === undefined ? ofDay : groups[search.only]
  return (
    <div className="flex min-h-0 flex-1 gap-3">
      <section aria-label={t("title")} className="flex min-w-0 flex-1 flex-col rounded-lg border bg-card shadow-card">
        <fieldset aria-label={t("filter")} className="flex h-12 shrink-0 items-center gap-2 border-b px-3">
          <ToggleChip isOn={search.only === undefined} onClick={() => show(ofAll)}>
            {t("all", { count: ofDay.length })}
          </ToggleChip>
          {shownFilters.map((only) => (
            <ToggleChip key={only} isOn={search.only === only} onClick={() => show({ ...search, only })}>
              {t(only, { count: groups[only].length })}
            </ToggleChip>
          ))}
        </fieldset>
        <SlotTable slots={shown} chosen={search.slot} onChoose={choose} />
      </section>
      <aside className="flex w-101 shrink-0 flex-col overflow-hidden rounded-lg border bg-card shadow-card">
        {chosen === undefined ? (
          <p className="m-auto px-8 text-center text-muted-foreground">{t("pick")}</p>
        ) : (
          <FillPanel key={keyOf(chosen)} slot={chosen} slots={slots} onAnswered={onNext} />
        )}
      </aside>
    </div>
  )
}
