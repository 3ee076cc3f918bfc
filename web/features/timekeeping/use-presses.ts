import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { watchPresses } from "@/lib/punch-queue/queue.ts"
import { pressesQuery } from "./today/today-query.ts"

/** This person's presses on the device, whichever tab changed them. */
export const usePresses = () => {
  const queries = useQueryClient()
  useEffect(() => watchPresses(() => void queries.invalidateQueries({ queryKey: pressesQuery.queryKey })), [queries])
  return useQuery(pressesQuery).data ?? []
}
