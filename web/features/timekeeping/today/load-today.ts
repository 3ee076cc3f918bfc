import type { QueryClient } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import { pressesQuery, todayOnDevice, todayQuery } from "./today-query.ts"

const seedFromDevice = async (queries: QueryClient) => {
  if (queries.getQueryData(todayQuery.queryKey) != null) return
  const kept = await todayOnDevice()
  if (kept !== undefined) queries.setQueryData(todayQuery.queryKey, kept, { updatedAt: kept.receivedAt })
}
/** Texts, the presses and the last 今日 of the device: all of it without the network. */
export const loadToday = async (queries: QueryClient) => {
  await Promise.all([loadTexts("today"), queries.ensureQueryData(pressesQuery), seedFromDevice(queries)])
}
