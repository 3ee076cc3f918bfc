import { Effect, Exit, Layer, Scope } from "effect"
import { afterAll, expect, test } from "vitest"
import { jobWorker } from "#modules/server.ts"
import { expectedOf, founding, leftBy, ordered, over, paid, stories, waiting } from "../../billing/ordering.ts"
import { ourAccount } from "../../billing/our-account.ts"
import { clonedDatabase, heldForFile, opened } from "../../kernel/product.ts"
import { onEachEngine } from "../engines.ts"

onEachEngine((engine) => {
  const scope = Effect.runSync(Scope.make())
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  const held = heldForFile((socket, dataDir) =>
    Effect.gen(function* () {
      const database = yield* clonedDatabase(socket)
      const running = yield* opened(database, dataDir)
      const temporal = yield* Effect.promise(() => engine.temporal(database.database))
      const worker = jobWorker({ database, dataDir, temporal, transferTo: ourAccount })
      yield* Layer.build(worker).pipe(Scope.provide(scope))
      return yield* Effect.promise(() => founding(running))
    }),
  )

  test.each(stories)(
    "API-05 BILL-12 a sign-up's payment, %s, leaves the same behind on every engine",
    async (story) => {
      const { running } = held()
      const id = await ordered(held(), `適合${story}`, story)
      if (story !== "over") {
        await waiting(running, id)
        await paid(held(), id, story)
      }
      await over(running, id)
      expect(await leftBy(running, id)).toEqual(expectedOf[story])
    },
  )
})
