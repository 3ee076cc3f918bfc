// biome-ignore-all lint/a11y/useSemanticElements: the ARIA grid pattern, whose cells are placed by hand, is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid or the chosen cell has the focus, arrow keys move in it
import { memo } from "react"
import { useTranslation } from "react-i18next"
import { Avatar } from "@/components/ui/avatar.tsx"
import { useTradeName } from "@/features/people/use-trade-name.ts"
import { cn } from "@/lib/class-names.ts"
import type { Person, Slot } from "../calendar-model.ts"
import { shiftLooks } from "../shifts.ts"
import { ShiftGlyph } from "../slot-chip.tsx"
import type { Candidate } from "../task/task-query.ts"
import { holdWord, overCell } from "./board-words.ts"
import type { GridDay } from "./grid-sizes.ts"
import { type WorkerRow as Row, shownIn } from "./rows.ts"
import { VerdictMark } from "./verdict-mark.tsx"

type DragRef = (element: HTMLElement | null) => (() => void) | undefined

interface WorkerRowProps {
  readonly row: Row
  readonly index: number
  readonly top: number
  readonly height: number
  readonly days: ReadonlyArray<GridDay>
  /** Column under the cursor of the keys; -1 in other rows. */
  readonly cursor: number
  /** Day of what is carried; its column answers for every person at once. */
  readonly answerDay: string | undefined
  /** This person's answer: undefined until the server has said. */
  readonly answer: Candidate | "already" | undefined
  /** Day over which something is carried, in this row only. */
  readonly overDay: string | undefined
  /** Arrangements that are being saved, as `task:shift` of this person. */
  readonly pending: string
  readonly onCell: (person: Person, day: string) => void
  readonly dragRef: DragRef | undefined
}
/** One person: name left in place, one cell per day, chips of what he is arranged for. */
export const WorkerRow = memo(function WorkerRow(props: WorkerRowProps) {
  const { row, index, top, height, days, cursor, answerDay, answer, overDay, pending, onCell, dragRef } = props
  const { person } = row
  const trade = useTradeName()
  return (
    <div role="row" aria-rowindex={index + 3} className="absolute right-0 left-0 border-b" style={{ top, height }}>
      <div
        role="rowheader"
        aria-colindex={1}
        ref={dragRef}
        data-hold={holdWord({ kind: "person", person })}
        className={cn(
          "sticky left-0 z-10 flex h-full w-47 items-center gap-2.5 border-r bg-card px-3",
          dragRef !== undefined && "cursor-grab",
        )}
      >
        <Avatar name={person.name} size={24} decorative />
        <span className="min-w-0">
          <span className="block truncate text-xs font-medium">{person.name}</span>
          <span className="block truncate text-2xs text-muted-foreground">
            {[person.trade === null ? null : trade(person.trade), person.vendorCompanyName].filter(Boolean).join("・")}
          </span>
        </span>
      </div>
      {days.map((day) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the grid does the same
        <div
          key={day.day}
          id={`cell-${index}-${day.index}`}
          role="gridcell"
          aria-colindex={day.index + 2}
          data-over={overCell(person.userId, day.day)}
          onClick={() => onCell(person, day.day)}
          className={cn(
            "absolute top-0 h-full overflow-hidden border-r p-0.5 hover:bg-accent/40",
            day.isRest && "bg-muted/40",
            cursor === day.index && "outline-2 -outline-offset-2 outline-ring",
            answerDay === day.day &&
              answer !== undefined &&
              answer !== "already" &&
              answer.verdict !== "refused" &&
              "bg-success-bg/60 outline-1 -outline-offset-1 outline-success outline-dashed",
            overDay === day.day && "bg-accent outline-2 -outline-offset-2 outline-primary",
          )}
          style={{ left: day.left, width: day.width }}
        >
          <Chips
            slots={row.cells.get(day.day)}
            lines={row.lines}
            person={person}
            isMuted={
              answerDay === day.day && answer !== undefined && (answer === "already" || answer.verdict === "refused")
            }
            pending={pending}
            dragRef={dragRef}
          />
          {answerDay === day.day && <VerdictMark answer={answer} />}
        </div>
      ))}
    </div>
  )
})
interface ChipsProps {
  readonly slots: ReadonlyArray<Slot> | undefined
  readonly lines: number
  readonly person: Person
  /** Grey while something is carried that can't go here. */
  readonly isMuted: boolean
  readonly pending: string
  readonly dragRef: DragRef | undefined
}
function Chips({ slots, lines, person, isMuted, pending, dragRef }: ChipsProps) {
  const { t } = useTranslation("calendar")
  if (slots === undefined) return null
  const { shown, rest } = shownIn(slots, lines)
  return (
    <>
      {shown.map((slot) => (
        <div
          key={slot.key}
          ref={dragRef}
          data-hold={holdWord({ kind: "assigned", slot, person })}
          data-mark=""
          className={cn(
            "mb-px flex h-5 items-center gap-1 overflow-hidden rounded-sm border-l-3 px-1 text-2xs data-carried:opacity-60 data-carried:outline-1 data-carried:-outline-offset-1 data-carried:outline-dashed",
            dragRef !== undefined && "cursor-grab",
            isMuted
              ? "border-strong bg-muted text-muted-foreground"
              : [shiftLooks[slot.shift].chip, borders[slot.shift]],
            pending.includes(slot.key) && "opacity-60",
          )}
        >
          <ShiftGlyph shift={slot.shift} />
          <span className="truncate text-foreground">{slot.site.name}</span>
        </div>
      ))}
      {rest > 0 && <span className="tnum px-1 text-2xs text-muted-foreground">{t("moreSlots", { count: rest })}</span>}
    </>
  )
}
const borders = {
  morning: "border-morning",
  afternoon: "border-afternoon",
  evening: "border-night",
  other: "border-option",
} as const
