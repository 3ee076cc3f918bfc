/** What a slot still needs, and what the people picked for it come to. Counts are 人工 in steps of a half. */
import type { BadgeTone } from "@/components/ui/badge.tsx"
import { type StaffCertificateDraft, staffCertificatesOf } from "@/features/scheduling/task/more/draft-more.ts"
import { countOf } from "@/lib/address.ts"
import type { Slot, Slots } from "./slots-query.ts"

export const keyOf = ({ taskId, shift }: Slot) => `${taskId}-${shift}`
/** The arrangement that a key names, also of a slot that is gone. */
export const taskOfKey = (key: string | undefined) => countOf(key?.split("-", 1)[0])

/** Somebody has to answer it still: not said anything, fewer than asked, or asked otherwise since. */
export const waits = ({ state, isOpen }: Slot) =>
  isOpen && (state === "waiting" || state === "partly" || state === "changed")

export const stateTones = {
  waiting: "warning",
  partly: "warning",
  changed: "warning",
  full: "success",
  refused: "danger",
} as const satisfies Record<Slot["state"], BadgeTone>

/** What is asked or offered otherwise than when it was answered, and from what to what. */
export const termChanges = (slot: Slot) => {
  const asked =
    slot.askedThen === slot.maxWorker ? [] : [{ kind: "asked" as const, before: slot.askedThen, after: slot.maxWorker }]
  const price =
    slot.priceThen === slot.price ? [] : [{ kind: "price" as const, before: slot.priceThen, after: slot.price }]
  const certificates = slot.isOtherCertificates ? [{ kind: "certificates" as const, before: null, after: null }] : []
  return slot.state === "changed" ? [...asked, ...price, ...certificates] : []
}

const hundredths = (count: number) => Math.round(count * 100)
export const sumOf = (counts: ReadonlyArray<number>) => counts.reduce((sum, count) => sum + hundredths(count), 0) / 100
/** 人工 as they are counted: in hundredths, shown with at least one decimal. */
export const manDays = (count: number) => count.toFixed(hundredths(count) % 10 === 0 ? 1 : 2)
export const leftOf = (slot: Slot) => Math.max(0, sumOf([slot.maxWorker ?? 0, -slot.filled]))

export interface Pick {
  readonly userId: number
  readonly count: number
  /** Yen for one 人工; null is his own pay terms. */
  readonly price: number | null
  readonly certificates: ReadonlyArray<StaffCertificateDraft>
}
export interface Fit extends Pick {
  readonly fits: boolean
  /** What is left for whoever goes over. */
  readonly left: number
}
/** In the order of picking: whoever does not fit any more is marked, with what is left. Nobody is cut in silence. */
export const fitted = (picks: ReadonlyArray<Pick>, asked: number | null): ReadonlyArray<Fit> => {
  let filled = 0
  return picks.map((pick) => {
    const left = asked === null ? pick.count : Math.max(0, sumOf([asked, -filled]))
    const fits = pick.count <= left
    if (fits) filled = sumOf([filled, pick.count])
    return { ...pick, fits, left }
  })
}
export const step = 0.5
/** 0 → 0.5 → 1.0 and on while the slot has room; a count in other steps goes to the next half. */
export const raised = (count: number, room: number) =>
  Math.min(Math.max(1, count, room), Math.floor(count / step) * step + step)
export const lowered = (count: number) => Math.max(0, Math.ceil(count / step) * step - step)

export const picksOf = (slot: Slot): ReadonlyArray<Pick> =>
  slot.workers.map(({ userId, countWork, price, certificates }) => ({
    userId,
    count: countWork,
    price,
    certificates: staffCertificatesOf(certificates),
  }))

/** What I picked over what is stored: whoever a colleague put in meanwhile stays, and what I chose stays mine. */
export const picksOver = (stored: ReadonlyArray<Pick>, mine: ReadonlyArray<Pick>): ReadonlyArray<Pick> => {
  const chosen = new Map(mine.map((pick) => [pick.userId, pick]))
  const known = stored.map((pick) => chosen.get(pick.userId) ?? pick)
  const added = mine.filter(({ userId }) => stored.every((one) => one.userId !== userId))
  return [...known, ...added].filter(({ count }) => count > 0)
}

/** What a colleague or the company changed of a slot while it was being filled. */
export const changesSince = (seen: Slot, now: Slot) => {
  const ids = (slot: Slot) => new Set(slot.workers.map(({ userId }) => userId))
  const [before, after] = [ids(seen), ids(now)]
  return {
    asked: seen.maxWorker === now.maxWorker ? undefined : { before: seen.maxWorker, after: now.maxWorker },
    came: now.workers.filter(({ userId }) => !before.has(userId)).map(({ name }) => name),
    left: seen.workers.filter(({ userId }) => !after.has(userId)).map(({ name }) => name),
  }
}

/** The next one that waits, after this one and around the end. */
export const nextWaiting = (slots: Slots["slots"], after: string): Slot | undefined => {
  const at = slots.findIndex((slot) => keyOf(slot) === after)
  return [...slots.slice(at + 1), ...slots.slice(0, Math.max(0, at))].find(waits)
}
