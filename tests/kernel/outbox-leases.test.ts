import { Context, Deferred, Effect, Exit, Fiber, Layer, Scope } from "effect"
import { expect, test } from "vitest"
import { Database } from "#modules/kernel/database/scope.ts"
import { relayOnce, subscriber, takenBack } from "#modules/kernel/outbox.ts"
import { tell, writeAcross } from "#modules/kernel/write.ts"
import { clonedDatabase, heldForFile, opened } from "./product.ts"

/** Without a server: nobody else carries what these tests tell. */
const held = heldForFile((socket, dataDir) =>
  Effect.flatMap(clonedDatabase(socket), (address) => opened(address, dataDir)),
)

const fact = writeAcross(
  { reason: "test", personId: null },
  tell({ action: "test", subject: "platform" }, { topic: "Told", body: {} }),
)

test("what a worker was carrying when its connection ended is carried by the next one at once, and not before", async () => {
  const { address, run } = held()
  await run(fact)
  const begun = Deferred.makeUnsafe<void>()
  const worker = Effect.runSync(Scope.make())
  const carrying = await Effect.runPromise(
    Effect.gen(function* () {
      const database = Context.get(yield* Layer.build(Database.layer(address)), Database)
      const never = subscriber("Told", "never", () => Effect.andThen(Deferred.succeed(begun, undefined), Effect.never))
      const fiber = yield* Effect.forkDetach(Effect.provideService(relayOnce([never]), Database, database))
      yield* Deferred.await(begun)
      return fiber
    }).pipe(Scope.provide(worker)),
  )
  let heard = 0
  const hears = subscriber("Told", "hears", () => Effect.sync(() => void heard++))
  expect(await run(takenBack())).toBe(0)
  expect([await run(relayOnce([hears])), heard]).toEqual([0, 0])
  await Effect.runPromise(Effect.andThen(Fiber.interrupt(carrying), Scope.close(worker, Exit.void)))
  expect(await run(takenBack())).toBe(1)
  expect([await run(relayOnce([hears])), heard]).toEqual([1, 1])
  expect(await run(takenBack())).toBe(0)
})

test("what failed waits for its time, whoever is gone", async () => {
  const { run } = held()
  await run(fact)
  const fails = subscriber("Told", "fails", () => Effect.fail("no"))
  expect(await run(relayOnce([fails]))).toBe(1)
  expect(await run(takenBack())).toBe(0)
})
