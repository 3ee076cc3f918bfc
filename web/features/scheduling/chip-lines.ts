import { type RefObject, useEffect, useState } from "react"

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

/** How many chips of 20 px with a gap of 2 fit under the head of a cell, whatever the window and the text size. */
export const useChipLines = (grid: RefObject<HTMLElement | null>) => {
  const [lines, setLines] = useState(4)
  useEffect(() => {
    const cell = grid.current?.querySelector("[role=gridcell]")
    if (!cell) return
    const watch = new ResizeObserver(() => {
      const unit = rem()
      setLines(Math.max(1, Math.floor((cell.clientHeight - 1.9 * unit) / (1.25 * unit + 2))))
    })
    watch.observe(cell)
    return () => watch.disconnect()
  }, [grid])
  return lines
}
