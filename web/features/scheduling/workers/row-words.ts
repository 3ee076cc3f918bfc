import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import type { Person, Slot } from "../calendar-model.ts"
import { shiftGlyphs, shiftLabels, type WorkShift, workShifts } from "../shifts.ts"

export interface RowWords {
  readonly glyphs: ReadonlyMap<WorkShift, string>
  readonly shifts: ReadonlyMap<WorkShift, string>
  /** 終日, or with the night 終日＋夜. */
  readonly wholeDay: (slots: ReadonlyArray<Pick<Slot, "shift">>) => string
  readonly more: (count: number) => string
  /** Trade and company, below the name. */
  readonly below: (person: Person) => string
}
/** What the rows say, looked up once for the grid: a hook in every chip was the most of what a new row cost. */
export const useRowWords = (): RowWords => {
  const { t } = useTranslation(["calendar", "labels"])
  const trade = useTradeName()
  // The name of a trade changes with the language only, and `t` changes with it.
  return useMemo(
    () => ({
      glyphs: new Map(workShifts.map((shift) => [shift, t(shiftGlyphs[shift])])),
      shifts: new Map(workShifts.map((shift) => [shift, t(shiftLabels[shift])])),
      wholeDay: (slots) => t(slots.some(({ shift }) => shift === "evening") ? "wholeDayAndNight" : "wholeDay"),
      more: (count) => t("moreSlots", { count }),
      below: ({ trade: key, vendorCompanyName }) =>
        [key === null ? null : trade(key), vendorCompanyName].filter(Boolean).join("・"),
    }),
    [t],
  )
}
