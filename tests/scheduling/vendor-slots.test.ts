import { expect, test } from "vitest"
import { addDays, isoDate } from "#modules/kernel/civil-day.ts"
import { runningProduct } from "../kernel/product.ts"
import { inTheMorning } from "./board.ts"
import { type Slotted, slottedBoard } from "./slotted.ts"

let at: Slotted
const running = runningProduct(async (started) => {
  at = await slottedBoard(started, "SLOT")
})
const blamed = (told: { body: { fields?: ReadonlyArray<{ field: string }> } }) =>
  told.body.fields?.map(({ field }) => field)

test("TASK-04 a vendor is asked per shift for 人工 in steps of 0.01 at a price, and its line says how far it is", async () => {
  const { board, company, site, slot, nextDay, asked } = at
  const task = await asked({
    afternoonShift: 1,
    workerAfternoon: 4,
    vendors: [
      slot({
        afternoonShift: 1,
        maxWorkerAfternoon: 0.75,
        metadataUnitPriceCertificate: [{ title: "足場組立", price: 3000, workers: 1 }],
      }),
    ],
  })
  expect(task.vendors).toEqual([
    {
      userId: company.vendorId,
      vendorCompanyName: "SLOT 協力",
      morningShift: 1,
      afternoonShift: 1,
      eveningShift: 0,
      otherShift: 0,
      maxWorkerMorning: 2.5,
      maxWorkerAfternoon: 0.75,
      maxWorker: 3.25,
      workerMorning: 0,
      workerAfternoon: 0,
      priceMorning: 21_000,
      priceAfternoon: null,
      csmStatus: 2,
      reason: null,
      isActive: 1,
      metadataUnitPriceCertificate: [{ title: "足場組立", price: 3000, workers: 1 }],
    },
  ])
  expect(task).toMatchObject({ totalVendor: 1, totalWorker: 0 })
  const wrong = { startDate: nextDay(), vendors: [slot({ maxWorkerMorning: 1.005 })] }
  expect(blamed(await board.arrange(site, wrong))).toEqual(["vendors.0.maxWorkerMorning"])
  const missing = await board.arrange(site, { ...wrong, vendors: [{ userId: company.vendorId, morningShift: 1 }] })
  expect(missing.body).toMatchObject({ errorCode: "Invalid_Input", fields: [{ field: "vendors.0.maxWorkerMorning" }] })
  const stranger = await board.arrange(site, { ...wrong, vendors: [slot({ userId: company.customerId })] })
  expect(stranger.body).toMatchObject({ errorCode: "Vendor_Not_Valid", fields: [{ field: "vendors.0.userId" }] })
  const off = await board.arrange(site, { ...wrong, vendors: [slot({ eveningShift: 1, maxWorkerEvening: 1 })] })
  expect(off.body).toMatchObject({ errorCode: "Invalid_Shift_Change", fields: [{ field: "vendors.0.eveningShift" }] })
  const answered = await board.arrange(site, { ...wrong, vendors: [slot({ csmStatus: 1 })] })
  expect(answered.body).toMatchObject({ errorCode: "Invalid_Input", fields: [{ field: "vendors.0.csmStatus" }] })
})

test("TASK-50 a vendor fills its own slot with its own workers, and the company hears of it", async () => {
  const { board, crew, asked, fill } = at
  const task = await asked()
  const [one = 0, two = 0] = crew
  const workers = [inTheMorning(one, { priceMorning: 14_000 }), inTheMorning(two, { countWorkMorning: 0.5 })]
  const told = await fill(task.id, { version: task.version, workers })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data).toMatchObject({
    vendors: [{ workerMorning: 1.5, maxWorkerMorning: 2.5, csmStatus: 1 }],
    workers: [
      { userId: one, countWorkMorning: 1, priceMorning: 14_000 },
      { userId: two, countWorkMorning: 0.5 },
    ],
  })
  const notices = await board.as("admin", "GET", "/notification")
  expect(notices.body.data[0]).toMatchObject({ kind: "slotAnswered", path: `/calendar?task=${task.id}` })
  const listed = await board.as("vendor", "POST", "/v2/task/list-slot", { from: task.startDate, to: task.startDate })
  expect(listed.body.data).toMatchObject({
    days: [{ filled: 1.5, free: 2 }],
    slots: [
      { taskId: task.id, maxWorker: 2.5, filled: 1.5, state: "partly", workers: [{ userId: one }, { userId: two }] },
    ],
  })
  // What it says nothing of stays; whoever is left out goes.
  const fewer = await fill(task.id, { version: task.version + 1, workers: [inTheMorning(two)] })
  expect(fewer.body.data.workers).toMatchObject([{ userId: two, countWorkMorning: 1 }])
})

