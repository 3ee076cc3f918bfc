import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { beforeEach, expect, test } from "vitest"
import { HeardTopics, relayOnce, type Subscriber, subscriber, topicsOf } from "#modules/kernel/outbox.ts"
import { tell, write } from "#modules/kernel/write.ts"
import { aCompany, type TestCompany } from "./companies.ts"
import { clonedDatabase, heldForFile, opened } from "./product.ts"

let company: TestCompany
const held = heldForFile(
  (socket, dataDir) => Effect.flatMap(clonedDatabase(socket), (address) => opened(address, dataDir)),
  async (running) => {
    company = await aCompany(running, "OUTBOX")
  },
)

let isBroken = false
const received: Array<number> = []
const subscribers: ReadonlyArray<Subscriber<never>> = [
  subscriber("FactTold", "a test", ({ id }) => {
    received.push(id)
    return isBroken ? Effect.fail("it does not listen") : Effect.void
  }),
]
const round = () => held().run(relayOnce(subscribers))

/** Told by somebody who does not know who hears it, so that the relay gets it whatever its topic. */
const told = (topic: string) => {
  const actor = { companyId: company.id, personId: company.personOf("admin") }
  const telling = tell({ action: "fact.test", subject: "fact:1" }, { topic, body: {} })
  return held().run(write({ actor, call: "test", key: randomUUID(), body: null }, telling))
}
/** The next round finds it whatever it waits for: a lease that has ended, or the time of the next try. */
const later = () => held().owner`update kernel.outbox set due_at = now() - interval '1 second'`
const rows = () => held().owner`
  select topic, sent_at is not null as sent, attempts, failure from kernel.outbox order by id`

beforeEach(async () => {
  received.length = 0
  isBroken = false
  await held().owner`delete from kernel.outbox`
})

test("a fact that was delivered is marked sent, and delivered once, also when its lease has ended", async () => {
  await told("FactTold")
  expect(await round()).toBe(1)
  expect(await rows()).toEqual([{ topic: "FactTold", sent: true, attempts: 1, failure: null }])
  await later()
  expect(await round()).toBe(0)
  expect(received).toHaveLength(1)
})

test("a fact whose delivery failed stays unsent with its reason, and is marked when a later try succeeds", async () => {
  isBroken = true
  await told("FactTold")
  await round()
  expect(await rows()).toMatchObject([
    { sent: false, attempts: 1, failure: expect.stringContaining("does not listen") },
  ])
  // Until its time has come nobody tries.
  expect(await round()).toBe(0)
  isBroken = false
  await later()
  await round()
  expect(await rows()).toEqual([{ topic: "FactTold", sent: true, attempts: 2, failure: null }])
  expect(received).toHaveLength(2)
})

test("a fact of which nobody wants to hear is marked sent by the round that sees it", async () => {
  await told("FactUnheard")
  await round()
  expect(await rows()).toEqual([{ topic: "FactUnheard", sent: true, attempts: 1, failure: null }])
  expect(received).toEqual([])
})

test("one that fails does not keep the next from being sent", async () => {
  const deaf = [...subscribers, subscriber("FactRefused", "a deaf one", () => Effect.fail("no"))]
  await told("FactRefused")
  await told("FactTold")
  await held().run(Effect.provideService(relayOnce(deaf), HeardTopics, topicsOf(deaf)))
  expect((await rows()).map(({ topic, sent }) => [topic, sent])).toEqual([
    ["FactRefused", false],
    ["FactTold", true],
  ])
})
