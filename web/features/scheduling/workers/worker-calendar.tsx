import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { may } from "@/lib/permissions.tsx"
import type { Calendar, Person } from "../calendar-model.ts"
import { type CalendarParts, olderThan } from "../calendar-parts.ts"
import { FoldableDayPanel } from "../foldable-day-panel.tsx"
import { CellMenu } from "./cell-menu.tsx"
import { RefusalPopover } from "./refusal-popover.tsx"
import { useRowWords } from "./row-words.ts"
import { rowsMatching, rowsOf } from "./rows.ts"
import { StatusBar } from "./status-bar.tsx"
import { useDayRange } from "./use-day-range.ts"
import { useDrag } from "./use-drag.ts"
import { useHand } from "./use-hand.ts"
import { type Carried, useStrokes } from "./use-strokes.ts"
import { WorkerGrid } from "./worker-grid.tsx"

/** Ctrl+Z and Ctrl+Y (or Ctrl+Shift+Z), wherever the focus is but in what one types into. */
const useUndoKeys = (keys: { readonly undo: () => void; readonly redo: () => void }, isOn: boolean) => {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isOn || !(event.ctrlKey || event.metaKey) || event.isComposing) return
      if (event.target instanceof Element && event.target.closest("input, textarea, [role=dialog]") !== null) return
      const key = event.key.toLowerCase()
      if (key !== "z" && key !== "y") return
      event.preventDefault()
      if (key === "z" && !event.shiftKey) latest.current.undo()
      else latest.current.redo()
    }
    addEventListener("keydown", listen)
    return () => removeEventListener("keydown", listen)
  }, [isOn])
}
/** 職人別: everyone's month in rows, and the chosen day beside it. The month that is being loaded keeps the last rows. */
export default function WorkerCalendar(parts: CalendarParts) {
  const { shown, calendar } = parts
  const now = calendar ?? shown?.calendar
  return now === undefined ? null : <Board key={now.days[0]?.day} {...parts} now={now} />
}
function Board(parts: CalendarParts & { readonly now: Calendar }) {
  const { place, now, shown, onOpen, onCreate, onRequest } = parts
  const { t } = useTranslation("calendar")
  const words = useRowWords()
  const area = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState("")
  const [menu, setMenu] = useState<{ readonly person: Person; readonly day: string }>()
  const searched = useDeferredValue(typed)
  const allRows = useMemo(() => rowsOf(now), [now])
  const rows = useMemo(() => rowsMatching(allRows, searched), [allRows, searched])
  const assignments = useMemo(
    () => now.days.reduce((sum, { slots }) => sum + slots.reduce((all, { people }) => all + people.length, 0), 0),
    [now],
  )
  const isEditable = may(now, "assign")
  const strokes = useStrokes(place.month, place.constructionSiteId)
  const choice = useDayRange()
  const hand = useHand({
    calendar: now,
    strokes,
    range: choice.range,
    onOpen,
    onPick: (person, day) => setMenu({ person, day }),
  })
  const { over } = useDrag({ area, scroller, calendar: now, hand: hand.latest, isOn: isEditable })
  const [onCell] = useState(() => (person: Person, day: string, isStretch: boolean) => {
    if (isStretch) return choice.stretch(person.userId, day)
    choice.clear()
    setMenu({ person, day })
  })
  const sayWhen = (step: Promise<Carried | undefined>, done: string) =>
    void step.then((carried) =>
      hand.say(carried === undefined ? t("nothingToUndo") : (carried.refused[0]?.reason ?? done)),
    )
  const undo = () => sayWhen(strokes.undo(), t("undone"))
  const redo = () => sayWhen(strokes.redo(), t("redone"))
  useUndoKeys({ undo, redo }, isEditable)
  return (
    <div
      ref={area}
      className={cn(
        "flex min-h-0 min-w-0 flex-1 gap-3 px-5 pb-4 big-text:flex-col big-text:overflow-y-auto",
        isEditable && "[&_[data-hold]]:cursor-grab",
      )}
    >
      <section
        aria-label={t("rows")}
        className="flex min-h-0 min-w-0 flex-1 flex-col overflow-hidden rounded-lg border bg-card shadow-card big-text:h-[85dvh] big-text:flex-none"
      >
        <WorkerGrid
          label={t("rows")}
          words={words}
          scroller={scroller}
          calendar={now}
          rows={rows}
          allRows={allRows.length}
          hand={hand}
          today={place.today}
          selected={place.day}
          over={over}
          pending={strokes.pending}
          typed={typed}
          onType={setTyped}
          onDay={place.goToDay}
          choice={choice}
          onCell={onCell}
          onCreate={onCreate}
          canDrag={isEditable}
        />
        <StatusBar
          shown={rows.length}
          all={allRows.length}
          assignments={assignments}
          said={hand.said}
          canUndo={strokes.canUndo}
          canRedo={strokes.canRedo}
          onUndo={undo}
          onRedo={redo}
        />
      </section>
      {shown !== undefined && (
        <FoldableDayPanel
          day={shown.day}
          calendar={shown.calendar}
          olderThan={olderThan(parts)}
          onOpen={onOpen}
          onCreate={onCreate}
          over={over}
        />
      )}
      {hand.refusal !== undefined && <RefusalPopover refusal={hand.refusal} onClose={hand.dismiss} />}
      {menu !== undefined && (
        <CellMenu
          person={menu.person}
          day={menu.day}
          calendar={now}
          hand={hand}
          isEditable={isEditable}
          onOpen={onOpen}
          onCreate={
            onCreate === undefined
              ? undefined
              : () => {
                  setMenu(undefined)
                  onRequest({ kind: "create", day: menu.day, userId: menu.person.userId })
                }
          }
          onClose={() => setMenu(undefined)}
        />
      )}
    </div>
  )
}
