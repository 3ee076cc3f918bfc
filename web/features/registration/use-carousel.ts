import { useEffect, useRef, useState } from "react"

/** Plans that are in sight together on a desk (WIZ-10). */
export const shownAtOnce = 3

/** A row that scrolls by a page of three; where it stands is read from the row, which hands and wheels move, too. */
export const useCarousel = (count: number) => {
  const row = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const pages = Math.ceil(count / shownAtOnce)
  useEffect(() => {
    const element = row.current
    if (element === null) return
    const look = () => {
      const room = element.scrollWidth - element.clientWidth
      setAt(room <= 0 ? 0 : Math.round((element.scrollLeft / room) * (pages - 1)))
    }
    element.addEventListener("scroll", look, { passive: true })
    return () => element.removeEventListener("scroll", look)
  }, [pages])
  const turn = (by: -1 | 1) => row.current?.scrollBy({ left: by * row.current.clientWidth })
  return { row, at, pages, turn }
}
