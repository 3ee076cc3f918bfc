/** Who of an arrangement's people is told what, and the calls that change a note and terms alone. */
import { expect, test } from "vitest"
import { addDays, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { concernsCrew, tellsOf, whomToTell } from "#modules/scheduling/rules/whom-to-tell.ts"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"

let board: Board
let site: number
runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "TELL"))
  site = await board.site({ name: "豊洲" })
})

const toldTo = async (role: Role): Promise<ReadonlyArray<string>> =>
  (await board.as(role, "GET", "/notification")).body.data.map(({ text }: { text: string }) => text)
const change = async (id: number, body: object) => {
  const { version } = (await board.read(id)).body.data
  const told = await board.as("manager", "PUT", `/v2/task/${id}`, { version, ...body })
  expect(told.status, told.text).toBe(200)
}
const day = "2036年12/1（月）"
const arranged = `${day}「豊洲」の手配に入りました。`
const changed = `${day}「豊洲」の手配が変わりました。`
const removed = `${day}「豊洲」の手配から外れました。`

test("TASK-28 NOTI-03 people are told of what is theirs: put on, changed, taken off; nobody or some only when it is said", async () => {
  const [worker, other] = [board.staff("worker"), board.staff("otherWorker")]
  const made = await board.arrange(site, { startDate: "2036-12-01", workers: [inTheMorning(worker)] })
  const { id } = made.body.data
  await expect.poll(() => toldTo("worker")).toEqual([arranged])
  await change(id, { morningTo: "11:30", isUpdateNoNotiStaff: 1 })
  await change(id, { customerId: board.company.customerId, maxWorkerMorning: 5 })
  await change(id, {
    workers: [inTheMorning(worker), inTheMorning(other)],
    meetingPlace: "北ゲート",
    notiOnlyUsers: [other],
  })
  await expect.poll(() => toldTo("otherWorker")).toEqual([arranged])
  await change(id, { morningTo: "11:45" })
  await expect.poll(() => toldTo("worker")).toEqual([changed, arranged])
  await change(id, { workers: [inTheMorning(other)] })
  await expect.poll(() => toldTo("worker")).toEqual([removed, changed, arranged])
  expect(await toldTo("otherWorker")).toEqual([changed, arranged])
  // Who did it himself needs no telling, and nobody goes by a day that is over.
  expect(await toldTo("manager")).toEqual([])
})

test("TASK-28 a day that is over is told to nobody; a called-off one to whoever was on it", async () => {
  const on = inTheMorning(board.staff("partTimeWorker"))
  const past = await board.arrange(site, { startDate: "2026-10-01", workers: [on] })
  expect(past.status, past.text).toBe(200)
  const made = await board.arrange(site, { startDate: "2036-12-03", endDate: "2036-12-04", workers: [on] })
  await change(made.body.data.id, { status: 0 })
  const both = "2036年12/3（水）、12/4（木）「豊洲」の手配に入りました。"
  await expect
    .poll(() => toldTo("partTimeWorker"))
    .toEqual(["2036年12/3（水）「豊洲」の手配は取りやめになりました。", both])
})

test("TASK-15 TASK-28 an undone deletion is told to the partners that were told of it, and its crew is on it again", async () => {
  const slot = { userId: board.company.vendorId, morningShift: 1, maxWorkerMorning: 1 }
  const made = await board.arrange(site, {
    startDate: "2036-12-10",
    workers: [inTheMorning(board.staff("worker"))],
    vendors: [slot],
  })
  expect(made.status, made.text).toBe(200)
  const { id } = made.body.data
  await change(id, { status: 0 })
  const undo = { ids: [id], versions: [made.body.data.version + 1], status: 1 }
  expect((await board.as("manager", "PUT", "/v2/task/update-multiple-task", undo)).status).toBe(200)
  const back = "2036年12/10（水）「豊洲」の手配の取りやめを取り消しました。予定どおり行います。"
  await expect.poll(async () => (await toldTo("worker"))[0]).toBe("2036年12/10（水）「豊洲」の手配に入りました。")
  for (const role of ["vendor", "customer"] as const)
    await expect.poll(async () => [role, (await toldTo(role))[0]]).toEqual([role, back])
})

