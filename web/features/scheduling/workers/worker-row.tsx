// biome-ignore-all lint/a11y/useSemanticElements: the ARIA grid pattern, whose cells are placed by hand, is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid or the chosen cell has the focus, arrow keys move in it
import { memo } from "react"
import { cn } from "@/lib/class-names.ts"
import type { Person } from "../calendar-model.ts"
import type { Candidate } from "../task/task-query.ts"
import { overCell } from "./board-words.ts"
import { type GridDay, sizes } from "./grid-sizes.ts"
import { RowChips } from "./row-chips.tsx"
import type { RowWords } from "./row-words.ts"
import type { WorkerRow as Row } from "./rows.ts"
import { type DayRange, isInRange } from "./use-day-range.ts"
import { VerdictMark } from "./verdict-mark.tsx"

interface WorkerRowProps {
  readonly row: Row
  readonly index: number
  readonly top: number
  readonly height: number
  readonly days: ReadonlyArray<GridDay>
  readonly words: RowWords
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
  /** The days of this person that are chosen together. */
  readonly chosen: DayRange | undefined
  readonly onCell: (person: Person, day: string, isStretch: boolean) => void
}
/** Green, amber or nothing: how a cell answers what is carried over the board. */
const answerLooks = {
  ok: "bg-success-bg/60 outline-1 -outline-offset-1 outline-success outline-dashed",
  warn: "bg-warning-bg outline-1 -outline-offset-1 outline-warning outline-dashed",
  refused: "",
} as const satisfies Record<Candidate["verdict"], string>

const overLooks = "bg-accent outline-2 -outline-offset-2 outline-primary"

/**
 * One person: one cell per day, chips of what he is arranged for; the name stands in the column of names. A row or two
 * come in with every frame of scrolling, so cells stand in a line instead of being placed one by one, and clip nothing:
 * each would be a layer that the browser sorts again in every frame.
 */
export const WorkerRow = memo(function WorkerRow(props: WorkerRowProps) {
  const { row, index, top, height, days, words, cursor, answerDay, answer, overDay, pending, chosen, onCell } = props
  const { person } = row
  const isWarned = answer !== undefined && answer !== "already" && answer.verdict === "warn"
  return (
    <div role="row" aria-rowindex={index + 3} className="absolute right-0 left-0 flex border-b" style={{ top, height }}>
      {/* Read here, in its row; seen in the column of names, which lies over it. */}
      <div
        role="rowheader"
        aria-colindex={1}
        aria-label={`${person.name} ${words.below(person)}`.trimEnd()}
        className="w-47 shrink-0"
      />
      {days.map((day, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the grid does the same
        <div
          key={day.day}
          id={`cell-${index}-${day.index}`}
          role="gridcell"
          aria-colindex={day.index + 2}
          data-over={overCell(person.userId, day.day)}
          aria-selected={isInRange(chosen, person.userId, day.day) || undefined}
          onClick={({ shiftKey }) => onCell(person, day.day, shiftKey)}
          className={cn(
            "w-27 shrink-0 border-r p-0.5 hover:bg-accent/40",
            day.isRest && "bg-muted/40",
            cursor === day.index && "outline-2 -outline-offset-2 outline-ring",
            answerDay === day.day && "relative",
            isInRange(chosen, person.userId, day.day) && "bg-accent outline-1 -outline-offset-1 outline-primary/60",
            answerDay === day.day && answer !== undefined && answer !== "already" && answerLooks[answer.verdict],
            overDay === day.day && (isWarned ? "outline-2 -outline-offset-2 outline-warning" : overLooks),
          )}
          // The columns before it are not drawn; the others follow of themselves.
          style={at === 0 ? { marginLeft: `${day.index * sizes.day}rem` } : undefined}
        >
          <RowChips
            chips={row.cells.get(day.day)}
            lines={row.lines}
            person={person}
            words={words}
            isMuted={
              answerDay === day.day && answer !== undefined && (answer === "already" || answer.verdict === "refused")
            }
            pending={pending}
          />
          {answerDay === day.day && <VerdictMark answer={answer} />}
        </div>
      ))}
    </div>
  )
})
