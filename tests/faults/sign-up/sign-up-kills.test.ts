import { fileURLToPath } from "node:url"
import { Effect } from "effect"
import { afterAll, expect, test } from "vitest"
import { expectedOf, founding, leftBy, ordered, over, paid, stories, waiting } from "../../billing/ordering.ts"
import { ourAccount } from "../../billing/our-account.ts"
import { clonedDatabase, heldForFile, opened } from "../../kernel/product.ts"
import { diesAt, type Workers, workersOn } from "../close/closes.ts"
import { seed, seeded } from "../seeded.ts"
import { chosenOf, pointsOf, tables } from "./kill-points.ts"

const pointsAStory = 4
/** Every round has each story once. */
const rounds = process.env.HARD === "1" ? 5 : 1
const points = rounds * stories.length * pointsAStory

const held = heldForFile((socket, dataDir) =>
  Effect.gen(function* () {
    const database = yield* clonedDatabase(socket)
    const running = yield* opened(database, dataDir)
    yield* Effect.promise(() => running.owner.unsafe(tables))
    return { database, dataDir, ...(yield* Effect.promise(() => founding(running))) }
  }),
)
const running: Array<Workers> = []
afterAll(() => {
  for (const workers of running) workers.end()
})

test(`API-05 BILL-12 sign-ups killed at ${points} points are paid once and in, or given back and told why`, {
  timeout: 120_000 + points * 20_000,
}, async () => {
  const { database, dataDir, running: product } = held()
  const program = fileURLToPath(new URL("./worker.ts", import.meta.url))
  const workers = workersOn({ database, dataDir, transferTo: ourAccount }, "sound", program)
  running.push(workers)
  const random = seeded(seed)
  let deaths = 0
  for (let round = 0; round < rounds; round++)
    for (const story of stories) {
      const { afterMoney, beforeMoney } = pointsOf[story]
      const early = chosenOf(beforeMoney, story === "paid" ? 1 : 2, random)
      const late = chosenOf(afterMoney, pointsAStory - early.length, random)
      const id = await ordered(held(), `停電${round}${story}`, story)
      await diesAt(product, workers, early)
      if (story !== "over") {
        // It waits for the money in the process that lives, which is gone when the money comes.
        const child = await workers.next()
        await waiting(product, id)
        child.kill("SIGKILL")
        await paid(held(), id, story)
      }
      await diesAt(product, workers, late)
      const last = await workers.next()
      await over(product, id)
      last.kill("SIGKILL")
      expect([early, late, await leftBy(product, id)]).toEqual([early, late, expectedOf[story]])
      deaths += early.length + late.length
    }
  expect(deaths).toBe(points)
})
