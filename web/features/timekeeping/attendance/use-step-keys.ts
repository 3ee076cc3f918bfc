import { useEffect, useRef } from "react"
import { isTyping } from "@/lib/is-typing.ts"

const steps: Readonly<Record<string, 1 | -1>> = { "[": -1, "]": 1 }

/** [ and ] go to the day or month before and after, where nothing is typed and no window is open. */
export const useStepKeys = (step: (by: 1 | -1) => void) => {
  const latest = useRef(step)
  latest.current = step
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const by = steps[event.key]
      if (by === undefined || document.querySelector("[role=dialog], [role=alertdialog]") !== null) return
      event.preventDefault()
      latest.current(by)
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [])
}
