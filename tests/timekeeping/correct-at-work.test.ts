/** 訂正 of somebody who is at work: his check-in and rests are mended, and the work goes on. */
import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "MENDING")
})
const call = (path: string, body: unknown, token: string) =>
  ask(running().url, path, { token, company: company.id, body, method: "POST" })

test("TIME-06 a check-in is corrected while the person is at work: he stays so, and so does the rest that he is on", async () => {
  const manager = await signIn(running().url, company.emailOf("manager"))
  const worker = await signIn(running().url, company.emailOf("worker"))
  const minute = 60_000
  const begun = await call("/nest/time-keeping/check-in-check-out", { action: "in", isOffice: 1 }, worker)
  const { id, version, workingDay, checkIn } = begun.body.data
  const stored = { timekeepingId: id, version, userId: company.staffOf("worker"), workingDay }
  const earlier = (minutes: number) => new Date(Date.parse(checkIn) - minutes * minute).toISOString()
  const mended = (more: object) =>
    call(
      "/v2/timekeeping/handle-working-time",
      { ...stored, isOffice: 1, checkIn: earlier(30), rests: [], reason: "打刻機の故障のため", ...more },
      manager,
    )
  const rests = [{ checkIn: earlier(20), checkOut: earlier(10) }, { checkIn: earlier(5) }]
  const fieldOf = async (more: object) => (await mended(more)).body.fields?.[0]?.field
  expect(await fieldOf({ rests: rests.toReversed().slice(0, 1), checkOut: checkIn })).toBe("rests.0.checkOut")
  expect(await fieldOf({ rests: [{ checkIn: earlier(20) }, { checkIn: earlier(5) }] })).toBe("rests.0.checkOut")
  expect(await fieldOf({ checkIn: earlier(-60) })).toBe("checkIn")
  expect(await fieldOf({ timekeepingId: undefined, version: undefined })).toBe("checkOut")
  const told = await mended({ rests })
  expect([told.status, told.body.data]).toMatchObject([200, { state: "open", checkIn: earlier(30), checkOut: null }])
  expect(told.body.data.latestTimekeepingRest).toMatchObject({ checkIn: earlier(5), checkOut: null })
  expect((await call("/v5/timekeeping/rest", { action: "end", clientId: randomUUID() }, worker)).status).toBe(200)
  expect((await call("/nest/time-keeping/check-in-check-out", { action: "out" }, worker)).body.data.state).toBe(
    "closed",
  )
})
