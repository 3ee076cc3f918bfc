import { type RefObject, useEffect } from "react"
import { isTyping } from "@/lib/is-typing.ts"

/** E opens 出力 of the page, where nothing is typed and no window or menu has the keys. */
export const useExportKey = (place: RefObject<HTMLElement | null>, isOn: boolean) => {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const button = place.current?.querySelector("button")
      if (event.key.toLowerCase() !== "e" || event.defaultPrevented || button == null || button.disabled) return
      // A window over the page makes it inert; its buttons take no keys then.
      if (button.closest("[inert], [aria-hidden=true]") !== null) return
      button.click()
      event.preventDefault()
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  }, [place, isOn])
}
