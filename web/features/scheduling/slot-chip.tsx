import { Check } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import type { Slot } from "./calendar-model.ts"
import { usePicked } from "./picked.ts"
import { shiftGlyphs, shiftLabels, shiftLooks, type WorkShift } from "./shifts.ts"

/** 前, 後, 夜, OP: the shift in a letter, with its name for readers. */
export function ShiftGlyph({ shift, className }: { readonly shift: WorkShift; readonly className?: string }) {
  const { t } = useTranslation(["calendar", "labels"])
  return (
    <abbr title={t(shiftLabels[shift])} className={cn("shrink-0 text-2xs font-bold no-underline", className)}>
      {t(shiftGlyphs[shift])}
    </abbr>
  )
}
/** 5, or 2/5 in red: what is full says one number, what is short says both, what has nobody says so in a word. */
export function SlotCount({ slot, className }: { readonly slot: Slot; readonly className?: string }) {
  const { t } = useTranslation("calendar")
  const { needed, assigned, shortage, isUnmanned, isHeld, isAsked } = slot
  if (isHeld) return <span className={cn("shrink-0 font-medium", className)}>{t("onHold")}</span>
  if (isAsked) return <b className={cn("shrink-0 text-warning", className)}>{t("adjusting")}</b>
  if (isUnmanned) return <b className={cn("shrink-0 text-danger", className)}>{t("unmanned")}</b>
  if (needed === undefined || assigned === undefined) return null
  return (
    <span className={cn("tnum shrink-0", shortage > 0 && "font-bold text-danger", className)}>
      {shortage > 0 ? `${assigned}/${needed}` : Math.max(assigned, needed)}
    </span>
  )
}
/** Mark, glyph, site, count on 20 px; hatched while it is held, ticked where it is picked to be deleted. */
export function SlotChip({ slot, className }: { readonly slot: Slot; readonly className?: string }) {
  const isPicked = usePicked()?.has(slot.taskId) === true
  return (
    <span
      className={cn(
        "flex h-5 min-w-0 items-center gap-1 overflow-clip rounded-sm pr-1 text-2xs",
        shiftLooks[slot.shift].chip,
        slot.isHeld && "hatched",
        (slot.isHeld || slot.isAsked) && "border border-dashed border-strong",
        isPicked && "outline-2 -outline-offset-2 outline-danger",
        className,
      )}
    >
      <span aria-hidden="true" className={cn("h-full w-0.75 shrink-0", shiftLooks[slot.shift].mark)} />
      <ShiftGlyph shift={slot.shift} />
      {isPicked && <Check aria-hidden="true" className="size-3 shrink-0 text-danger" />}
      <span className="min-w-0 flex-1 ellipsis text-left font-medium text-foreground">{slot.site.name}</span>
      <SlotCount slot={slot} />
    </span>
  )
}
