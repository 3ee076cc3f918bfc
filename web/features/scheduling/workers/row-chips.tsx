import { cn } from "@/lib/class-names.ts"
import type { Person, Slot } from "../calendar-model.ts"
import { shiftLooks } from "../shifts.ts"
import { holdWord } from "./board-words.ts"
import type { Chip } from "./chips.ts"
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

/** Morning's mark before the afternoon's tint: both halves of the day in one chip. */
const wholeDay = "border-morning bg-linear-to-r from-morning-bg to-afternoon-bg"

interface RowChipsProps {
  readonly chips: ReadonlyArray<Chip> | undefined
  readonly lines: number
  readonly person: Person
  readonly words: RowWords
  /** Grey while something is carried that can't go here. */
  readonly isMuted: boolean
  readonly pending: string
}
/** A person's arrangements of one day, and how many more there are than the row has lines for. */
export function RowChips({ chips, lines, person, words, isMuted, pending }: RowChipsProps) {
  if (chips === undefined) return null
  const { shown, rest } = shownIn(chips, lines)
  return (
    <>
      {shown.map(({ key, slots, isWholeDay }) => {
        const [first] = slots
        return (
          <div
            key={key}
            data-hold={holdWord({ kind: "assigned", slots, person })}
            data-mark=""
            className={cn(
              chip,
              isMuted ? "border-strong bg-muted" : isWholeDay ? wholeDay : tints[first.shift],
              first.isHeld && "hatched border border-dashed",
              slots.some((slot) => pending.includes(slot.key)) && "opacity-60",
            )}
          >
            <abbr
              title={slots.map(({ shift }) => words.shifts.get(shift)).join("・")}
              className={cn(
                "mr-1 font-bold no-underline",
                isMuted ? "text-muted-foreground" : isWholeDay ? "text-foreground" : shiftLooks[first.shift].text,
              )}
            >
              {isWholeDay ? words.wholeDay(slots) : words.glyphs.get(first.shift)}
            </abbr>
            {first.site.name}
          </div>
        )
      })}
      {rest > 0 && <span className="tnum px-1 text-2xs text-muted-foreground">{words.more(rest)}</span>}
    </>
  )
}
