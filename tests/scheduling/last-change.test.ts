/** Who was first and who took it away, as far as whoever asks may know. */
import { expect, test } from "vitest"
import type { Role } from "#modules/kernel/codes.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"

let board: Board
runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "LAST"))
})
const nameOf = (role: Role) => `LAST ${role}`
const arranged = async (startDate: string) => {
  const vendors = [{ userId: board.company.vendorId, morningShift: 1, maxWorkerMorning: 1 }]
  const workers = [inTheMorning(board.staff("worker"))]
  const told = await board.arrange(await board.site({ name: "大手町プレイス" }), { startDate, vendors, workers })
  expect(told.status, told.text).toBe(200)
  return told.body.data.id
}
const save = (role: Role, id: number, body: object) => board.as(role, "PUT", `/v2/task/${id}`, body)

test("TASK-36 whoever comes too late is told who of his own company was first and when, and of himself that it was he", async () => {
  const id = await arranged("2026-12-07")
  expect((await save("manager", id, { version: 1, note: "先" })).status).toBe(200)
  const late = await save("officeManager", id, { version: 1, note: "後" })
  expect(late.body.errorCode).toBe("Update_Expired")
  expect(late.body.change).toEqual({
    ...{ at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/), by: nameOf("manager") },
    ...{ isCompany: false, isOwn: false },
  })
  expect((await save("manager", id, { version: 1, note: "別の画面" })).body.change.isOwn).toBe(true)
})

test("TASK-36 a partner is told the company, never who of it; the company is told which partner", async () => {
  const id = await arranged("2026-12-08")
  expect((await save("manager", id, { version: 1, note: "先" })).status).toBe(200)
  const fill = { workers: [{ userId: board.staff("vendorWorker"), morningShift: 1 }] }
  const vendor = await save("vendor", id, { version: 1, ...fill })
  expect(vendor.body.errorCode).toBe("Update_Expired")
  expect(vendor.body.change).toMatchObject({ by: "LAST 設備", isCompany: true, isOwn: false })
  expect(vendor.text).not.toContain(nameOf("manager"))
  const filled = await save("vendor", id, { version: 2, ...fill })
  expect(filled.status, filled.text).toBe(200)
  const company = await save("manager", id, { version: 2, note: "後" })
  expect(company.body.change).toMatchObject({ by: "LAST 協力", isCompany: true })
})

test("TASK-36 a customer whom the company or a vendor overtook is told so by name only of the company", async () => {
  const id = await arranged("2026-12-11")
  const wish = { metadataCustomerUpdate: { startTimeDesire: "09:00" } }
  expect((await save("manager", id, { version: 1, note: "先" })).status).toBe(200)
  const late = await save("customer", id, { version: 1, ...wish })
  expect(late.body).toMatchObject({ errorCode: "Admin_Update_Task", change: { by: "LAST 設備", isCompany: true } })
  const fill = { version: 2, workers: [{ userId: board.staff("vendorWorker"), morningShift: 1 }] }
  const filled = await save("vendor", id, fill)
  expect(filled.status, filled.text).toBe(200)
  // What the company changed before is no news to whoever opened the window since.
  const behind = await save("customer", id, { version: 2, ...wish })
  expect(behind.body).toMatchObject({ errorCode: "Update_Expired", change: { by: null, isCompany: false } })
})

test("SITE-09 the second of two at a site is told who was first", async () => {
  const id = await board.site()
  const change = (role: Role, name: string) =>
    board.as(role, "PUT", `/construction-site/${id}/update`, { version: 1, name })
  expect((await change("manager", "先の名前")).status).toBe(200)
  const late = await change("officeManager", "後の名前")
  expect(late.body.change).toMatchObject({ by: nameOf("manager"), isCompany: false, isOwn: false })
})

test("TASK-15 a deleted arrangement says which it was, who took it away and when, to whoever saw it and to nobody else", async () => {
  const id = await arranged("2026-12-09")
  expect((await save("manager", id, { version: 1, status: 0 })).status).toBe(200)
  const seen = { id, startDate: "2026-12-09", constructionSiteName: "大手町プレイス" }
  for (const role of ["officeManager", "worker"] as const) {
    const told = await board.read(id, role)
    expect([told.status, told.body.view]).toEqual([410, seen])
    expect(told.body.change).toMatchObject({ by: nameOf("manager"), isCompany: false })
  }
  for (const role of ["customer", "vendor"] as const) {
    const told = await board.read(id, role)
    expect([told.status, told.body.view]).toEqual([410, seen])
    expect(told.body.change).toMatchObject({ by: "LAST 設備", isCompany: true })
  }
  const stranger = await board.read(id, "partTimeWorker")
  expect([stranger.status, stranger.body.view, stranger.body.change]).toEqual([404, undefined, undefined])
})

test("TASK-54 「枠が届きました」 of a day that was deleted leads nobody to its slot: it counts as read", async () => {
  const id = await arranged("2026-12-10")
  const offered = async () => {
    const { data } = (await board.as("vendor", "GET", "/notification")).body
    return data.find(
      ({ kind, path }: { kind: string; path: string }) => kind === "slotAsked" && path.includes(`slot=${id}-`),
    )?.isRead
  }
  await expect.poll(offered).toBe(false)
  expect((await save("manager", id, { version: 1, status: 0 })).status).toBe(200)
  await expect.poll(offered).toBe(true)
})
