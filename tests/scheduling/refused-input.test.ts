/** What is said and can't be meant is refused with its field: no input is ignored in silence. */
import { expect, test } from "vitest"
import { fileOf } from "../files/files-product.ts"
import type { Told } from "../kernel/ask.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, fixedSite, inTheMorning } from "./board.ts"

let board: Board
let site: number
runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "REFUSE"))
  site = await board.site()
})
const blamed = ({ status, body }: Told) => [
  status,
  body.errorCode,
  ...(body.fields ?? []).map((one: { field: string }) => one.field),
]
const sentence = ({ body }: Told) => body.fields?.[0]?.message

test("TASK-28 whom a change is told is on the arrangement, before or after", async () => {
  const [worker, other] = [board.staff("worker"), board.staff("otherWorker")]
  const workers = [inTheMorning(worker)]
  const body = { startDate: "2026-12-01", workers }
  const refusal = [400, "Worker_Not_Valid", "notiOnlyUsers.1"]
  expect(blamed(await board.arrange(site, { ...body, notiOnlyUsers: [worker, 99_999] }))).toEqual(refusal)
  const { data } = (await board.arrange(site, { ...body, notiOnlyUsers: [worker] })).body
  const put = (more: object) => board.as("manager", "PUT", `/v2/task/${data.id}`, { version: 1, ...more })
  expect(blamed(await put({ note: "x", notiOnlyUsers: [worker, other] }))).toEqual(refusal)
  expect(blamed(await put({ status: 0, notiOnlyUsers: [worker, other] }))).toEqual(refusal)
  const hold = { version: 1, reserveStatus: 1, notiOnlyUsers: [other] }
  const held = await board.as("manager", "PUT", `/v3/task/update-reserve-status/${data.id}`, hold)
  expect(blamed(held)).toEqual([400, "Worker_Not_Valid", "notiOnlyUsers.0"])
  // Who leaves is concerned, as who comes is.
  const moved = await put({ workers: [inTheMorning(other)], notiOnlyUsers: [worker, other] })
  expect(moved.status, moved.text).toBe(200)
})

test("TASK-35 the other shift has one price: another shift's, or its own", async () => {
  const price = { priceOtherShiftCustomer: 999, titleOtherShiftCustomer: "早出" }
  const body = { startDate: "2026-12-08", otherShift: 1, otherFrom: "17:30", otherTo: "19:00", workerOther: 1 }
  const both = await board.arrange(site, { ...body, ...price, otherShiftType: 1 })
  expect(blamed(both)).toEqual([400, "Invalid_Input", "priceOtherShiftCustomer"])
  const { data } = (await board.arrange(site, { ...body, otherShiftType: 1 })).body
  const own = await board.as("manager", "PUT", `/v2/task/${data.id}`, { version: data.version, ...price })
  expect(own.body.data).toMatchObject({ otherShiftType: null, ...price })
})

test("SITE-03 unit prices are labour sites' alone: refused on a fixed-price one, gone when a site becomes one", async () => {
  const { company } = board
  const prices = { regularUnitPrice: 100, nightUnitPrice: 100 }
  const make = { ...fixedSite(company), ...prices }
  const told = await board.as("manager", "POST", "/construction-site/create", make)
  expect(blamed(told)).toEqual([400, "Invalid_Input", "regularUnitPrice", "nightUnitPrice"])
  const id = await board.site({ name: "切り替え" })
  const { contractValue, startTime, endTime } = fixedSite(company)
  const fixed = { version: 1, type: 2, contractValue, startTime, endTime }
  const both = await board.as("manager", "PUT", `/construction-site/${id}/update`, { ...fixed, ...prices })
  expect(blamed(both)).toEqual([400, "Invalid_Input", "regularUnitPrice", "nightUnitPrice"])
  const changed = await board.as("manager", "PUT", `/construction-site/${id}/update`, fixed)
  expect(changed.status, changed.text).toBe(200)
  expect(changed.body.data).toMatchObject({ type: 2, regularUnitPrice: null, nightUnitPrice: null })
})

