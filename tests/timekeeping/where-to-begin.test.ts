/** Where somebody may begin without an arrangement: 今日 offers what a press takes. */
import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import type { Role } from "#modules/kernel/codes.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "../scheduling/board.ts"

let board: Board
let company: TestCompany
const startsAt = "2026-11-20T09:00:00.000Z"
runningProduct(
  async (started) => {
    company = await aCompany(started, "BEGIN")
    board = await aBoard(started.url, company)
  },
  { startsAt },
)
const offered = async (role: Role) =>
  (await board.as(role, "GET", "/v5/timekeeping/today")).body.data.sites.map(
    ({ siteName }: { siteName: string }) => siteName,
  )
let pressed = 0
/** Two minutes after the last one; a double tap would be no press. */
const press = async (role: Role, body: object) => {
  pressed += 1
  const pressedAt = new Date(Date.parse(startsAt) - 6 * 3_600_000 + pressed * 120_000).toISOString()
  return await board.as(role, "POST", "/nest/time-keeping/check-in-check-out", {
    ...{ clientId: randomUUID(), pressedAt },
    ...body,
  })
}
const begin = async (role: Role, constructionSiteId: number) => {
  const told = await press(role, { action: "in", constructionSiteId })
  if (told.status === 200) expect((await press(role, { action: "out" })).status).toBe(200)
  return [told.status, told.body.errorCode, told.body.data?.siteName]
}

test("TIME-02 of the house anywhere, from outside where he is named or was arranged this month or the last", async () => {
  const [named, lately, before, hidden] = [
    await board.site({ name: "名指しの現場", workers: [{ userId: company.staffOf("otherWorker") }] }),
    await board.site({ name: "先月の現場" }),
    await board.site({ name: "先々月の現場" }),
    await board.site({ name: "ほかの人の現場" }),
  ]
  for (const [siteId, startDate] of [
    [lately, "2026-10-01"],
    [before, "2026-09-30"],
  ] as const) {
    const workers = [inTheMorning(company.staffOf("otherWorker"))]
    const told = await board.arrange(siteId, { startDate, workers })
    expect(told.status, told.text).toBe(200)
  }
  expect((await offered("otherWorker")).toSorted()).toEqual(["先月の現場", "名指しの現場"].toSorted())
  expect(await offered("vendorWorker")).toEqual([])
  for (const role of ["worker", "partTimeWorker", "manager"] as const) expect(await offered(role)).toHaveLength(4)
  expect(await begin("otherWorker", named)).toEqual([200, undefined, "名指しの現場"])
  expect(await begin("otherWorker", lately)).toEqual([200, undefined, "先月の現場"])
  const missing = [404, "Not_Found", undefined]
  for (const siteId of [before, hidden, 999_999]) expect(await begin("otherWorker", siteId)).toEqual(missing)
  expect(await begin("vendorWorker", hidden)).toEqual(missing)
  for (const role of ["worker", "partTimeWorker"] as const)
    expect(await begin(role, hidden)).toEqual([200, undefined, "ほかの人の現場"])
})
