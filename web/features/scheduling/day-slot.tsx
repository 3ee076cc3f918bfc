import { cn } from "@/lib/class-names.ts"
import type { Slot } from "./calendar-model.ts"
import { SlotCard } from "./slot-card.tsx"

interface DaySlotProps {
  readonly slot: Slot
  readonly onOpen: ((slot: Slot) => void) | undefined
  /** On the board: what something is carried over. */
  readonly over: string | undefined
  readonly mayAssign: boolean
  readonly mayNote: boolean
}
/** One card of the chosen day, which people and arrangements can be carried over. */
export function DaySlot({ over, ...card }: DaySlotProps) {
  const place = `slot/${card.slot.key}`
  return (
    <li
      data-hold={place}
      data-over={place}
      className={cn(
        // Cards out of sight are not painted, so that the board beside them scrolls; on a phone the whole page does.
        "border-b md:[contain-intrinsic-block-size:auto_5.5rem] md:[content-visibility:auto]",
        over === place && "bg-accent outline-2 -outline-offset-2 outline-primary",
      )}
    >
      <SlotCard {...card} />
    </li>
  )
}
