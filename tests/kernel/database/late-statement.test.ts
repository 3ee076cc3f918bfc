import { sql as text } from "drizzle-orm"
import { Effect, Exit } from "effect"
import { expect, test } from "vitest"
import { acrossCompanies, query } from "#modules/kernel/database/scope.ts"
import { runningProduct } from "../product.ts"

const running = runningProduct()

/** A statement that no connection has prepared yet: the driver asks how it looks before it sends the values. */
const fresh = (name: string) =>
  query(({ query: drizzle }) =>
    drizzle.execute(text.raw(`select ${Math.random()} as ${name}`).append(text` where 1 = ${1}`)),
  )

test("a statement of an interrupted scope is never sent on a connection that is somebody else's by then", async () => {
  const broken = acrossCompanies("a test")(
    Effect.all([fresh("late"), fresh("later"), Effect.fail("refused")], { concurrency: "unbounded" }),
  )
  const own = (n: number) =>
    acrossCompanies("a test")(query(({ sql }) => sql<Array<{ n: number }>>`select ${n}::int as n`)).pipe(
      Effect.map(([row]) => row?.n),
      Effect.exit,
    )
  for (let round = 0; round < 40; round++) {
    const answers = await running().run(
      Effect.forEach(
        Array.from({ length: 60 }, (_, n) => n),
        (n) =>
          n % 2 === 0
            ? Effect.as(Effect.exit(broken), n)
            : Effect.map(own(n), (exit) => (Exit.isSuccess(exit) ? exit.value : exit.cause)),
        { concurrency: "unbounded" },
      ),
    )
    expect(answers).toEqual(Array.from({ length: 60 }, (_, n) => n))
  }
})
