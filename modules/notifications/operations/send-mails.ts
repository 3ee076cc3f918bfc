/**
 * Sends what was queued, until interrupted; any number of processes may do so side by side.
 *
 * A mail is sent at least once: a process that dies between the server's yes and its own note of it sends the same mail,
 * with the same Message-ID, again.
 */
import { Clock, Effect, Result, Schedule } from "effect"
import { instantOfMillis } from "#modules/kernel/civil-day.ts"
import { hear } from "#modules/kernel/database/hear.ts"
import { Database } from "#modules/kernel/database/scope.ts"
import {
  type DueMail,
  forgetEndedSecrets,
  markFailed,
  markForAnotherTry,
  markSent,
  takeDueMails,
} from "../repository/due-mail.ts"
import type { Judged } from "../rules/judge-failure.ts"
import { minutesUntilNextTry } from "../rules/retry-plan.ts"
import { type Enclosers, enclosedFiles } from "./enclosing.ts"
import { connectionsAtOnce, type MailSettings, NotSent, type Outgoing, outgoing } from "./outgoing.ts"

/** Shorter than a mail is held (due-mail.ts). */
const longestTry = "90 seconds"
const tooLate: Judged = { isFinal: true, why: "tooLate", said: "" }
const noAnswer = () => new NotSent({ isFinal: false, why: "unreachable", said: "no answer in time" })

const now = Effect.map(Clock.currentTimeMillis, instantOfMillis)

const notedFailure = Effect.fn("Mail.notedFailure")(function* (mail: DueMail, { isFinal, why, said }: Judged) {
  const { relay } = yield* Database
  const minutes = isFinal ? undefined : minutesUntilNextTry(mail.attempts)
  const at = yield* now
  yield* Effect.logWarning("a mail was not sent").pipe(
    Effect.annotateLogs({ mail: mail.id, attempts: mail.attempts, why, said }),
  )
  yield* Effect.promise(() =>
    minutes === undefined
      ? markFailed(relay, mail, { at, why: isFinal ? why : "triedTooOften", said })
      : markForAnotherTry(relay, mail, { at, why, said }, minutes),
  )
})

const deliver = Effect.fn("Mail.deliver")(function* <R>(mail: DueMail, to: Outgoing, enclosers: Enclosers<R>) {
  const { relay } = yield* Database
  if (mail.uselessAt !== null && mail.uselessAt <= (yield* now)) return yield* notedFailure(mail, tooLate)
  const sent = Effect.flatMap(enclosedFiles(mail, enclosers), (files) => to.send({ mail, files }))
  const tried = yield* sent.pipe(
    Effect.timeoutOrElse({ duration: longestTry, orElse: () => Effect.fail(noAnswer()) }),
    Effect.result,
  )
  if (Result.isFailure(tried)) return yield* notedFailure(mail, tried.failure)
  yield* Effect.promise(() => markSent(relay, mail, to.by))
})

/** Tries what is due now, each once; gives how many mails that were. */
export const sendDueMails = Effect.fn("Mail.sendDue")(function* <R>(to: Outgoing, enclosers: Enclosers<R>) {
  const { relay } = yield* Database
  const mails = yield* Effect.promise(() => takeDueMails(relay, connectionsAtOnce, to.domain))
  yield* Effect.forEach(mails, (mail) => deliver(mail, to, enclosers), { concurrency: "unbounded", discard: true })
  return mails.length
})

/** Woken by whatever queues a mail, and every five seconds for what is tried again. */
export const sendMails = <R>(settings: MailSettings, folder: string, enclosers: Enclosers<R>) =>
  Effect.gen(function* () {
    const { relay } = yield* Database
    const to = yield* outgoing(settings, folder)
    const wake = { listen: () => {} }
    yield* hear(relay, "mail", () => wake.listen())
    yield* Effect.forkScoped(
      Effect.flatMap(now, (at) => Effect.promise(() => forgetEndedSecrets(relay, at))).pipe(
        Effect.catchCause(() => Effect.void),
        Effect.repeat(Schedule.spaced("1 minute")),
      ),
    )
    const called = Effect.callback<void>((resume) => {
      wake.listen = () => resume(Effect.void)
    })
    const round = Effect.gen(function* () {
      const tried = yield* sendDueMails(to, enclosers)
      if (tried < connectionsAtOnce) yield* Effect.race(called, Effect.sleep("5 seconds"))
    })
    return yield* round.pipe(
      Effect.catchCause((cause) =>
        Effect.logWarning("mails wait for the database", cause).pipe(Effect.andThen(Effect.sleep("1 second"))),
      ),
      Effect.repeat(Schedule.forever),
    )
  }).pipe(Effect.scoped)
