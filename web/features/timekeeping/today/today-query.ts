import { queryOptions } from "@tanstack/react-query"
import { isUnreachable } from "@/lib/api-error.ts"
import { data } from "@/lib/client.ts"
import { currentOwner, type Owner } from "@/lib/device/owner.ts"
import { deviceClock } from "@/lib/punch-queue/device-clock.ts"
import { type KeptDay, keepDay, keptDay } from "@/lib/punch-queue/kept-day.ts"
import { pressesOf } from "@/lib/punch-queue/store.ts"
import { timekeeping } from "../client.ts"

/** In a weak signal what is known stands meanwhile. */
const patienceMillis = 15_000

const answeredIds = async (owner: Owner) =>
  (await pressesOf(owner)).filter(({ delivery }) => delivery !== "waiting").map(({ clientId }) => clientId)

const received = async (owner: Owner | undefined): Promise<KeptDay> => {
  const knows = owner === undefined ? [] : await answeredIds(owner).catch(() => [])
  const askedAt = Date.now()
  const today = await data(timekeeping.today({ fetchOptions: { signal: AbortSignal.timeout(patienceMillis) } }))
  const day = { today, knows, receivedAt: Date.now() }
  deviceClock.compare(today.now, askedAt, day.receivedAt)
  await keepDay(owner, day)
  return day
}

/** 今日 from the company, else the last one that came; null when none ever came. */
export const todayQuery = queryOptions({
  queryKey: ["timekeeping", "today"],
  staleTime: 10_000,
  refetchInterval: 60_000,
  refetchOnWindowFocus: true,
  queryFn: async (): Promise<KeptDay | null> => {
    const owner = currentOwner()
    return await received(owner).catch(async (error: unknown) => {
      if (!isUnreachable(error)) throw error
      const kept = await keptDay(owner)
      return kept === undefined ? null : { ...kept, isFromDevice: true }
    })
  },
})
/** The last 今日 on the device, so that the screen stands before the network has answered. */
export const todayOnDevice = () => keptDay(currentOwner())

/** Every press of this person on the device. */
export const pressesQuery = queryOptions({
  queryKey: ["timekeeping", "presses"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const owner = currentOwner()
    return owner === undefined ? [] : await pressesOf(owner).catch(() => [])
  },
})
