import { useEffect, useRef } from "react"
import { isTyping } from "@/lib/is-typing.ts"

interface PanelKeys {
  readonly isOn: boolean
  readonly onCorrect: () => void
  readonly onClose: () => void
}
/** E corrects the day that stands open, Esc closes it; not while something is typed or a window is open. */
export const usePanelKeys = ({ isOn, onCorrect, onClose }: PanelKeys) => {
  const latest = useRef({ onCorrect, onClose })
  latest.current = { onCorrect, onClose }
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (event.defaultPrevented || document.querySelector("[role=dialog], [role=alertdialog], [role=menu]")) return
      if (event.key.toLowerCase() === "e") latest.current.onCorrect()
      else if (event.key === "Escape") latest.current.onClose()
      else return
      event.preventDefault()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [isOn])
}
