import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import type { Slot } from "./calendar-model.ts"
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
  const { needed, assigned, shortage, isUnmanned } = slot
  if (isUnmanned) return <b className={cn("shrink-0 text-danger", className)}>{t("unmanned")}</b>
  if (needed === undefined || assigned === undefined) return null
  return (
    <span className={cn("tnum shrink-0", shortage > 0 && "font-bold text-danger", className)}>
      {shortage > 0 ? `${assigned}/${needed}` : Math.max(assigned, needed)}
    </span>
  )
}
/** Mark, glyph, site, count on 20 px. */
export function SlotChip({ slot, className }: { readonly slot: Slot; readonly className?: string }) {
  return (
    <span
      className={cn(
        "flex h-5 min-w-0 items-center gap-1 overflow-clip rounded-sm pr-1 text-2xs",
        shiftLooks[slot.shift].chip,
        className,
      )}
    >
      <span aria-hidden="true" className={cn("h-full w-0.75 shrink-0", shiftLooks[slot.shift].mark)} />
      <ShiftGlyph shift={slot.shift} />
      <span className="min-w-0 flex-1 ellipsis text-left font-medium text-foreground">{slot.site.name}</span>
      <SlotCount slot={slot} />
    </span>
  )
}
