import { useEffect, useState } from "react"
import { flushSync } from "react-dom"

/** Whether the page is on its way to paper: then rows that are out of sight are drawn too. */
export const usePrinting = () => {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const paper = matchMedia("print")
    // The browser prints what stands when this returns.
    const follow = () => flushSync(() => setPrinting(paper.matches))
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(paper.matches)
    paper.addEventListener("change", follow)
    addEventListener("beforeprint", begin)
    addEventListener("afterprint", end)
    return () => {
      paper.removeEventListener("change", follow)
      removeEventListener("beforeprint", begin)
      removeEventListener("afterprint", end)
    }
  }, [])
  return isPrinting
}
