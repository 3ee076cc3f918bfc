import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { type PayMonth, payKey, rowsQuery } from "./queries.ts"

/** The rows of a month; those that were read while it was closing are asked for anew when it isn't any more. */
export const useRowsAfterClose = (month: string, state: PayMonth["state"] | undefined) => {
  const queries = useQueryClient()
  const before = useRef(state)
  useEffect(() => {
    const hasEnded = before.current === "closing" && state !== undefined && state !== "closing"
    before.current = state
    if (hasEnded) void queries.invalidateQueries({ queryKey: [...payKey, "rows"] })
  }, [state, queries])
  return useQuery(rowsQuery(month))
}
