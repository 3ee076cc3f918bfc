/**
 * Whether the product can be used, for who watches over it: reading alone is half of it, so the last write counts too.
 *
 * A write that storage refused makes it ill until one is stored again; while it is ill, asking tries one, so that it gets
 * well without anybody's work.
 */
import { statfs } from "node:fs/promises"
import { Cause, Clock, Effect } from "effect"
import { HttpRouter, HttpServerResponse } from "effect/http"
import { roundTrip } from "../database/scope.ts"
import { Readiness } from "./gate.ts"

/** Full disk or memory, a PostgreSQL that is away, a disk that fails or may only be read: nothing of the call itself. */
const ofStorage = /^(53|57P|58|08|25006|CONNECT|CONNECTION_|ECONN|ENOENT|EPIPE)/

const codeOf = (fault: unknown): string | undefined => {
  if (!(fault instanceof Error)) return undefined
  const code = "code" in fault ? String(fault.code) : ""
  return ofStorage.test(code) ? code : codeOf(fault.cause)
}

/** Keeps how a write ended; says in the log when writes begin to fail, why, and when they are stored again. */
export const writeEnded = Effect.fnUntraced(function* (cause: Cause.Cause<unknown> | undefined) {
  const readiness = yield* Readiness
  const code = cause?.reasons
    .map((reason) => (Cause.isDieReason(reason) ? codeOf(reason.defect) : undefined))
    .find(Boolean)
  if (code === undefined) {
    if (cause !== undefined || readiness.writesFail === undefined) return
    readiness.writesFail = undefined
    return yield* Effect.logInfo("writes are stored again")
  }
  if (readiness.writesFail?.code === code) return
  const now = yield* Clock.currentTimeMillis
  readiness.writesFail = { code, since: readiness.writesFail?.since ?? now, triedAt: now }
  yield* Effect.logError("writes are not stored").pipe(Effect.annotateLogs({ code, why: reasonOf(code) }))
})

const reasonOf = (code: string) => {
  if (code === "53100" || code === "ENOSPC") return "the disk of the database is full"
  if (code === "25006") return "the database may only be read"
  return code.startsWith("58") ? "the disk of the database fails" : "the database is away or has no room"
}

const betweenTriesMillis = 2_000

/** A fact that nobody hears, written as every call writes its own. */
const tryAWrite = Effect.gen(function* () {
  const { writesFail } = yield* Readiness
  const now = yield* Clock.currentTimeMillis
  if (writesFail === undefined || now - writesFail.triedAt < betweenTriesMillis) return
  writesFail.triedAt = now
  const tried = yield* Effect.exit(
    roundTrip(
      { platform: "is a write stored again" },
      (sql) => sql`insert into kernel.outbox (topic, body, sent_at) values ('WriteTried', '{}', now())`,
    ),
  )
  yield* writeEnded(tried._tag === "Failure" ? tried.cause : undefined)
})

const leastFreeBytes = 8 * 1_048_576

const isDiskFull = (dataDir: string) =>
  Effect.promise(() =>
    statfs(dataDir).then(
      ({ bavail, bsize }) => bavail * bsize < leastFreeBytes,
      () => false,
    ),
  )

/** 200 while all is well, else 503 with what is wrong: `writesFail` with the database's code, `diskFull` of DATA_DIR. */
export const health = (dataDir: string) =>
  HttpRouter.add(
    "GET",
    "/healthz",
    Effect.gen(function* () {
      yield* tryAWrite
      const { isReady, writesFail } = yield* Readiness
      const diskFull = yield* isDiskFull(dataDir)
      const wrong = {
        ...(writesFail === undefined ? {} : { writesFail: writesFail.code, why: reasonOf(writesFail.code) }),
        ...(diskFull ? { diskFull } : {}),
      }
      const ok = writesFail === undefined && !diskFull
      return HttpServerResponse.jsonUnsafe({ ok, isReady, ...wrong }, { status: ok ? 200 : 503 })
    }),
  )
