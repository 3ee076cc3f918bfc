/** 請求照合: what stays open is paid by the smaller figure, and no request is paid beside another edition of it. */
import { beforeAll, expect, test } from "vitest"
import { registerStaff } from "#modules/people/index.ts"
import { acting } from "../kernel/acting.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inTheMorning } from "../scheduling/board.ts"
import { aDesk, type Desk } from "./paper-desk.ts"

let company: TestCompany
let desk: Desk
let worker = 0
const name = "石井 竜也"
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "SMALLER")
  },
  { startsAt: "2026-11-26T01:00:00.000Z" },
)
beforeAll(async () => {
  desk = await aDesk(running(), company)
  const made = registerStaff(company.id, { name, role: "vendorWorker", partnerId: company.vendorId })
  worker = await acting(running(), company, "admin")(made)
})
/** A day of one person at 20,000, and the vendor's request for it. */
const arrangedOn = async (site: string, day: string) => {
  const siteId = await desk.site({ name: site })
  const slot = { userId: company.vendorId, morningShift: 1, maxWorkerMorning: 1, priceMorning: 20_000 }
  await desk.arranged(siteId, day, { workers: [inTheMorning(worker)], vendors: [slot] })
  return siteId
}
const workLine = (siteId: number) => ({
  ...{ label: "常用 足場", quantity: 1, unit: "人工", unitPrice: 20_000, valueTax: 10, siteId },
})
const handedIn = async (siteId: number, day: string, over: object) => {
  const dated = { createdAt: "2026-11-26", dueDate: "2026-12-20", stageStartFrom: day, stageStartTo: day, siteId }
  const made = await desk.made({ type: 1, partnerId: company.vendorId, ...dated, ...over }, "vendor")
  const told = await desk.move(made.id, made.version, 2, "vendor")
  if (told.status !== 200) throw new Error(told.text)
  return told.body.data
}
const claimed = async ({ id, version }: { readonly id: number; readonly version: number }, day: string) => {
  const claims = [{ name, day, heads: 1 }]
  return await desk.as("admin", "PUT", `/paper/${id}/match/claims`, { version, claims })
}
const send = (id: number, version: number) => desk.as("admin", "POST", `/paper/${id}/match/notice`, { version })

test("BEY-08 undecided means the smaller figure: what they take off is taken at their word, a charge waits, a refusal is the end", async () => {
  const day = "2026-11-25"
  const siteId = await arrangedOn("諸経費の現場", day)
  const other = (label: string, unitPrice: number) => ({ label, quantity: 1, unit: "式", unitPrice, valueTax: 10 })
  const request = await handedIn(siteId, day, {
    ...{ serviceCharge: 1, serviceChargeValue: 300_000 },
    lines: [workLine(siteId), other("燃料代", 10_000), other("材料費控除", -3_000)],
  })
  const told = await claimed(request, day)
  expect(told.body.data.offer).toMatchObject({ subTotal: 17_000, total: 18_700 })
  const sent = await send(request.id, told.body.data.version)
  expect(sent.body.data).toMatchObject({ status: 2, isReplaced: false, notice: { total: 18_700 } })
  const refused = await desk.move(request.id, sent.body.data.version, 3, "admin", "経費は契約にありません")
  expect(refused.status, refused.text).toBe(200)
  const theirs = (await desk.details(request.id, "vendor")).body.data
  expect(theirs.permissions.actions).not.toContain("backToDraft")
})

test("BEY-08 a request that corrects one in force sends no notice beside it", async () => {
  const day = "2026-11-13"
  const siteId = await arrangedOn("訂正の現場", day)
  const lines = [workLine(siteId)]
  const first = await handedIn(siteId, day, { lines })
  expect((await desk.move(first.id, first.version, 1, "admin")).status).toBe(200)
  const next = await handedIn(siteId, day, { lines, correctsId: first.id })
  const told = await claimed(next, day)
  expect((await send(next.id, told.body.data.version)).text).toContain("Approve_Paper_fail")
})
