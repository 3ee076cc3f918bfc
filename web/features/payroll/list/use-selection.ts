import { useState } from "react"
import type { PayRow } from "../queries.ts"

/** Which rows are ticked; Shift takes everybody between the last tick and this one. */
export const useSelection = (rows: ReadonlyArray<PayRow>) => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [last, setLast] = useState(0)
  const between = (from: number, to: number) => rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  return {
    chosen: rows.filter(({ userId }) => chosen.has(userId)),
    has: (userId: number) => chosen.has(userId),
    toggle: (index: number, isRange = false) => {
      const row = rows[index]
      if (row === undefined) return
      const next = new Set(chosen)
      const isOn = !chosen.has(row.userId)
      for (const { userId } of isRange ? between(last, index) : [row]) {
        if (isOn) next.add(userId)
        else next.delete(userId)
      }
      setChosen(next)
      setLast(index)
    },
    all: () => setChosen(new Set(rows.map(({ userId }) => userId))),
    none: () => setChosen(new Set()),
  }
}
export type Selection = ReturnType<typeof useSelection>
