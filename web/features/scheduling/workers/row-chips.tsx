import { cn } from "@/lib/class-names.ts"
import type { Person, Slot } from "../calendar-model.ts"
import { shiftLooks } from "../shifts.ts"
import { holdWord } from "./board-words.ts"
import type { RowWords } from "./row-words.ts"
import { shownIn } from "./rows.ts"

const chip =
  "mb-px h-5 ellipsis rounded-sm border-l-3 px-1 text-2xs leading-5 data-carried:opacity-60 data-carried:outline-1 data-carried:-outline-offset-1 data-carried:outline-dashed"
const tints = {
  morning: "border-morning bg-morning-bg",
  afternoon: "border-afternoon bg-afternoon-bg",
  evening: "border-night bg-night-bg",
  other: "border-option bg-option-bg",
} as const satisfies Record<Slot["shift"], string>

interface RowChipsProps {
  readonly slots: ReadonlyArray<Slot> | undefined
  readonly lines: number
  readonly person: Person
  readonly words: RowWords
  /** Grey while something is carried that can't go here. */
  readonly isMuted: boolean
  readonly pending: string
}
/** A person's arrangements of one day, and how many more there are than the row has lines for. */
export function RowChips({ slots, lines, person, words, isMuted, pending }: RowChipsProps) {
  if (slots === undefined) return null
  const { shown, rest } = shownIn(slots, lines)
  return (
    <>
      {shown.map((slot) => (
        <div
          key={slot.key}
          data-hold={holdWord({ kind: "assigned", slot, person })}
          data-mark=""
          className={cn(
            chip,
            isMuted ? "border-strong bg-muted" : tints[slot.shift],
            pending.includes(slot.key) && "opacity-60",
          )}
        >
          <abbr
            title={words.shifts.get(slot.shift)}
            className={cn(
              "mr-1 font-bold no-underline",
              isMuted ? "text-muted-foreground" : shiftLooks[slot.shift].text,
            )}
          >
            {words.glyphs.get(slot.shift)}
          </abbr>
          {slot.site.name}
        </div>
      ))}
      {rest > 0 && <span className="tnum px-1 text-2xs text-muted-foreground">{words.more(rest)}</span>}
    </>
  )
}
