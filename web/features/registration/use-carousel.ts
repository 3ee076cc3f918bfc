import { useEffect, useRef, useState } from "react"

/** Plans that are in sight together on a desk (WIZ-10). */
export const shownAtOnce = 3
/** WIZ-10: how long a page takes to come, in milliseconds. */
const speed = 500

const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches
/** Begins and ends slowly. */
const eased = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2)

/** Slides a row to a place; gives the way to stop it. Its snapping rests meanwhile, or each step would jump to a card. */
const slide = (row: HTMLElement, to: number) => {
  if (isStill()) row.scrollLeft = to
  if (isStill()) return () => undefined
  const from = row.scrollLeft
  const began = performance.now()
  row.style.scrollSnapType = "none"
  let frame = 0
  const end = () => {
    cancelAnimationFrame(frame)
    row.style.scrollSnapType = ""
  }
  const step = (now: number) => {
    const part = Math.min(1, (now - began) / speed)
    row.scrollLeft = from + (to - from) * eased(part)
    if (part < 1) frame = requestAnimationFrame(step)
    else end()
  }
  frame = requestAnimationFrame(step)
  return end
}

/** A row that scrolls by a page of three; where it stands is read from the row, which hands and wheels move, too. */
export const useCarousel = (count: number, chosenAt: number) => {
  const row = useRef<HTMLUListElement>(null)
  const sliding = useRef<() => void>(() => undefined)
  const first = useRef(chosenAt)
  const [at, setAt] = useState(0)
  const pages = Math.ceil(count / shownAtOnce)
  // What was chosen before is in sight from the beginning.
  useEffect(() => {
    if (first.current >= 0)
      row.current?.children[first.current]?.scrollIntoView({ behavior: "instant", block: "nearest", inline: "nearest" })
    return () => sliding.current()
  }, [])
  useEffect(() => {
    const element = row.current
    if (element === null) return
    const look = () => {
      const room = element.scrollWidth - element.clientWidth
      setAt(room <= 0 ? 0 : Math.round((element.scrollLeft / room) * (pages - 1)))
    }
    look()
    element.addEventListener("scroll", look, { passive: true })
    return () => element.removeEventListener("scroll", look)
  }, [pages])
  const go = (page: number) => {
    const element = row.current
    if (element === null || pages < 2) return
    const to = Math.min(pages - 1, Math.max(0, page))
    sliding.current()
    sliding.current = slide(element, ((element.scrollWidth - element.clientWidth) * to) / (pages - 1))
  }
  return { row, at, pages, go, turn: (by: -1 | 1) => go(at + by) }
}