test("TASK-50 TASK-36 more than was asked is refused with what is left, and the person who goes over", async () => {
  const { board, crew, slot, asked, fill } = at
  const task = await asked()
  const workers = crew.map((userId) => inTheMorning(userId))
  const told = await fill(task.id, { version: task.version, workers })
  expect(told.status).toBe(400)
  expect(told.body).toMatchObject({
    errorCode: "Total_Worker_Too_Large",
    fields: [{ field: "workers.2.userId", message: "SLOT 協力の枠は2.5人工です。入るのはあと0.5人工です。" }],
  })
  const [one = 0, two = 0, three = 0] = crew
  const whole = [inTheMorning(one), inTheMorning(two), inTheMorning(three, { countWorkMorning: 0.5 })]
  expect((await fill(task.id, { version: task.version, workers: whole })).status).toBe(200)
  // The board of the company has no other way around it.
  const drag = { version: task.version + 1, shift: 1, addIds: [board.staff("vendorWorker")] }
  const dragged = await board.as("manager", "PUT", `/v2/task/${task.id}/assign`, drag)
  expect(dragged.body).toMatchObject({ errorCode: "Total_Worker_Too_Large", fields: [{ field: "addIds" }] })
  // Fewer than are in it already can't be asked for.
  const lower = { version: task.version + 1, vendors: [slot({ maxWorkerMorning: 2 })] }
  const lowered = await board.as("manager", "PUT", `/v2/task/${task.id}`, lower)
  expect(lowered.body).toMatchObject({ errorCode: "Total_Worker_Too_Large", fields: [{ field: "workers" }] })
  const { owner } = running()
  const past = owner`update scheduling.task_worker set count_work = 0.51
    where task_id = ${task.id} and staff_id = ${three}`
  await expect(past).rejects.toThrow("task_vendor_overfilled")
})

test("TASK-04 room is made and filled, and emptied and taken back, in one save whichever comes first", async () => {
  const { board, crew, slot, asked } = at
  const task = await asked({ vendors: [slot({ maxWorkerMorning: 1 })], workers: [inTheMorning(crew[0] ?? 0)] })
  const save = (version: number, body: object) =>
    board.as("manager", "PUT", `/v2/task/${task.id}`, { version, ...body })
  const [one = 0, two = 0] = crew
  const wider = await save(1, {
    vendors: [slot({ maxWorkerMorning: 2 })],
    workers: [inTheMorning(one), inTheMorning(two)],
  })
  expect(wider.body.data.vendors).toMatchObject([{ workerMorning: 2, maxWorkerMorning: 2 }])
  const swapped = await save(2, { vendors: [slot({ maxWorkerMorning: 1 })], workers: [inTheMorning(two)] })
  expect(swapped.body.data.vendors).toMatchObject([{ workerMorning: 1, maxWorkerMorning: 1 }])
  const held = await save(3, { vendors: [] })
  expect(held.body).toMatchObject({ errorCode: "Cannot_Remove_Vendor", fields: [{ field: "vendors" }] })
  const unticked = await save(3, { morningShift: 0, afternoonShift: 1, workerAfternoon: 1, workers: [] })
  expect(unticked.body).toMatchObject({ errorCode: "Invalid_Shift_Change" })
  expect((await save(3, { vendors: [], workers: [] })).body.data).toMatchObject({ vendors: [], workers: [] })
})

test("TASK-08 D80 a shift that a vendor is asked for people on can't be unticked, and the sentence names it", async () => {
  const { board, asked } = at
  const task = await asked({ afternoonShift: 1, workerAfternoon: 1 })
  const told = await board.as("manager", "PUT", `/v2/task/${task.id}`, { version: 1, morningShift: 0 })
  expect(told.body).toMatchObject({
    errorCode: "Invalid_Shift_Change",
    fields: [{ field: "morningShift", message: "SLOT 協力の枠があります。先に外してください。" }],
  })
})

