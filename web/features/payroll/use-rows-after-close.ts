import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEnd } from "@/lib/use-end.ts"
import { payKey, rowsQuery } from "./queries.ts"

/** The rows of a month; those that were read while it was closing are asked for anew when it isn't any more. */
export const useRowsAfterClose = (month: string, isClosing: boolean) => {
  const queries = useQueryClient()
  useEnd(isClosing, () => {
    void queries.invalidateQueries({ queryKey: [...payKey, "rows"] })
  })
  return useQuery(rowsQuery(month))
}