test("TASK-14 TASK-28 a hold and its end are told to whoever is on it, once each", async () => {
  const made = await board.arrange(site, {
    startDate: "2036-12-08",
    workers: [inTheMorning(board.staff("vendorWorker"))],
  })
  const { id } = made.body.data
  const hold = async (reserveStatus: number) => {
    const { version } = (await board.read(id)).body.data
    const told = await board.as("manager", "PUT", `/v3/task/update-reserve-status/${id}`, { version, reserveStatus })
    expect(told.status, told.text).toBe(200)
  }
  const news = (what: string) => `2036年12/8（月）「豊洲」の手配${what}`
  await hold(1)
  const held = [news("は保留になりました。"), news("に入りました。")]
  await expect.poll(() => toldTo("vendorWorker")).toEqual(held)
  await hold(0)
  await expect.poll(() => toldTo("vendorWorker")).toEqual([news("の保留が解けました。予定どおり行います。"), ...held])
})

test("TASK-28 a hold and a deletion of many tell nobody, or those that are named, where it is said", async () => {
  const on = inTheMorning(board.staff("partTimeWorker"))
  const workers = [on, inTheMorning(board.staff("worker"))]
  const made = await board.arrange(site, { startDate: "2036-12-09", workers })
  const { id } = made.body.data
  const newest = async () => (await toldTo("partTimeWorker"))[0]
  const joined = "2036年12/9（火）「豊洲」の手配に入りました。"
  await expect.poll(newest).toBe(joined)
  const hold = { version: 1, reserveStatus: 1, isUpdateNoNotiStaff: 1 }
  expect((await board.as("manager", "PUT", `/v3/task/update-reserve-status/${id}`, hold)).status).toBe(200)
  const many = { ids: [id], versions: [2], notiOnlyUsers: [board.staff("worker")] }
  expect((await board.as("manager", "PUT", "/v2/task/update-multiple-task", { ...many, status: 0 })).status).toBe(200)
  const back = { ids: [id], versions: [3], status: 1 }
  expect((await board.as("manager", "PUT", "/v2/task/update-multiple-task", back)).status).toBe(200)
  // Bringing it back said nothing of whom to tell: it is the next thing that he hears.
  await expect.poll(async () => (await toldTo("partTimeWorker")).slice(0, 2)).toEqual([joined, joined])
})

test.each([
  ["everybody", {}, [1, 2]],
  ["nobody", { isUpdateNoNotiStaff: 1 as const }, []],
  ["everybody when 0 is said", { isUpdateNoNotiStaff: 0 as const }, [1, 2]],
  ["those named", { notiOnlyUsers: [2, 3] }, [2]],
  ["none of none", { notiOnlyUsers: [] }, []],
])("TASK-28 of two people %s are told", (_, said, told) => {
  expect(whomToTell([1, 2, 1], tellsOf(said))).toEqual(told)
})
test("TASK-28 what the customer pays and who is beside one is no news for the crew", () => {
  expect(concernsCrew({ version: 1, workers: [], maxWorkerMorning: 2, priceOtherShiftCustomer: 1 })).toBe(false)
  for (const field of ["note", "description", "meetingTime", "morningFrom", "otherShift", "startDate"])
    expect(concernsCrew({ [field]: 1 }), field).toBe(true)
})

test("TASK-26 TASK-56 a note is changed alone, by the admin side, and the second of two is refused", async () => {
  const made = await board.arrange(site, { startDate: "2036-12-05", workers: [inTheMorning(board.staff("worker"))] })
  const { id: taskId, version } = made.body.data
  const note = (role: Role, body: object = {}) =>
    board.as(role, "PUT", "/nest/task/update-note", {
      companyId: board.company.id,
      taskId,
      version,
      note: "8時半 北ゲート",
      ...body,
    })
  expect((await note("worker")).body.errorCode).toBe("Permission_Denied")
  expect((await note("financeManager")).body.errorCode).toBe("Permission_Denied")
  expect((await note("manager", { companyId: board.company.id + 1 })).status).toBe(404)
  const saved = await note("officeManager")
  expect(saved.body.data).toMatchObject({ note: "8時半 北ゲート", version: version + 1 })
  expect(saved.body.data.workers).toHaveLength(1)
  const second = await note("manager", { note: "あとから" })
  expect([second.status, second.body.errorCode, second.body.view.note]).toEqual([
    409,
    "Update_Expired",
    "8時半 北ゲート",
  ])
})

