import { lazy, Suspense, useEffect, useState } from "react"
import { loadTexts } from "@/i18n/i18n.ts"
import { findAnywhere } from "@/lib/find-anywhere.ts"

const Palette = lazy(async () => {
  await loadTexts("palette")
  return await import("./palette.tsx")
})

/** `Ctrl K` or ⌘K from every screen, and the buttons of the headers; loaded with the first use. */
export function FindAnywhere() {
  const [isShown, setShown] = useState(false)
  useEffect(() => findAnywhere.listen(() => setShown(true)), [])
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return
      if (event.altKey || event.shiftKey || event.isComposing) return
      event.preventDefault()
      // A window that is open keeps what is typed in it: it is answered first.
      if (document.querySelector("[data-slot=dialog], [role=alertdialog]") === null) setShown(true)
    }
    addEventListener("keydown", open)
    return () => removeEventListener("keydown", open)
  }, [])
  return (
    isShown && (
      <Suspense>
        <Palette onClose={() => setShown(false)} />
      </Suspense>
    )
  )
}
