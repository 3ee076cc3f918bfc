/** Answers and changes that would lose what somebody else did: an old wish, worked days, vendors of another site. */
import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"

let board: Board
let site: number
const running = runningProduct(
  async (started) => {
    board = await aBoard(started.url, await aCompany(started, "OVER"))
    site = await board.site({ name: "品川" })
  },
  // A wish is for a day within two years.
  { startsAt: "2036-11-20T00:00:00Z" },
)
const save = (id: number, body: object) => board.as("manager", "PUT", `/v2/task/${id}`, body)
const refusal = (told: { status: number; body: { errorCode: string; fields?: ReadonlyArray<{ field: string }> } }) => [
  told.status,
  told.body.errorCode,
  ...(told.body.fields ?? []).map(({ field }) => field),
]
const made = async (over: object) => {
  const told = await board.arrange(site, over)
  expect(told.status, told.text).toBe(200)
  return told.body.data
}

test("TASK-20 a wish is not accepted over what the company changed meanwhile, unless both values were seen", async () => {
  const { id } = await made({ startDate: "2036-12-01", morningShiftCustomer: 1, workerMorning: 2 })
  const wish = {
    metadataCustomerUpdate: { workerMorning: 7, startTimeDesireMorning: "09:00", date: { from: "2036-12-02" } },
  }
  expect((await board.as("customer", "PUT", `/v2/task/${id}`, { version: 1, ...wish })).status).toBe(200)
  expect((await save(id, { version: 2, workerMorning: 9, maxWorkerMorning: 9 })).status).toBe(200)
  const confirm = (body: object) => board.as("manager", "POST", `/v3/task/confirm-customer-update-task/${id}`, body)
  const told = await confirm({ version: 3 })
  expect(refusal(told)).toEqual([409, "Update_Expired", "workerMorning"])
  expect(told.body.fields[0].message).toBe("お願いのときは2、いまは9です。")
  expect(told.body.view).toMatchObject({ version: 3, workerMorning: 9 })
  const seen = await confirm({ version: 3, isSeen: 1 })
  expect(seen.status, seen.text).toBe(200)
  expect(seen.body.data).toMatchObject({ workerMorning: 7, startDate: "2036-12-02" })
})

test("TASK-20 a time that the company moved meanwhile is told, also where the customer once wished for the one before", async () => {
  const body = { constructionSiteId: site, startDate: "2036-12-03", morningShiftCustomer: 1, workerMorning: 2 }
  const { id } = (await board.as("customer", "POST", "/v2/task", { ...body, startTimeDesire: "09:00" })).body.data
  const confirm = (over: object) => board.as("manager", "POST", `/v3/task/confirm-customer-update-task/${id}`, over)
  expect((await confirm({ version: 1, isTimeTaken: 1 })).body.data).toMatchObject({ version: 2, startTime: "09:00" })
  const wish = { version: 2, metadataCustomerUpdate: { startTimeDesire: "10:00" } }
  expect((await board.as("customer", "PUT", `/v2/task/${id}`, wish)).status).toBe(200)
  expect((await save(id, { version: 3, morningFrom: "08:00" })).status).toBe(200)
  const told = await confirm({ version: 4, isTimeTaken: 0 })
  expect(refusal(told)).toEqual([409, "Update_Expired", "startTimeDesire"])
  expect(told.body.fields[0].message).toBe("お願いのときは09:00、いまは08:00です。")
  expect((await confirm({ version: 4, isTimeTaken: 0, isSeen: 1 })).status).toBe(200)
})

test("TASK-36 a customer that is late is told whose the last write was, whichever call made it", async () => {
  const vendors = [{ userId: board.company.vendorId, morningShift: 1, maxWorkerMorning: 2 }]
  const worker = board.staff("worker")
  const { id } = await made({ startDate: "2036-12-22", vendors, workers: [inTheMorning(worker)] })
  let version = 1
  const late = async () => {
    const wish = { version: version - 1, metadataCustomerUpdate: { workerMorning: 3 } }
    return (await board.as("customer", "PUT", `/v2/task/${id}`, wish)).body.errorCode
  }
  const write = async (role: Parameters<Board["as"]>[0], method: string, path: string, body: object) => {
    const told = await board.as(role, method, path, { version, ...body })
    expect([path, told.status], told.text).toEqual([path, 200])
    version += 1
    return await late()
  }
  const wish = (workerMorning: number) => ({ metadataCustomerUpdate: { workerMorning } })
  const of = { companyId: board.company.id, taskId: id }
  const held = `/v3/task/update-reserve-status/${id}`
  const terms = { ...of, workers: [{ userId: worker, priceMorning: 9_000 }] }
  const tellings = [
    await write("customer", "PUT", `/v2/task/${id}`, wish(4)),
    await write("manager", "PUT", held, { reserveStatus: 1 }),
    await write("customer", "PUT", `/v2/task/${id}`, wish(5)),
    await write("manager", "PUT", held, { reserveStatus: 0 }),
    await write("vendor", "PUT", `/v2/task/${id}`, { workers: [inTheMorning(board.staff("vendorWorker"))] }),
    await write("manager", "PUT", "/nest/task/update-note", { ...of, note: "北口" }),
    await write("customer", "PUT", `/v2/task/${id}`, wish(6)),
    await write("manager", "PUT", "/nest/task/update-term-task-worker", terms),
    await write("customer", "PUT", `/v2/task/${id}`, wish(7)),
    await write("manager", "PUT", `/v2/task/${id}/assign`, { shift: 1, addIds: [board.staff("otherWorker")] }),
  ]
  const [company, others] = ["Admin_Update_Task", "Update_Expired"]
  expect(tellings).toEqual([others, company, others, company, others, company, others, company, others, company])
})

