/** The focus stays at the place of a row that goes: it would fall out of the form, whose keys then do nothing. */
import { type RefObject, useEffect, useRef } from "react"

/** Which of so many rows takes the focus after one at this place has gone: the one that came there, else the last; none of none. */
export const placeAfter = (gone: number, left: number) => (left === 0 ? undefined : Math.min(gone, left - 1))

/** Call it with the control that is about to go; `rows` are its like in the list, `otherwise` takes the focus when none is left. */
export const useFocusPlace = (
  list: RefObject<HTMLElement | null>,
  rows: string,
  otherwise: RefObject<HTMLElement | null>,
) => {
  const gone = useRef<number>(undefined)
  const rowsNow = () => [...(list.current?.querySelectorAll<HTMLElement>(rows) ?? [])]
  useEffect(() => {
    if (gone.current === undefined) return
    const left = rowsNow()
    const at = placeAfter(gone.current, left.length)
    gone.current = undefined
    const next = at === undefined ? otherwise.current : left[at]
    next?.focus()
  })
  return (control: HTMLElement) => {
    gone.current = Math.max(0, rowsNow().indexOf(control))
  }
}
