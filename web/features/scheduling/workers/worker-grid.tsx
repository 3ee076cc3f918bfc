// biome-ignore-all lint/a11y/useSemanticElements: the ARIA grid pattern, whose cells are placed by hand, is no table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid or the chosen cell has the focus, arrow keys move in it
import { useVirtualizer } from "@tanstack/react-virtual"
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react"
import type { Calendar, Person } from "../calendar-model.ts"
import { weekdayOf } from "../days.ts"
import { GridHead } from "./grid-head.tsx"
import { useGridKeys } from "./grid-keys.ts"
import { type GridDay, rem, rowHeight, sizes } from "./grid-sizes.ts"
import type { RowWords } from "./row-words.ts"
import type { WorkerRow as Row } from "./rows.ts"
import { isOn } from "./strokes.ts"
import type { DayRangeChoice } from "./use-day-range.ts"
import type { Hand } from "./use-hand.ts"
import { WorkerNames } from "./worker-names.tsx"
import { WorkerRow } from "./worker-row.tsx"

interface WorkerGridProps {
  readonly label: string
  readonly words: RowWords
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly calendar: Calendar
  readonly rows: ReadonlyArray<Row>
  readonly allRows: number
  readonly hand: Hand
  readonly today: string
  readonly selected: string
  readonly over: string | undefined
  readonly pending: ReadonlySet<string>
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onDay: (day: string) => void
  readonly choice: DayRangeChoice
  readonly onCell: (person: Person, day: string, isStretch: boolean) => void
  readonly onCreate: ((day: string) => void) | undefined
  readonly canDrag: boolean
}
const splitOver = (over: string | undefined) => {
  const [kind, userId, day] = (over ?? "").split("/")
  return kind === "cell" ? { userId: Number(userId), day } : undefined
}
/** Rows of people, columns of days, both drawn only where they are seen; head, lane and names stay in place. */
export function WorkerGrid(props: WorkerGridProps) {
  const {
    scroller,
    words,
    calendar,
    rows,
    hand,
    today,
    selected,
    over,
    pending,
    typed,
    onType,
    onDay,
    choice,
    onCell,
    onCreate,
    canDrag,
  } = props
  const unit = useMemo(rem, [])
  const head = (sizes.head + sizes.lane) * unit
  const down = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeight(rows[index]?.lines ?? 2) * unit,
    getItemKey: (index) => rows[index]?.person.userId ?? index,
    overscan: 2,
    paddingStart: head,
    scrollPaddingStart: head,
  })
  const across = useVirtualizer({
    horizontal: true,
    count: calendar.days.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => sizes.day * unit,
    overscan: 0,
    paddingStart: sizes.names * unit,
    scrollPaddingStart: sizes.names * unit,
  })
  // Heights come from the data, so a chip more or less is measured anew, not guessed.
  useLayoutEffect(() => down.measure(), [rows, down])
  const first = useRef(selected)
  useEffect(() => {
    const at = calendar.days.findIndex(({ day }) => day === first.current)
    if (at > 0) across.scrollToIndex(at, { align: "start" })
  }, [calendar.days, across])
  const days: ReadonlyArray<GridDay> = across.getVirtualItems().flatMap(({ index, start, size }) => {
    const of = calendar.days[index]
    return of === undefined
      ? []
      : [{ index, day: of.day, left: start, width: size, isRest: of.holiday !== null || weekdayOf(of.day) === 0 }]
  })
  const daysKey = days.map(({ index, left, width }) => `${index}:${left}:${width}`).join()
  // The same columns keep their identity, so that rows are not drawn again.
  const steadyDays = useMemo(() => days, [daysKey, calendar.days[0]?.day])
  const { cursor, setCursor, onKeyDown } = useGridKeys({
    calendar,
    rows,
    hand,
    choice,
    onMove: ({ row, column }) => {
      if (row >= 0) down.scrollToIndex(row)
      across.scrollToIndex(column)
    },
    onCell: (row, day) => onCell(row.person, day, false),
    onCreate,
    onSearch: () => scroller.current?.querySelector<HTMLElement>("[data-worker-search]")?.focus(),
  })
  const { heldSlot } = hand
  const overCell = splitOver(over)
  const drawn = down.getVirtualItems().flatMap(({ index, start, size }) => {
    const row = rows[index]
    return row === undefined ? [] : [{ row, index, top: start, height: size }]
  })
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={props.label}
      aria-rowcount={props.allRows + 2}
      aria-colcount={calendar.days.length + 1}
      aria-activedescendant={cursor === undefined ? undefined : `cell-${cursor.row}-${cursor.column}`}
      onKeyDown={onKeyDown}
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget && cursor === undefined)
          setCursor({
            row: -1,
            column: Math.max(
              0,
              calendar.days.findIndex(({ day }) => day === selected),
            ),
          })
      }}
      // Opaque, so that what was painted is moved by scrolling and not painted again.
      className="relative min-h-0 flex-1 overflow-auto bg-card -outline-offset-2 [overflow-anchor:none]"
    >
      <div
        role="presentation"
        style={{ height: down.getTotalSize(), width: across.getTotalSize() }}
        className="relative"
      >
        <GridHead
          calendar={calendar}
          days={steadyDays}
          today={today}
          selected={selected}
          cursor={cursor?.row === -1 ? cursor.column : -1}
          over={over}
          typed={typed}
          onType={onType}
          onDay={onDay}
          canDrag={canDrag}
        />
        <WorkerNames
          words={words}
          height={down.getTotalSize() - head}
          rows={drawn.map(({ row, top, height }) => ({ person: row.person, top: top - head, height }))}
        />
        {drawn.map(({ row, index, top, height }) => {
          const { userId } = row.person
          return (
            <WorkerRow
              key={userId}
              row={row}
              index={index}
              top={top}
              height={height}
              days={steadyDays}
              words={words}
              cursor={cursor?.row === index ? cursor.column : -1}
              answerDay={heldSlot?.day}
              answer={
                heldSlot === undefined ? undefined : isOn(heldSlot, userId) ? "already" : hand.verdicts?.get(userId)
              }
              overDay={overCell?.userId === userId ? overCell.day : undefined}
              pending={[...pending].filter((key) => key.endsWith(`:${userId}`)).join()}
              chosen={choice.range?.userId === userId ? choice.range : undefined}
              onCell={onCell}
            />
          )
        })}
      </div>
    </div>
  )
}
