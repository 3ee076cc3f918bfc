/** One open screen: what it is told, as lines of a server-sent event stream. */
import { type Cause, Effect, Queue } from "effect"
import type { Actor } from "../actor.ts"
import type { LiveSubject } from "../codes/live-subjects.ts"
import type { Database } from "../database/scope.ts"
import type { Refused } from "../errors.ts"
import type { ToldUntil } from "./told-until.ts"

/** A browser that reads more slowly than this is let go; it comes back and says what it was told last. */
const mostWaiting = 64
/** After a lost connection a browser waits so long before it comes back. */
const retryMillis = 2_000

export interface OpenStream {
  readonly companyId: number
  /** Asked anew: fails when the sign-in ended, the person was blocked, or the company closed. */
  readonly again: Effect.Effect<Actor, Refused, Database>
  readonly lines: Queue.Queue<string, Cause.Done>
  /** Who he was when it was asked last. */
  actor: Actor
  askedAt: number
}

export const openedBy = Effect.fn("Live.openedBy")(function* (
  actor: Actor,
  again: Effect.Effect<Actor, Refused, Database>,
  askedAt: number,
) {
  const lines = yield* Queue.dropping<string, Cause.Done>(mostWaiting)
  return { companyId: actor.companyId, again, lines, actor, askedAt } satisfies OpenStream
})

const event = (id: ToldUntil, name: string, data: unknown) =>
  `id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const say = ({ lines }: OpenStream, text: string) => {
  if (!Queue.offerUnsafe(lines, text)) Queue.endUnsafe(lines)
}

export const tellOpened = (to: OpenStream, id: ToldUntil) =>
  say(to, `retry: ${retryMillis}\n${event(id, "opened", {})}`)
export const tellChanged = (to: OpenStream, id: ToldUntil, about: ReadonlyArray<LiveSubject>) =>
  say(to, event(id, "changed", { about }))
/** It was away for too long, or too much happened: whatever it shows is read again. */
export const tellEverything = (to: OpenStream, id: ToldUntil) => say(to, event(id, "everything", {}))
/** Keeps proxies from closing a silent connection, and says where to go on from. */
export const tellAlive = (to: OpenStream, id: ToldUntil) => say(to, `id: ${id}\n: alive\n\n`)
/** The sign-in, the membership or the company is not what it was; the browser asks and learns why. */
export const tellEnded = (to: OpenStream) => {
  Queue.offerUnsafe(to.lines, "event: ended\ndata: {}\n\n")
  Queue.endUnsafe(to.lines)
}
