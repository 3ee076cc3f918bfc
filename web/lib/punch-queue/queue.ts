/** The queue of this page: bound to its sign-in, sent on start, on `online`, on focus, every ten seconds, and by hand. */
import { currentOwner } from "../device/owner.ts"
import { send } from "../send.ts"
import { outgoing, verdictOf } from "./delivery.ts"
import { deviceClock } from "./device-clock.ts"
import { drainOf } from "./drain.ts"
import { here } from "./here.ts"
import { type NewPress, newClientId, type PressFacts, type QueuedPress } from "./press.ts"
import { changePress, forgetOldPresses, keepPress, pressesOf, watchPresses } from "./store.ts"

/** Sends what waits. Never fails: what can't go out now goes out later. */
export const sendWaiting = drainOf({ owner: currentOwner, send: ({ call, input }) => send(call, input) })

/** Sends what waits, in the background. */
export const sendQuietly = () => void sendWaiting().catch(() => undefined)

const addPosition = async (press: QueuedPress) => {
  const position = await here()
  if (position === undefined) return
  await changePress(press.order, (now) =>
    now.attempts === 0 && now.delivery === "waiting" ? { ...now, position } : undefined,
  )
}
/**
 * A device that stores nothing (private windows, a full disk) can still punch while there is a network: the press counts
 * once the company has said so. Fails with the device's own reason otherwise.
 */
const sendUnstored = async (next: NewPress, reason: unknown): Promise<QueuedPress> => {
  const press = { ...next, order: 0, delivery: "waiting", attempts: 1 } as const
  const { call, input } = outgoing(press)
  const answer = await send(call, input).catch(() => undefined)
  if (answer === undefined || verdictOf(answer).kind !== "delivered") throw reason
  return { ...press, delivery: "delivered" }
}
/**
 * Stores a press with the time it was pressed (UTC) and gives it back once it is on the disk; only then may the screen
 * say so. Where it was pressed is added when the device tells it soon enough; sending follows by itself.
 *
 * Fails when the device could not store it and the company did not take it either.
 */
export const press = async (facts: PressFacts, pressedAt: string): Promise<QueuedPress> => {
  const owner = currentOwner()
  if (owner === undefined) throw new Error("nobody is signed in")
  const next = { ...owner, ...facts, clientId: newClientId(), pressedAt }
  const kept = await keepPress(next).catch((reason: unknown) => sendUnstored(next, reason))
  if (kept.delivery === "delivered") return kept
  const isPlaced = facts.kind === "in" || facts.kind === "out"
  void (isPlaced ? addPosition(kept) : Promise.resolve()).catch(() => undefined).then(sendQuietly)
  return kept
}
/** The time that a press made now carries. */
export const pressTime = () => new Date(deviceClock.now()).toISOString()

/** The person has read why these were refused; they stay on the device. */
export const markRead = (presses: ReadonlyArray<QueuedPress>) =>
  Promise.all(presses.map(({ order }) => changePress(order, (now) => ({ ...now, isRead: true }))))

export const unsentCount = async () => {
  const owner = currentOwner()
  if (owner === undefined) return 0
  return (await pressesOf(owner)).filter(({ delivery }) => delivery === "waiting").length
}

/** A device in a weak signal says nothing when it can send again. */
const everyMillis = 10_000

/** The device says that it is online before anything goes through: asked again when it does. */
const backMillis = [0, 1_000, 3_000] as const

/** Starts the sending of this page. Gives the way to stop. */
export const startSending = () => {
  const owner = currentOwner()
  if (owner !== undefined) void forgetOldPresses(owner, Date.now()).catch(() => undefined)
  const wakeUp = () => {
    if (document.visibilityState === "visible") sendQuietly()
  }
  const comeBack = () => {
    for (const millis of backMillis) setTimeout(sendQuietly, millis)
  }
  const timer = setInterval(sendQuietly, everyMillis)
  addEventListener("online", comeBack)
  addEventListener("focus", wakeUp)
  document.addEventListener("visibilitychange", wakeUp)
  sendQuietly()
  return () => {
    clearInterval(timer)
    removeEventListener("online", comeBack)
    removeEventListener("focus", wakeUp)
    document.removeEventListener("visibilitychange", wakeUp)
  }
}
export { watchPresses }
