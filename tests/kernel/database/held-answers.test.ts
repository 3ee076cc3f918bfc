import { setImmediate as turn } from "node:timers/promises"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { acrossCompanies, query } from "#modules/kernel/database/scope.ts"
import { collectGarbage } from "../collect-garbage.ts"
import { runningProduct } from "../product.ts"

const running = runningProduct()

test("an open transaction holds nothing of what it was told: a long job's memory is that of its last answers", async () => {
  const asked = 30
  const stillHeld = await running().run(
    acrossCompanies("a test")(
      Effect.gen(function* () {
        const told: Array<WeakRef<object>> = []
        for (let n = 0; n < asked; n++) told.push(new WeakRef(yield* query(({ sql }) => sql`select ${n}::int as n`)))
        // What a WeakRef was made for or asked for lives until the turn is over.
        yield* Effect.promise(() => turn())
        collectGarbage()
        return told.filter((ref) => ref.deref() !== undefined).length
      }),
    ),
  )
  // The driver and the generator keep the last one or two.
  expect(stillHeld).toBeLessThan(4)
})
