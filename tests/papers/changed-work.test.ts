/** A paper bills the work as it is: changed, cancelled and future work is refused, and sites of others. */
import { beforeAll, expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aDesk, aLine, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
let siteId = 0
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "CHANGED")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
  siteId = await desk.site({ name: "変わる現場" })
})
const fieldsOf = (told: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
  (told.body.fields ?? []).map(({ field }) => field)
const change = (task: { id: number; version: number }, over: object) =>
  desk.as("manager", "PUT", `/v2/task/${task.id}`, { version: task.version, ...over })
/** A line of two heads of this arrangement's morning. */
const lineOf = (taskId: number) => ({ ...aLine, siteId, days: [{ taskId, shift: 1 }] })

test("PAPER-02 BEY-02 a draft of other heads than the arrangement has by now is not handed in, nor what waits approved", async () => {
  const task = await desk.arranged(siteId, "2026-11-10")
  const draft = await desk.made({ lines: [lineOf(task.id)] })
  const waiting = (await desk.move(draft.id, draft.version, 2)).body.data
  const changed = await change(task, { workerMorning: 1, maxWorkerMorning: 1 })
  expect(changed.status, changed.text).toBe(200)
  expect(fieldsOf(await desk.move(draft.id, waiting.version, 1, "financeManager"))).toEqual(["lines.0.days"])
  const back = (await desk.move(draft.id, waiting.version, 10)).body.data
  expect(fieldsOf(await desk.move(draft.id, back.version, 2))).toEqual(["lines.0.days"])
  const anew = await desk.as("officeManager", "PUT", `/paper/update-paper/${draft.id}`, {
    ...desk.written,
    version: back.version,
    lines: [{ ...lineOf(task.id), quantity: 1 }],
  })
  expect((await desk.move(draft.id, anew.body.data.version, 2)).body.data.status).toBe(2)
})

test("PAPER-02 work that is still to come is billed by no paper", async () => {
  const task = await desk.arranged(siteId, "2026-12-20")
  expect(fieldsOf(await desk.make({ lines: [lineOf(task.id)] }))).toEqual(["lines.0.days"])
})

test("PAPER-14 a vendor names sites where it has something to do, and no others", async () => {
  const request = { type: 2, partnerId: company.vendorId, siteId }
  expect(fieldsOf(await desk.make(request, "vendor"))).toEqual(["siteId"])
  await running().owner`insert into scheduling.site_vendor (company_id, site_id, partner_id, request)
    values (${company.id}, ${siteId}, ${company.vendorId}, 1)`
  expect((await desk.make(request, "vendor")).status).toBe(200)
})

test("PAPER-02 PAPER-16 the longest name of a site fits a line, with what is billed at its end", async () => {
  const longSite = await desk.site({ name: "長".repeat(255) })
  const task = await desk.arranged(longSite, "2026-11-12")
  const offered = (await desk.work()).body.data.lines.find((line: { siteId: number }) => line.siteId === longSite)
  expect([[...offered.label].length, offered.label.slice(-3)]).toEqual([255, "　常用"])
  expect((await desk.make({ lines: [{ ...lineOf(task.id), label: offered.label, siteId: longSite }] })).status).toBe(
    200,
  )
})
