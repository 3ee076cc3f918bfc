import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useMemo } from "react"
import { sendQuietly } from "@/lib/punch-queue/queue.ts"
import { myDay } from "../day/my-day.ts"
import { usePresses } from "../use-presses.ts"
import { todayQuery } from "./today-query.ts"
import { useNow } from "./use-now.ts"

/** 今日: what the company sent last, and over it this device's presses. Asks anew once a press has arrived. */
export const useMyDay = () => {
  const now = useNow()
  const queries = useQueryClient()
  const presses = usePresses()
  const { data, error, refetch, isPending } = useQuery(todayQuery)
  const kept = data ?? undefined
  const arrived = presses.filter(
    ({ delivery, clientId }) => delivery !== "waiting" && kept?.knows.includes(clientId) === false,
  ).length
  useEffect(() => {
    if (arrived > 0) void refetch()
  }, [arrived, refetch])
  // The company has answered, so presses can go out too.
  const receivedAt = kept?.receivedAt
  useEffect(() => {
    if (receivedAt === undefined) return
    sendQuietly()
    // 予定 without a network: its part comes once this screen stands, and asks once an hour.
    void import("@/features/scheduling/keep-schedule.ts")
      .then(({ keepSchedule }) => keepSchedule(queries))
      .catch(() => undefined)
  }, [receivedAt, queries])
  const day = useMemo(() => myDay(kept, presses, now), [kept, presses, now])
  return { now, kept, presses, day, error, isPending, refetch }
}
