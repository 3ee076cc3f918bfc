import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

/** Friday, six in the evening in Tokyo. */
const evening = Date.parse("2026-11-20T09:00:00.000Z")
let company: TestCompany
let worker: string
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "BACK")
    worker = await signIn(started.url, company.emailOf("worker"))
  },
  { startsAt: new Date(evening).toISOString() },
)
beforeEach(async () => {
  await running().owner`truncate timekeeping.correction, timekeeping.press, timekeeping.rest, timekeeping.punch`
})
const ago = (minutes: number) => new Date(evening - minutes * 60_000).toISOString()
const call = async (path: string, body: object) => {
  const told = await ask(running().url, path, { token: worker, company: company.id, body })
  expect(told.status, told.text).toBe(200)
  return told.body.data
}
const press = async (action: "in" | "out", minutesAgo: number) => {
  const clientId = randomUUID()
  await call("/nest/time-keeping/check-in-check-out", { action, isOffice: 1, pressedAt: ago(minutesAgo), clientId })
  return clientId
}
const rest = async (action: "start" | "end", minutesAgo: number) => {
  const clientId = randomUUID()
  await call("/v5/timekeeping/rest", { action, pressedAt: ago(minutesAgo), clientId })
  return clientId
}
const takeBack = (cancels: string, minutesAgo: number) =>
  call("/v5/timekeeping/cancel", { clientId: randomUUID(), cancels, pressedAt: ago(minutesAgo) })
const today = async () =>
  (await ask(running().url, "/v5/timekeeping/today", { token: worker, company: company.id })).body.data
const states = async () =>
  (await running().owner`select state from timekeeping.punch order by check_in`).map(({ state }) => state)

test("a check-in pressed by mistake while at work: taken back, the work goes on as before", async () => {
  await press("in", 300)
  const mistake = await press("in", 60)
  expect(await states()).toEqual(["unfinished", "open"])
  await takeBack(mistake, 59.5)
  expect(await states()).toEqual(["open", "cancelled"])
  expect(await today()).toMatchObject({ duty: "working", forgotten: [] })
})

test("an end that was forgotten before stays asked for when a later check-in is taken back", async () => {
  await press("in", 3000)
  await press("in", 2000)
  await press("out", 1600)
  const mistake = await press("in", 60)
  await takeBack(mistake, 59.5)
  expect(await states()).toEqual(["unfinished", "closed", "cancelled"])
})

test("a check-out from a rest, taken back: the rest goes on", async () => {
  await press("in", 300)
  await rest("start", 60)
  const mistake = await press("out", 40)
  await takeBack(mistake, 39.5)
  expect(await today()).toMatchObject({ duty: "resting" })
})

test("a check-out after a rest that had ended, taken back: the rest stays ended", async () => {
  await press("in", 300)
  await rest("start", 60)
  await rest("end", 50)
  const mistake = await press("out", 40)
  await takeBack(mistake, 39.5)
  expect(await today()).toMatchObject({ duty: "working" })
})
