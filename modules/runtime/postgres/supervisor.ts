/** Keeps PostgreSQL running until its owner ends, and ends it then. */
import { Clock, Duration, Effect, Fiber, Ref } from "effect"
import { forgetZombie } from "./pid-file.ts"
import type { Places } from "./places.ts"
import { adopt, type Postmaster, rereadSettings, startPostmaster, stopPostmaster } from "./postmaster.ts"

const firstPause = Duration.millis(100)
const longestPauseMillis = 5_000
const calmMillis = 30_000
/** Sessions of a killed PostgreSQL hold its memory for a moment, so a first start may need several tries: about 6 s. */
const firstTries = 8

/** How long to wait before the n-th restart in a row (0 is the first): 100 ms doubled each time, 5 s at most. */
export const pauseBefore = (restart: number) =>
  Duration.millis(Math.min(longestPauseMillis, Duration.toMillis(firstPause) * 2 ** restart))

const adoptOrStart = (programs: string, places: Places) =>
  Effect.flatMap(adopt(places.cluster), (orphan) =>
    orphan === undefined
      ? forgetZombie(places.cluster).pipe(
          Effect.andThen(startPostmaster(programs, places)),
          Effect.map((postmaster) => ({ postmaster, reused: false })),
        )
      : Effect.as(rereadSettings(orphan), { postmaster: orphan, reused: true }),
  )

/** A full disk or a foreign folder doesn't heal within seconds: the operator hears of it at once. */
const firstStart = (programs: string, places: Places) =>
  Effect.gen(function* () {
    for (let tried = 1; ; tried++) {
      const outcome = yield* Effect.result(adoptOrStart(programs, places))
      if (outcome._tag === "Success") return outcome.success
      if (outcome.failure._tag !== "PostgresNotStarted" || tried === firstTries) return yield* outcome.failure
      yield* Effect.sleep(pauseBefore(tried))
    }
  })

/** Later on nobody is there to read a refusal: it is logged and tried again for ever, so a freed disk is enough. */
const startAgain = (programs: string, places: Places, restartsBefore: number) =>
  Effect.gen(function* () {
    for (let restart = restartsBefore; ; restart++) {
      yield* Effect.sleep(pauseBefore(restart))
      const outcome = yield* Effect.result(adoptOrStart(programs, places))
      if (outcome._tag === "Success") return { postmaster: outcome.success.postmaster, restart }
      yield* Effect.logError("PostgreSQL could not be started again").pipe(
        Effect.annotateLogs({ refusal: outcome.failure._tag, restart }),
      )
    }
  })

const watch = (programs: string, places: Places, current: Ref.Ref<Postmaster>) =>
  Effect.gen(function* () {
    let restarts = 0
    for (;;) {
      const since = yield* Clock.currentTimeMillis
      const { ended, pid } = yield* Ref.get(current)
      yield* ended
      if ((yield* Clock.currentTimeMillis) - since > calmMillis) restarts = 0
      yield* Effect.logWarning("PostgreSQL ended and is started again").pipe(Effect.annotateLogs({ pid, restarts }))
      const again = yield* startAgain(programs, places, restarts)
      yield* Ref.set(current, again.postmaster)
      restarts = again.restart + 1
    }
  })

/**
 * Starts or adopts the PostgreSQL of a folder, starts it again whenever it dies, stops it when the scope closes.
 *
 * Only for who holds the folder's lock. Fails with PostgresNotStarted after about 6 s of tries.
 */
export const supervise = Effect.fn("Kernel.supervisePostgres")(function* (programs: string, places: Places) {
  const { current, reused } = yield* Effect.acquireRelease(
    Effect.gen(function* () {
      const first = yield* firstStart(programs, places)
      return { current: yield* Ref.make(first.postmaster), reused: first.reused }
    }),
    (running) => Effect.flatMap(Ref.get(running.current), stopPostmaster),
    { interruptible: true },
  )
  const watching = yield* Effect.forkDetach(watch(programs, places, current))
  yield* Effect.addFinalizer(() => Fiber.interrupt(watching))
  return { reused, postmaster: Ref.get(current) }
})
