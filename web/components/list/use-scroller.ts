import { type RefObject, useLayoutEffect, useState } from "react"

const pageOf = (box: RefObject<HTMLElement | null>) => box.current?.closest("main") ?? null

/**
 * What scrolls a list: its own box at the desk, where head and sums stay in sight; the whole page on the phone, whose
 * filters would else leave room for five rows. `margin` is how far down the page the rows begin.
 */
export const useScroller = (box: RefObject<HTMLElement | null>, isPhone: boolean) => {
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => {
    const page = isPhone ? pageOf(box) : null
    const top = box.current?.getBoundingClientRect().top ?? 0
    setMargin(page === null ? 0 : Math.round(top - page.getBoundingClientRect().top + page.scrollTop))
  })
  return { scroller: () => (isPhone ? pageOf(box) : box.current), margin }
}