test("TASK-27 terms of the people on it are read by whom they concern and changed by the admin side", async () => {
  const [worker, other] = [board.staff("worker"), board.staff("otherWorker")]
  const workers = [inTheMorning(worker, { priceMorning: 9_000 }), inTheMorning(other)]
  const made = await board.arrange(site, { startDate: "2036-12-08", workers })
  const { id: taskId, version } = made.body.data
  const path = `/nest/task/get-term-task-worker?taskId=${taskId}`
  const read = (role: Role, more = "") => board.as(role, "GET", `${path}${more}`)
  const put = (role: Role, rows: ReadonlyArray<object>, of: object = {}) =>
    board.as(role, "PUT", "/nest/task/update-term-task-worker", {
      companyId: board.company.id,
      taskId,
      version,
      workers: rows,
      ...of,
    })
  const certificates = { morning: [{ name: "玉掛け", licenseId: null, priceStaff: 800 }] }
  const said = { userId: other, countWorkMorning: 0.5, priceMorning: 8_500, unitPriceCertificate: certificates }
  expect((await put("worker", [said])).body.errorCode).toBe("Permission_Denied")
  const stray = await put("manager", [{ userId: other, priceEvening: 1 }])
  expect([stray.body.errorCode, stray.body.fields[0].field]).toEqual(["Invalid_Shift_Change", "workers.0.priceEvening"])
  const stranger = await put("manager", [{ userId: board.staff("partTimeWorker"), priceMorning: 1 }])
  expect([stranger.body.errorCode, stranger.body.fields[0].field]).toEqual(["Worker_Not_Valid", "workers.0.userId"])
  const saved = await put("manager", [said])
  expect(saved.status, saved.text).toBe(200)
  expect(saved.body.data).toMatchObject({ taskId, version: version + 1 })
  expect(saved.body.data.workers).toEqual([
    expect.objectContaining(said),
    expect.objectContaining({ userId: worker, priceMorning: 9_000, salary: { salaryType: 1 } }),
  ])
  const asWorker = (await read("worker")).body.data.workers
  expect(asWorker[1]).toMatchObject({ userId: worker, priceMorning: 9_000, salary: { salaryType: 1 } })
  for (const field of ["priceMorning", "unitPriceCertificate", "salary"]) expect(asWorker[0]).not.toHaveProperty(field)
  expect((await read("manager", `&userId=${other}`)).body.data.workers).toHaveLength(1)
  expect((await read("manager", "&userId=999999")).body.errorCode).toBe("Worker_Not_Valid")
  expect((await put("manager", [said])).body.errorCode).toBe("Update_Expired")
})

test("TASK-27 every term of all four shifts is kept, and what is left out stays", async () => {
  const userId = board.staff("vendorWorker")
  const flags = { morningShift: 1, afternoonShift: 1, eveningShift: 1, otherShift: 1 }
  const made = await board.arrange(site, {
    startDate: "2036-12-10",
    ...flags,
    ...{ workerAfternoon: 1, workerEvening: 1, workerOther: 1 },
    ...{ eveningFrom: "20:00", eveningTo: "04:00", otherFrom: "17:30", otherTo: "19:00" },
    workers: [{ userId, ...flags, price: 5_000 }],
  })
  expect(made.status, made.text).toBe(200)
  const { id: taskId, version } = made.body.data
  const row = (name: string, priceStaff: number) => [{ name, licenseId: null, priceStaff }]
  const said = {
    userId,
    ...{ countWorkMorning: 0.25, countWorkAfternoon: 0.5, countWorkEvening: 0.75, countWorkOther: 1.5 },
    ...{ priceMorning: 9_001, priceAfternoon: 9_002, priceEvening: 9_003, price: 9_004 },
    unitPriceCertificate: {
      ...{ morning: row("玉掛け", 101), afternoon: row("足場", 102) },
      ...{ evening: row("溶接", 103), other: row("電気", 104) },
    },
  }
  const put = (seen: number, row: object) =>
    board.as("manager", "PUT", "/nest/task/update-term-task-worker", {
      companyId: board.company.id,
      taskId,
      version: seen,
      workers: [row],
    })
  expect((await put(version, said)).body.data.workers).toEqual([expect.objectContaining(said)])
  const after = await put(version + 1, { userId, priceEvening: null })
  expect(after.body.data.workers).toEqual([expect.objectContaining({ ...said, priceEvening: null })])
})

test("TASK-42 whoever is on an arrangement of yesterday, today or tomorrow may press from it, nobody else", async () => {
  const today = tokyoDayOf(Date.now())
  const on = inTheMorning(board.staff("partTimeWorker"))
  const isClockable = async (days: number, role: Role) => {
    const made = await board.arrange(site, { startDate: addDays(today, days), workers: [on] })
    expect(made.status, made.text).toBe(200)
    return (await board.read(made.body.data.id, role)).body.data.isClockable
  }
  expect(await isClockable(1, "partTimeWorker")).toBe(true)
  expect(await isClockable(2, "partTimeWorker")).toBe(false)
  expect(await isClockable(0, "financeManager")).toBe(false)
})
