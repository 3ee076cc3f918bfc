import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter"
import { type RefObject, useEffect, useRef, useState } from "react"
import type { Calendar } from "../calendar-model.ts"
import { readHeld, readTarget } from "./board-words.ts"
import type { Hand } from "./use-hand.ts"

/** How near the edge of the grid a chip must be carried for it to scroll, in px. */
const edge = 24
const speed = 10

const wordUnder = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-over]")?.dataset.over

/** Scrolls while something is carried near an edge. */
const scrollAtEdge = (box: HTMLElement, x: number, y: number) => {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  if (x < left || x > right || y < top || y > bottom) return
  const along = (value: number, low: number, high: number) =>
    value < low + edge ? -speed : value > high - edge ? speed : 0
  box.scrollBy(along(x, left + 188, right), along(y, top + 118, bottom))
}
const carriable = (element: HTMLElement, months: RefObject<Calendar>, hand: Hand["latest"]) =>
  draggable({
    element,
    canDrag: () => readHeld(element.dataset.hold, months.current) !== undefined,
    onDragStart: () => {
      const held = readHeld(element.dataset.hold, months.current)
      // What is carried stays in its place, dashed.
      element.toggleAttribute("data-carried", true)
      if (held !== undefined) hand.current.hold(held)
    },
    // Let go outside of the board, or Esc.
    onDrop: ({ location }) => {
      element.toggleAttribute("data-carried", false)
      if (location.current.dropTargets.length === 0) hand.current.cancel()
    },
  })

interface DragOptions {
  readonly area: RefObject<HTMLElement | null>
  readonly scroller: RefObject<HTMLElement | null>
  readonly calendar: Calendar
  readonly hand: Hand["latest"]
  readonly isOn: boolean
}
/**
 * One drop target for the whole board: what lies under the pointer says by `data-over` what it is. Whatever has
 * `data-hold` can be picked up; it is told to the drag library when it is pressed, not by the hundred as rows scroll in.
 */
export const useDrag = ({ area, scroller, calendar, hand, isOn }: DragOptions) => {
  const [over, setOver] = useState<string>()
  const months = useRef(calendar)
  months.current = calendar
  useEffect(() => {
    const element = area.current
    if (element === null) return
    return dropTargetForElements({
      element,
      onDrag: ({ location }) => {
        const { clientX, clientY } = location.current.input
        setOver(wordUnder(clientX, clientY))
        if (scroller.current !== null) scrollAtEdge(scroller.current, clientX, clientY)
      },
      onDragLeave: () => setOver(undefined),
      onDrop: ({ location }) => {
        const { clientX, clientY } = location.current.input
        const target = readTarget(wordUnder(clientX, clientY), months.current)
        setOver(undefined)
        if (target === undefined) hand.current.cancel()
        else hand.current.dropOn(target)
      },
    })
  }, [area, scroller, hand])
  useEffect(() => {
    const element = area.current
    if (element === null || !isOn) return
    let letGo: (() => void) | undefined
    const pickUp = ({ target }: PointerEvent) => {
      const held = target instanceof Element ? target.closest<HTMLElement>("[data-hold]") : null
      letGo?.()
      letGo = held === null ? undefined : carriable(held, months, hand)
    }
    element.addEventListener("pointerdown", pickUp)
    return () => {
      element.removeEventListener("pointerdown", pickUp)
      letGo?.()
    }
  }, [area, hand, isOn])
  return { over }
}
