/** The presses on the device. Every change is told to all tabs. */
import { inTransaction, resultOf, stores } from "../device/database.ts"
import type { Owner } from "../device/owner.ts"
import { isOwnedBy, type NewPress, type QueuedPress } from "./press.ts"

/** A second tap of an impatient thumb, here or in another tab. */
const sameTapMillis = 3_000
const daysKept = { delivered: 3, refused: 60 }

const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel("tehai.punches")
const watchers = new Set<() => void>()
const told = () => {
  for (const watcher of watchers) watcher()
}
channel?.addEventListener("message", told)

const changed = () => {
  told()
  channel?.postMessage("changed")
}
/** Calls back after each change, whichever tab made it. Gives the way to stop. */
export const watchPresses = (watcher: () => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}
const ownedIn = (store: IDBObjectStore, { personId, companyId }: Owner): Promise<ReadonlyArray<QueuedPress>> =>
  resultOf(store.index("owner").getAll([personId, companyId]))

/** All presses of one person in one company, oldest first. */
export const pressesOf = (owner: Owner) => inTransaction(stores.presses, "readonly", (store) => ownedIn(store, owner))

const isSameTap = (before: QueuedPress, next: NewPress) =>
  before.kind === next.kind &&
  before.taskId === next.taskId &&
  before.constructionSiteId === next.constructionSiteId &&
  before.cancels === next.cancels &&
  before.timekeepingId === next.timekeepingId &&
  Math.abs(Date.parse(next.pressedAt) - Date.parse(before.pressedAt)) < sameTapMillis

/**
 * Stores a press and gives it as stored; the same button pressed twice within three seconds is one press.
 *
 * Ends when it is on the disk. Fails when the device could not store it.
 */
export const keepPress = async (next: NewPress): Promise<QueuedPress> => {
  const kept = await inTransaction(stores.presses, "readwrite", async (store) => {
    const last = (await ownedIn(store, next)).at(-1)
    if (last !== undefined && isSameTap(last, next)) return last
    const press = { ...next, delivery: "waiting", attempts: 0 } as const
    const order = Number(await resultOf(store.add(press)))
    return { ...press, order }
  })
  changed()
  return kept
}
/** Changes a press as it stands now; `change` gives undefined to leave it. */
export const changePress = async (order: number, change: (press: QueuedPress) => QueuedPress | undefined) => {
  const next = await inTransaction(stores.presses, "readwrite", async (store) => {
    const now: QueuedPress | undefined = await resultOf(store.get(order))
    const changedPress = now === undefined ? undefined : change(now)
    if (changedPress !== undefined) await resultOf(store.put(changedPress))
    return changedPress
  })
  if (next !== undefined) changed()
  return next
}
const isOver = (press: QueuedPress, now: number) => {
  if (press.delivery === "waiting" || press.answeredAt === undefined) return false
  return now - press.answeredAt > daysKept[press.delivery] * 86_400_000
}
/** Removes what the company has had for days. What waits is never removed. */
export const forgetOldPresses = (owner: Owner, now: number) =>
  inTransaction(stores.presses, "readwrite", async (store) => {
    for (const press of await ownedIn(store, owner)) {
      if (isOwnedBy(owner, press) && isOver(press, now)) store.delete(press.order)
    }
  })
