import { randomUUID } from "node:crypto"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { HeardTopics } from "#modules/kernel/outbox.ts"
import { tell, write, writeAcross } from "#modules/kernel/write.ts"
import { ask, signIn } from "./ask.ts"
import { aCompany, type TestCompany } from "./companies.ts"
import { runningProduct } from "./product.ts"
import { until } from "./until.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "HEARD")
})

const change = { action: "label.test", subject: "label:1" }
const told = tell(change, { topic: "TestHeard", body: {} }, { topic: "TestUnheard", body: {} })
const command = () => {
  const actor = { companyId: company.id, personId: company.personOf("admin") }
  return { actor, call: "test", key: randomUUID(), body: null }
}
/** Whether each fact was sent in the moment of its writing; the relay sends later, and counts an attempt. */
const storedAsSent = async () => {
  const rows = await running().owner<Array<{ topic: string; isSent: boolean }>>`
    select topic, sent_at is not distinct from at and attempts = 0 as "isSent" from kernel.outbox
    where topic in ('TestHeard', 'TestUnheard', 'ClockedIn') order by id`
  await running().owner`delete from kernel.outbox`
  return rows.map(({ topic, isSent }) => [topic, isSent])
}
const heard = Effect.provideService(HeardTopics, new Set(["TestHeard"]))

test("a fact that nobody hears is stored as sent, one that somebody hears is left to the relay", async () => {
  await running().run(heard(write(command(), told)))
  await running().run(heard(writeAcross({ reason: "test", personId: null }, told)))
  const one = [
    ["TestHeard", false],
    ["TestUnheard", true],
  ]
  expect(await storedAsSent()).toEqual([...one, ...one])
})

test("a notice wakes the relay for what somebody hears, and for nothing else", async () => {
  const notices: Array<string> = []
  const { unlisten } = await running().owner.listen("outbox", (payload) => notices.push(payload))
  const unheard = Effect.provideService(HeardTopics, new Set<string>())
  for (let n = 0; n < 3; n++) await running().run(unheard(write(command(), told)))
  await running().run(heard(write(command(), told)))
  // Notices come in the order of their commits: after this one, none of the others is still under way.
  await running().owner.notify("outbox", "last")
  await until("the last notice", () => (notices.includes("last") ? true : undefined))
  expect(notices).toHaveLength(2)
  await unlisten()
  await running().owner`delete from kernel.outbox`
})

test("where nobody says who hears what, every fact is left to the relay", async () => {
  await running().run(write(command(), told))
  expect(await storedAsSent()).toEqual([
    ["TestHeard", false],
    ["TestUnheard", false],
  ])
})

test("the server says who hears what: a press is no work for the relay", async () => {
  const token = await signIn(running().url, company.emailOf("worker"))
  const path = "/nest/time-keeping/check-in-check-out"
  const body = { action: "in", isOffice: 1, clientId: randomUUID() }
  const { status } = await ask(running().url, path, { token, company: company.id, key: randomUUID(), body })
  expect(status).toBe(200)
  expect(await storedAsSent()).toEqual([["ClockedIn", true]])
})
