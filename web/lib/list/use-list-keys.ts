import { useCopyRows } from "./use-copy-rows.ts"
import type { List } from "./use-list.ts"

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, j: 1, ArrowUp: -1, k: -1, PageDown: 15, PageUp: -15 }

/**
 * ↑↓ or k and j move, with Shift they select on the way; Space ticks, Enter opens, Ctrl+A ticks all that is here; Esc drops
 * the selection, then the filters. What is copied are the selected rows, or the one where the arrows are.
 */
export const useListKeys = <Row extends object>(list: List<Row>, show: (index: number) => void) => {
  const { rows, active, selected, table, idOf } = list
  const row = rows[active]
  const { textOf, tell } = useCopyRows(list)
  const go = (to: number, isSelecting: boolean) => {
    const next = Math.min(rows.length - 1, Math.max(0, to))
    list.setActive(next)
    show(next)
    if (isSelecting)
      list.select([...new Set([...selected, ...rows.slice(Math.min(active, next), Math.max(active, next) + 1)])])
  }
  const tick = (isRange: boolean) => {
    if (row === undefined) return
    const line = table.getRow(String(idOf(row)))
    line.getToggleSelectedHandler()({ target: { checked: !line.getIsSelected() }, shiftKey: isRange })
  }
  const drop = () => {
    if (selected.length > 0) list.select([])
    else if (list.conditions.length > 0) list.onClear()
    else return false
    return true
  }
  /** Whether the key was the list's. */
  const press = ({ key, shiftKey }: React.KeyboardEvent): boolean => {
    const step = steps[key] ?? steps[key.toLowerCase()]
    const own = list.keys?.[key.toLowerCase()]
    if (step !== undefined) go(active + step, shiftKey)
    else if (key === "Home" || key === "End") go(key === "Home" ? 0 : rows.length - 1, shiftKey)
    else if (key === " ") tick(shiftKey)
    else if (key === "Enter" && row !== undefined && list.onOpen !== undefined) list.onOpen(row)
    else if (key === "Escape") return drop()
    else if (own !== undefined && row !== undefined) own(row)
    else return false
    return true
  }
  const onKeyDown = (event: React.KeyboardEvent) => {
    // Buttons and links in the rows keep their own keys; so does what is typed.
    if (event.nativeEvent.isComposing || event.target !== event.currentTarget || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== "a") return
      list.select(rows)
    } else if (!press(event)) return
    event.preventDefault()
  }
  const onCopy = (event: React.ClipboardEvent) => {
    const copied = selected.length > 0 ? selected : row === undefined ? [] : [row]
    if (copied.length === 0 || getSelection()?.toString() !== "") return
    event.clipboardData.setData("text/plain", textOf(copied))
    tell(copied)
    event.preventDefault()
  }
  return { onKeyDown, onCopy }
}
