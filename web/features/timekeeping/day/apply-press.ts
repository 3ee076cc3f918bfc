/** What a press on this device does to the day, before the company has answered. The server's rules, in small. */
import { dayOfInstant } from "@/lib/format.ts"
import type { QueuedPress } from "@/lib/punch-queue/press.ts"
import { isOpen, openRest, type Stretch } from "./stretch.ts"

type Stretches = ReadonlyArray<Stretch>
const sameTapMillis = 60_000

const replaced = (stretches: Stretches, before: Stretch, after: Stretch): Stretches =>
  stretches.map((one) => (one === before ? after : one))

const checkIn = (stretches: Stretches, press: QueuedPress, at: number, dayOfTask: DayOfTask): Stretches => {
  const taskId = press.taskId ?? null
  const siteId = press.constructionSiteId ?? null
  const open = stretches.find(isOpen)
  const isKnown = stretches.some((one) => one.checkIn === at)
  const isSamePlace = open?.taskId === taskId && (taskId !== null || open.siteId === siteId)
  if (isKnown || (open !== undefined && isSamePlace && Math.abs(at - open.checkIn) < sameTapMillis)) return stretches
  const began: Stretch = {
    id: null,
    taskId,
    siteId,
    siteName: press.siteName ?? null,
    day: (taskId === null ? undefined : dayOfTask(taskId)) ?? dayOfInstant(press.pressedAt),
    checkIn: at,
    checkOut: null,
    rests: [],
    isUnfinished: false,
    isEndClaimed: false,
    totalRestMinutes: null,
  }
  return [...stretches.map((one) => (isOpen(one) ? { ...one, isUnfinished: true } : one)), began]
}
const endedRests = (stretch: Stretch, at: number) =>
  stretch.rests.map((rest) => (rest.to === null ? { ...rest, to: at } : rest))

const checkOut = (stretches: Stretches, at: number): Stretches => {
  const open = stretches.find(isOpen)
  if (open === undefined || at <= open.checkIn || stretches.some((one) => one.checkOut === at)) return stretches
  return replaced(stretches, open, { ...open, checkOut: at, rests: endedRests(open, at) })
}
const startRest = (stretches: Stretches, at: number): Stretches => {
  const open = stretches.find(isOpen)
  if (open === undefined || openRest(open) !== undefined || open.rests.some(({ from }) => from === at)) return stretches
  return replaced(stretches, open, { ...open, rests: [...open.rests, { from: at, to: null }] })
}
const endRest = (stretches: Stretches, at: number): Stretches => {
  const open = stretches.find(isOpen)
  if (open === undefined || openRest(open) === undefined) return stretches
  return replaced(stretches, open, { ...open, rests: endedRests(open, at) })
}
const claimEnd = (stretches: Stretches, { timekeepingId, claimsEnd }: QueuedPress): Stretches =>
  stretches.map((one) =>
    one.id === timekeepingId && claimsEnd !== undefined
      ? { ...one, checkOut: Date.parse(claimsEnd), isUnfinished: false, isEndClaimed: true }
      : one,
  )
/** Takes a press back, found by its time: it may be on the device or with the company by now. */
const undo = (stretches: Stretches, target: QueuedPress, at: number): Stretches => {
  if (target.kind === "in") return stretches.filter((one) => one.checkIn !== at)
  return stretches.map((one) => {
    if (target.kind === "out") return one.checkOut === at ? { ...one, checkOut: null } : one
    if (target.kind === "restStart") return { ...one, rests: one.rests.filter(({ from }) => from !== at) }
    return { ...one, rests: one.rests.map((rest) => (rest.to === at ? { ...rest, to: null } : rest)) }
  })
}
export type DayOfTask = (taskId: number) => string | undefined

/** The day after one press more. `presses` are all of the device, to find what a cancel takes back. */
export const applyPress = (
  stretches: Stretches,
  press: QueuedPress,
  presses: ReadonlyArray<QueuedPress>,
  dayOfTask: DayOfTask,
): Stretches => {
  const at = Date.parse(press.pressedAt)
  switch (press.kind) {
    case "in":
      return checkIn(stretches, press, at, dayOfTask)
    case "out":
      return checkOut(stretches, at)
    case "restStart":
      return startRest(stretches, at)
    case "restEnd":
      return endRest(stretches, at)
    case "claimEnd":
      return claimEnd(stretches, press)
    case "cancel": {
      const target = presses.find(({ clientId }) => clientId === press.cancels)
      return target === undefined ? stretches : undo(stretches, target, Date.parse(target.pressedAt))
    }
  }
}
