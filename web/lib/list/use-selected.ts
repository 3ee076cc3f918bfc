import type { RowSelectionState } from "@tanstack/react-table"
import { useState } from "react"

/** Which rows are ticked, by their ids: through sorting and scrolling, until the filter changes. */
export const useSelected = (filter: string) => {
  const [ticked, setTicked] = useState<{ readonly filter: string; readonly ids: RowSelectionState }>()
  const ids = ticked?.filter === filter ? ticked.ids : {}
  return { ids, set: (next: RowSelectionState) => setTicked({ filter, ids: next }) }
}