test("TASK-13 TASK-15 a day that was worked is not deleted, held or moved, nor does who worked leave it", async () => {
  const [worker, other] = [board.staff("worker"), board.staff("otherWorker")]
  const workers = [inTheMorning(worker), inTheMorning(other)]
  const { id, version, seriesVersion, seriesDays } = await made({
    ...{ startDate: "2036-12-08", endDate: "2036-12-09", workers },
  })
  await running().owner`insert into scheduling.worked (company_id, task_id, staff_id, minutes)
    values (${board.company.id}, ${id}, ${worker}, 240), (${board.company.id}, ${id}, ${other}, 0)`
  const told = await save(id, { version, seriesVersion, status: 0, mode: "all" })
  expect(refusal(told)).toEqual([400, "Invalid_Input", "status"])
  expect(told.body.fields[0].message).toMatch(/^12\/8（月）は.+の打刻があります。先に勤怠を直してください。$/)
  const many = { ids: [id], versions: [version], status: 0 }
  expect(refusal(await board.as("manager", "PUT", "/v2/task/update-multiple-task", many))).toEqual([
    400,
    "Invalid_Input",
    "status",
  ])
  const hold = { version, reserveStatus: 1, mode: "one" }
  expect(refusal(await board.as("manager", "PUT", `/v3/task/update-reserve-status/${id}`, hold))).toEqual([
    400,
    "Invalid_Input",
    "reserveStatus",
  ])
  expect(refusal(await save(id, { version, startDate: "2036-12-20" }))).toEqual([400, "Invalid_Input", "startDate"])
  expect(refusal(await save(id, { version, workers: [] }))).toEqual([400, "Invalid_Input", "workers"])
  // His hours were taken back: he may leave; and the other days go.
  const less = await save(id, { version, workers: [inTheMorning(worker)] })
  expect(less.status, less.text).toBe(200)
  const gone = { version: 1, seriesVersion: seriesVersion + 1, status: 0, mode: "all" }
  expect((await save(seriesDays[1].id, gone)).status).toBe(200)
  expect((await board.read(id)).body.data.status).toBe(1)
})

test("TASK-10 at another site the vendors that it doesn't name are asked no more, and their people are free", async () => {
  const { vendorId } = board.company
  const asked = { userId: vendorId, morningShift: 1, maxWorkerMorning: 2 }
  const workers = [inTheMorning(board.staff("vendorWorker")), inTheMorning(board.staff("worker"))]
  const arranged = () => ({ vendors: [asked], workers, endDate: "2037-01-13" })
  const { id, version, seriesVersion, seriesDays } = await made({ startDate: "2037-01-12", ...arranged() })
  const theirs = await board.site({ name: "大崎", vendors: [{ userId: vendorId }] })
  const nobodys = await board.site({ name: "大井" })
  const move = (constructionSiteId: number, over: object) =>
    board.as("manager", "POST", `/v2/task/change-project/${id}`, { constructionSiteId, ...over })
  const kept = await move(theirs, { version, mode: "one" })
  expect(kept.status, kept.text).toBe(200)
  expect([kept.body.data.vendors.length, kept.body.data.workers.length]).toEqual([1, 2])
  const left = await move(nobodys, { version: version + 1, mode: "all", seriesVersion: seriesVersion + 1 })
  expect(left.status, left.text).toBe(200)
  for (const day of seriesDays) {
    const view = (await board.read(day.id)).body.data
    expect([view.vendors, view.workers.map(({ userId }: { userId: number }) => userId)]).toEqual([
      [],
      [board.staff("worker")],
    ])
  }
  await expect
    .poll(async () =>
      (await board.as("vendor", "GET", "/notification")).body.data.map(({ kind }: { kind: string }) => kind),
    )
    .toContain("slotTakenBack")
})

test("TASK-10 where a site says who works on it, own people that it doesn't name stay behind; whom the form names comes along", async () => {
  const [worker, other] = [board.staff("worker"), board.staff("otherWorker")]
  const { id, version } = await made({ startDate: "2037-02-02", workers: [inTheMorning(worker), inTheMorning(other)] })
  const named = await board.site({ name: "品川", workers: [{ userId: worker }] })
  const people = (told: { body: { data: { workers: ReadonlyArray<{ userId: number }> } } }) =>
    told.body.data.workers.map(({ userId }) => userId)
  const moved = await board.as("manager", "POST", `/v2/task/change-project/${id}`, {
    version,
    constructionSiteId: named,
  })
  expect(moved.status, moved.text).toBe(200)
  expect(people(moved)).toEqual([worker])
  const home = await board.site({ name: "目黒", workers: [{ userId: worker }] })
  const both = { constructionSiteId: home, workers: [inTheMorning(worker), inTheMorning(other)] }
  const asked = await save(id, { version: version + 1, ...both })
  expect(asked.status, asked.text).toBe(200)
  expect(people(asked).toSorted()).toEqual([worker, other].toSorted())
})