test("TASK-18 what was arranged at a site that rests stays there", async () => {
  const from = await board.site({ name: "中断の現場" })
  const { data } = (await board.arrange(from, { startDate: "2026-12-09" })).body
  await board.as("manager", "PUT", `/construction-site/${from}/update-status`, { version: 1, state: 3 })
  const moved = { version: data.version, constructionSiteId: site }
  const refusal = [409, "Site_Not_In_Coming_Or_Working", "constructionSiteId"]
  expect(blamed(await board.as("manager", "POST", `/v2/task/change-project/${data.id}`, moved))).toEqual(refusal)
  expect(blamed(await board.as("manager", "PUT", `/v2/task/${data.id}`, moved))).toEqual(refusal)
})

test("TASK-30 candidates are looked for at a site that there is", async () => {
  const asked = { shift: 1, workingDay: "2026-12-01" }
  const search = (constructionSiteId: number) =>
    board.as("manager", "POST", "/v2/common/search-construction-site-worker", { ...asked, constructionSiteId })
  expect(blamed(await search(99_999))).toEqual([404, "Not_Found", "constructionSiteId"])
  expect((await search(site)).status).toBe(200)
})

test("TASK-09 TASK-12 TASK-36 the sentence says what is wrong with the field", async () => {
  const off = await board.arrange(site, { dayOffs: ["2026-12-01"] })
  expect(sentence(off)).toBe("すべての日が休みになっています。働く日を1日以上残してください。")
  const leader = await board.arrange(site, { leaderId: board.staff("worker") })
  expect(blamed(leader)).toEqual([404, "Leader_Not_Found", "leaderId"])
  expect(sentence(leader)).toBe("職長は、この手配に入っている人から選んでください。")
  const vendors = [{ userId: 99_999, morningShift: 1, maxWorkerMorning: 1 }]
  expect(sentence(await board.arrange(site, { vendors }))).toBe("協力会社が正しくありません。")
})

test("TASK-29 files are refused with the sentence of arrangements", async () => {
  const tooMany = Array.from({ length: 11 }, () => crypto.randomUUID())
  const told = await board.arrange(site, { startDate: "2026-12-20", description: { files: tooMany } })
  expect(blamed(told)).toEqual([400, "Invalid_Input", "description.files"])
  expect(sentence(told)).toBe("アップロードするファイルは10枚以下になります。")
  const note = fileOf(Buffer.from("覚え書き"), "覚え書き.txt")
  const { id } = (await board.as("manager", "POST", "/upload", { files: [note] })).body.data.files[0]
  const text = await board.arrange(site, { startDate: "2026-12-20", description: { files: [id] } })
  expect(blamed(text)).toEqual([415, "File_Type_Invalid", "description.files.0"])
  expect(sentence(text)).toBe("覚え書き.txt は使えません。PDFか画像（JPEG・PNG・WebP）を選んでください。")
})

test("VEN-05 a vendor that is arranged stays on its site: the refusal says on which days", async () => {
  const { vendorId } = board.company
  const own = await board.site({ name: "外せない現場", vendors: [{ userId: vendorId }] })
  const vendors = [{ userId: vendorId, morningShift: 1, maxWorkerMorning: 1 }]
  for (const startDate of ["2026-12-22", "2027-01-12"]) await board.arrange(own, { startDate, vendors })
  const told = await board.as("manager", "PUT", `/construction-site/${own}/update`, { version: 1, vendors: [] })
  expect(blamed(told)).toEqual([409, "Cannot_Remove_Vendor", "vendors"])
  expect(sentence(told)).toContain("12/22（火）、2027年1/12（火）の手配に入っています。先に手配から外してください。")
})

test("TASK-53 whoever can open the leader's record is told so, and nobody else", async () => {
  const { vendorId } = board.company
  const workers = [inTheMorning(board.staff("worker")), inTheMorning(board.staff("vendorWorker"))]
  const vendors = [{ userId: vendorId, morningShift: 1, maxWorkerMorning: 1 }]
  const body = { startDate: "2026-12-23", workers, vendors }
  const { id, version } = (await board.arrange(site, { ...body, leaderId: board.staff("worker") })).body.data
  const opens = async (role: Parameters<Board["as"]>[0]) => (await board.read(id, role)).body.data.opensLeader
  expect([await opens("manager"), await opens("vendor"), await opens("worker")]).toEqual([true, false, false])
  await board.as("manager", "PUT", `/v2/task/${id}`, { version, leaderId: board.staff("vendorWorker") })
  expect(await opens("vendor")).toBe(true)
})
