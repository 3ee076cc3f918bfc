import { useRef } from "react"
import { pressed, readOrder, writeOrder } from "./order.ts"

/** Changes the order by presses on heads. The address follows a moment later: the next press counts from the last one. */
export const usePress = (sort: string | undefined, onSort: (sort: string | undefined) => void) => {
  const drawn = useRef(sort)
  const asked = useRef(sort)
  if (drawn.current !== sort) {
    drawn.current = sort
    asked.current = sort
  }
  return (key: string, isFurther: boolean) => {
    asked.current = writeOrder(pressed(readOrder(asked.current), key, isFurther))
    onSort(asked.current)
  }
}
