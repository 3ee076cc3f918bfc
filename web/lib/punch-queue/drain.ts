/** Sends what waits, in the order of pressing, one at a time over all tabs; stops where there is no answer. */
import type { Owner } from "../device/owner.ts"
import type { Answer } from "../send.ts"
import { type Outgoing, outgoing, verdictOf } from "./delivery.ts"
import { isOwnedBy, type QueuedPress } from "./press.ts"
import { changePress, pressesOf } from "./store.ts"

export interface Drain {
  /** Whose presses may go out now: the person and the company of the sign-in; undefined when there is none. */
  readonly owner: () => Owner | undefined
  readonly send: (press: Outgoing) => Promise<Pick<Answer, "status" | "body">>
}
const lockName = "tehai.punches"

/** One tab at a time. Without a secure context there are no locks; then the press's own id must do, and it does. */
const alone = (work: () => Promise<void>): Promise<void> =>
  navigator.locks === undefined ? work() : navigator.locks.request(lockName, work)

const firstWaiting = async (owner: Owner) => (await pressesOf(owner)).find(({ delivery }) => delivery === "waiting")

/** Fixes the content before it goes out, so that a second sending is the same to the letter. */
const takenOut = (press: QueuedPress) =>
  changePress(press.order, (now) => (now.delivery === "waiting" ? { ...now, attempts: now.attempts + 1 } : undefined))

const answered = (press: QueuedPress, answer: Pick<Answer, "status" | "body">) => {
  const verdict = verdictOf(answer)
  if (verdict.kind === "later") return Promise.resolve(undefined)
  return changePress(press.order, (now) => {
    const { refusal: _, ...rest } = now
    const done = { ...rest, delivery: verdict.kind, answeredAt: Date.now() }
    return verdict.kind === "refused" ? { ...done, refusal: { code: verdict.code, sentence: verdict.sentence } } : done
  })
}
/** Whether it went out and was answered. */
const sendOne = async ({ owner, send }: Drain, of: Owner): Promise<boolean> => {
  const next = await firstWaiting(of)
  const press = next === undefined ? undefined : await takenOut(next)
  const now = owner()
  if (press === undefined || now === undefined || !isOwnedBy(now, press)) return false
  const answer = await send(outgoing(press)).catch(() => undefined)
  return answer !== undefined && (await answered(press, answer)) !== undefined
}
const sendAll = async (drain: Drain) => {
  const owner = drain.owner()
  if (owner === undefined) return
  let goesOn = true
  while (goesOn) goesOn = await sendOne(drain, owner)
}
/**
 * A queue's sending side. A call while one runs asks for one more run after it, so that a press made in between is not
 * left for the next timer.
 */
export const drainOf = (drain: Drain) => {
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const run = async () => {
    do {
      isAskedAgain = false
      await alone(() => sendAll(drain))
    } while (isAskedAgain)
  }
  return () => {
    isAskedAgain = running !== undefined
    running ??= run().finally(() => {
      running = undefined
    })
    return running
  }
}
