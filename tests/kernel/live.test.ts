/** Whoever has a screen open is asked for again only when there is something to tell him. */
import { Effect, Fiber, Stream } from "effect"
import { expect, test } from "vitest"
import type { Actor } from "#modules/kernel/actor.ts"
import { Live } from "#modules/kernel/live/live.ts"
import { noticesLive } from "#modules/notifications/index.ts"
import { runningProduct } from "./product.ts"
import { until } from "./until.ts"

const running = runningProduct()
const companyId = 1
/** By its turn alone a screen is asked about no more often. */
const turnMillis = 2_400

const actorOf = (personId: number): Actor => ({
  ...{ personId, companyId, membershipId: personId, language: "ja", role: "worker", partnerId: null },
  ...{ isFirstAdmin: false, isSupervising: false, hidesRevenue: false, isOutsourced: false, isCustomer: false },
})

test("a fact of one person asks for the sign-in of none but him, however many screens are open", async () => {
  const { owner } = running()
  await owner`insert into companies.company (name) values ('会社') on conflict do nothing`
  const people = Array.from({ length: 60 }, (_, at) => at + 1)
  const asked: Array<number> = []
  const heard: Array<{ readonly personId: number; readonly text: string }> = []
  const told = () => heard.filter(({ text }) => text.includes("event: changed"))
  const listening = (personId: number) =>
    Effect.gen(function* () {
      const { open } = yield* Live
      const again = Effect.sync(() => {
        asked.push(personId)
        return actorOf(personId)
      })
      const lines = yield* open({ actor: actorOf(personId), again, since: undefined })
      return yield* Effect.forkScoped(
        Stream.runForEach(lines, (text) => Effect.sync(() => void heard.push({ personId, text }))),
      )
    })
  await running().run(
    Effect.gen(function* () {
      const openedAt = performance.now()
      const all = yield* Effect.forEach(people, listening)
      yield* Effect.promise(async () => {
        for (let n = 1; n <= 5; n++) {
          await owner`insert into kernel.outbox (company_id, topic, body, sent_at)
            values (${companyId}, 'NoticeSent', ${owner.json({ companyId, personIds: [7] })}, now())`
          await until("the fact is told", () => told().length >= n || undefined)
        }
      })
      const turns = Math.floor((performance.now() - openedAt) / turnMillis)
      expect(new Set(told().map(({ personId }) => personId))).toEqual(new Set([7]))
      expect(asked.filter((id) => id !== 7).length).toBeLessThanOrEqual(turns * (people.length - 1))
      yield* Effect.forEach(all, Fiber.interrupt)
    }).pipe(Effect.scoped, Effect.provide(Live.layer([noticesLive])), Effect.scoped),
  )
})
