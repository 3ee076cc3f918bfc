import { type FocusEvent, useMemo, useRef, useState } from "react"
import { inKeptOrder, isMoved, type Kept, placesOf } from "./kept-order.ts"
import type { ListSource } from "./source.ts"

interface Steady<Row> {
  readonly source: ListSource<Row>
  readonly idOf: (row: Row) => string
  readonly sectionOf: (row: Row) => string
  /** Rows of another filter keep nothing. */
  readonly filterKey: string
}
/**
 * A list that changes by itself keeps its order as long as the pointer or the focus is in it: nobody presses the row that
 * slid under his finger. `isWaiting` while the server's order is another, `arrange` takes it.
 */
export const useSteadyRows = <Row>({ source, idOf, sectionOf, filterKey }: Steady<Row>) => {
  const [held, setHeld] = useState<{ readonly filterKey: string; readonly places: ReadonlyArray<Kept> }>()
  const isIn = useRef({ pointer: false, focus: false })
  const known = useMemo(() => ({ idOf, sectionOf }), [idOf, sectionOf])
  const places = held?.filterKey === filterKey && !source.isUpdating ? held.places : undefined
  const placed = useMemo(
    () => (places === undefined ? undefined : inKeptOrder(source.rows, places, known)),
    [source.rows, places, known],
  )
  const rows = useMemo(() => placed?.map(({ row }) => row) ?? source.rows, [placed, source.rows])
  const sections = useMemo(() => new Map(placed?.map(({ row, section }) => [idOf(row), section])), [placed, idOf])
  const take = () => setHeld({ filterKey, places: placesOf(source.rows, known) })
  const hold = (by: "pointer" | "focus") => {
    isIn.current[by] = true
    if (places === undefined && !source.isUpdating) take()
  }
  const release = (by: "pointer" | "focus") => {
    isIn.current[by] = false
    if (!isIn.current.pointer && !isIn.current.focus) setHeld(undefined)
  }
  return {
    source: { ...source, rows },
    sectionOf: (row: Row) => sections.get(idOf(row)) ?? sectionOf(row),
    isWaiting: placed !== undefined && isMoved(source.rows, placed, known),
    arrange: take,
    /** Of the box that the rows stand in. */
    box: {
      onPointerMove: () => hold("pointer"),
      onPointerLeave: () => release("pointer"),
      onFocus: () => hold("focus"),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) release("focus")
      },
    },
  }
}
