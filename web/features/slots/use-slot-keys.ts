/** J and K walk through the slots, ↑ and ↓ through the people of the open one; ← and → are the counts' own. */
import { useEffect } from "react"
import { isTyping } from "@/lib/is-typing.ts"
import { keyOf } from "./slot-model.ts"
import type { Slot } from "./slots-query.ts"

const counts = () => [...document.querySelectorAll<HTMLInputElement>("input[data-count]")]

export const useSlotKeys = (
  slots: ReadonlyArray<Slot>,
  chosen: string | undefined,
  choose: (key: string) => void,
  isOn: boolean,
) => {
  useEffect(() => {
    if (!isOn) return
    const press = (event: KeyboardEvent) => {
      const { key, target } = event
      if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return
      const isCount = target instanceof HTMLInputElement && target.dataset.count !== undefined
      const way = key === "j" || key === "ArrowDown" ? 1 : key === "k" || key === "ArrowUp" ? -1 : 0
      if (way === 0) return
      if (key.startsWith("Arrow")) {
        if (!isCount && isTyping(target)) return
        const all = counts()
        const at = isCount ? all.indexOf(target) : way > 0 ? -1 : all.length
        const next = all[Math.max(0, Math.min(all.length - 1, at + way))]
        if (next === undefined) return
        next.focus()
        next.select()
        event.preventDefault()
      } else if (!isTyping(target) || isCount) {
        const at = slots.findIndex((slot) => keyOf(slot) === chosen)
        const next = slots[Math.max(0, Math.min(slots.length - 1, at + way))]
        if (next === undefined) return
        event.preventDefault()
        choose(keyOf(next))
      }
    }
    addEventListener("keydown", press)
    return () => removeEventListener("keydown", press)
  })
}
