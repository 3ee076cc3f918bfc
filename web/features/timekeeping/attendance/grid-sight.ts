import { type RefObject, useEffect, useRef } from "react"
import type { AttendancePlace } from "./attendance-place.ts"
import { cellIdOf } from "./grid-keys.ts"

export const headIdOf = (day: string) => `head-${day}`
const show = (id: string) => document.getElementById(id)?.scrollIntoView({ block: "nearest", inline: "nearest" })

interface Sight {
  readonly box: RefObject<HTMLElement | null>
  readonly place: AttendancePlace
  /** Draws the row of somebody who is out of sight. */
  readonly reveal: (userId: number) => void
}
/** Today is in sight when the month opens; the opened day's cell stays in sight when its detail takes room. */
export const useGridSight = ({ box, place: { today, person, day }, reveal }: Sight) => {
  const opened = person === undefined ? undefined : cellIdOf(person, day)
  const hasOpened = useRef(false)
  useEffect(() => {
    if (hasOpened.current) return
    hasOpened.current = true
    show(headIdOf(today))
  }, [today])
  const revealRow = useRef(reveal)
  revealRow.current = reveal
  useEffect(() => {
    const area = box.current
    if (area === null || opened === undefined || person === undefined) return
    if (document.getElementById(opened) === null) revealRow.current(person)
    const seen = () => show(opened)
    const frame = requestAnimationFrame(seen)
    const resized = new ResizeObserver(seen)
    resized.observe(area)
    return () => {
      cancelAnimationFrame(frame)
      resized.disconnect()
    }
  }, [box, opened, person])
}
