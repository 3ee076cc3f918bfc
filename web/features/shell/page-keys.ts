import { useEffect } from "react"

/** Places that have their own use for the keys (D39): text, lists, grids, menus, dialogs. */
const ownPages =
  "input, textarea, select, [contenteditable], [role=listbox], [role=grid], [role=menu], [role=tree], [role=dialog], [role=alertdialog], [role=combobox]"

/** PageUp and PageDown bring the content to its top or bottom (SHELL-02), unless what has the focus uses them itself. */
export const usePageKeys = (content: React.RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const scroll = (event: KeyboardEvent) => {
      const isPage = event.key === "PageUp" || event.key === "PageDown"
      if (!isPage || event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey)
        return
      if (event.target instanceof Element && event.target.closest(ownPages) !== null) return
      event.preventDefault()
      const box = content.current
      box?.scrollTo({ top: event.key === "PageUp" ? 0 : box.scrollHeight })
    }
    addEventListener("keydown", scroll)
    return () => removeEventListener("keydown", scroll)
  }, [content])
}