test("TASK-34 certificates of a vendor stay through a change that says nothing of them, and go when none are sent", async () => {
  const { board, slot, asked } = at
  const certificates = [{ title: "玉掛け", price: 2000, workers: 1 }]
  const task = await asked({ vendors: [slot({ metadataUnitPriceCertificate: certificates })] })
  const change = async (version: number, over: object) =>
    (await board.as("manager", "PUT", `/v2/task/${task.id}`, { version, vendors: [slot(over)] })).body.data
  const larger = await change(task.version, { maxWorkerMorning: 3 })
  expect(larger.vendors[0]).toMatchObject({ maxWorkerMorning: 3, metadataUnitPriceCertificate: certificates })
  const without = await change(larger.version, { maxWorkerMorning: 3, metadataUnitPriceCertificate: [] })
  expect(without.vendors[0].metadataUnitPriceCertificate).toEqual([])
  for (const row of [{ title: "玉掛け" }, { title: "玉掛け", workers: 0 }]) {
    const vendors = [slot({ maxWorkerMorning: 3, metadataUnitPriceCertificate: [row] })]
    const told = await board.as("manager", "PUT", `/v2/task/${task.id}`, { version: without.version, vendors })
    expect([told.status, blamed(told)]).toEqual([400, ["vendors.0.metadataUnitPriceCertificate.0.workers"]])
  }
})

test("TASK-50 D81 a vendor answers day by day: an answer for more days is refused, and the list says what each gets", async () => {
  const { board, crew, asked, fill } = at
  const task = await asked()
  const [one = 0] = crew
  const unitPriceCertificate = { morning: [{ name: "玉掛け", licenseId: null, priceStaff: 1000 }] }
  const workers = [inTheMorning(one, { countWorkMorning: 1.25, priceMorning: 15_000, unitPriceCertificate })]
  const later = await fill(task.id, { version: task.version, mode: "future", workers })
  expect([later.status, blamed(later)]).toEqual([400, ["mode"]])
  const told = await fill(task.id, { version: task.version, workers })
  expect(told.status, told.text).toBe(200)
  const listed = await board.as("vendor", "POST", "/v2/task/list-slot", { from: task.startDate, to: task.startDate })
  expect(listed.body.data.slots[0].workers).toMatchObject([
    { userId: one, countWork: 1.25, price: 15_000, certificates: unitPriceCertificate.morning },
  ])
})

test("TASK-04 TASK-13 what a vendor is to bring reaches the other days; a number that one of them has of its own stays", async () => {
  const { board, slot, asked, nextDay } = at
  const startDate = nextDay()
  const certificates = [{ title: "玉掛け", price: 2000, workers: 1 }]
  const last = addDays(isoDate(startDate), 1)
  nextDay()
  const vendors = [slot({ metadataUnitPriceCertificate: certificates })]
  const task = await asked({ startDate, endDate: last, vendors })
  const other: number = task.seriesDays[1].id
  const save = async (id: number, body: object) => {
    const told = await board.as("manager", "PUT", `/v2/task/${id}`, body)
    expect(told.status, told.text).toBe(200)
    return told.body.data
  }
  await save(other, {
    version: 1,
    vendors: [slot({ maxWorkerMorning: 2, metadataUnitPriceCertificate: certificates })],
  })
  const seen = (await board.read(task.id)).body.data
  // The same slot once more beside a note: nothing of it is new to the other day.
  const noted = await save(task.id, {
    ...{ version: seen.version, seriesVersion: seen.seriesVersion, mode: "all", note: "北口", vendors },
  })
  expect((await board.read(other)).body.data.vendors).toMatchObject([{ maxWorkerMorning: 2 }])
  const two = [...certificates, { title: "足場", price: null, workers: 2 }]
  await save(task.id, {
    ...{ version: noted.version, seriesVersion: noted.seriesVersion, mode: "all" },
    vendors: [slot({ metadataUnitPriceCertificate: two })],
  })
  const [{ metadataUnitPriceCertificate: there }] = (await board.read(other)).body.data.vendors
  expect(there).toEqual(two)
})

test("TASK-27 TASK-36 terms that would put more 人工 into a slot than was asked are refused at the number that was said", async () => {
  const { board, company, crew, asked, fill } = at
  const [one = 0, two = 0] = crew
  const task = await asked()
  expect((await fill(task.id, { version: 1, workers: [inTheMorning(one), inTheMorning(two)] })).status).toBe(200)
  const terms = (count: number) =>
    board.as("manager", "PUT", "/nest/task/update-term-task-worker", {
      ...{ companyId: company.id, taskId: task.id, version: 2 },
      workers: [{ userId: two, countWorkMorning: count }],
    })
  const over = await terms(1.51)
  expect(over.status, over.text).toBe(400)
  expect(over.body).toMatchObject({
    errorCode: "Total_Worker_Too_Large",
    fields: [{ field: "workers.0.countWorkMorning", message: "SLOT 協力の枠は2.5人工です。入るのはあと1.5人工です。" }],
  })
  expect((await terms(1.5)).status).toBe(200)
})
