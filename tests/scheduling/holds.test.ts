import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"

let board: Board
let site: number
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "HOLDS"))
  site = await board.site()
})
type Role = Parameters<Board["as"]>[0]
const seriesVersionOf = async (id: number) => (await board.read(id)).body.data?.seriesVersion
/** As somebody who has just looked at the series. */
const hold = async (id: number, body: object, role: Role = "manager") =>
  board.as(role, "PUT", `/v3/task/update-reserve-status/${id}`, { seriesVersion: await seriesVersionOf(id), ...body })
const many = (body: object, role: Role = "manager") => board.as(role, "PUT", "/v2/task/update-multiple-task", body)
const refusal = (told: { status: number; body: { errorCode: string } }) => [told.status, told.body.errorCode]
let year = 2030
const aWeek = async (over: object = {}) => {
  year += 1
  const told = await board.arrange(site, { startDate: `${year}-03-04`, endDate: `${year}-03-08`, ...over })
  if (told.status !== 200) throw new Error(told.text)
  return told.body.data
}
const reserved = async (id: number) =>
  (await board.read(id)).body.data.seriesDays.map(({ isReserved }: { isReserved: boolean }) => isReserved)
const ids = (rows: ReadonlyArray<{ id: number }>) => rows.map(({ id }) => id)
const calendar = async (role: Role = "manager") =>
  (await board.as(role, "POST", "/nest/calendar/super-calendar", { from: `${year}-03-04`, to: `${year}-03-08` })).body
    .data

test("TASK-14 a hold reaches this day, this and later ones or all, and is taken back the same way", async () => {
  const series = await aWeek()
  const wednesday = series.seriesDays[2]
  const told = await hold(wednesday.id, { version: 1, reserveStatus: 1, mode: "future" })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data.reserveStatus).toBe(1)
  expect(await reserved(series.id)).toEqual([false, false, true, true, true])
  expect((await hold(series.id, { version: 1, reserveStatus: 1 })).body.data.reserveStatus).toBe(1)
  expect(refusal(await hold(series.id, { version: 1, reserveStatus: 0, mode: "all" }))).toEqual([409, "Update_Expired"])
  expect((await hold(series.id, { version: 2, reserveStatus: 0, mode: "all" })).status).toBe(200)
  expect(await reserved(series.id)).toEqual(Array(5).fill(false))
})

test("TASK-14 people of a held arrangement are pencilled in: free for others, looked for again when it is taken back", async () => {
  const worker = board.staff("worker")
  const series = await aWeek({ workers: [inTheMorning(worker)] })
  const before = await calendar()
  await hold(series.id, { version: 1, reserveStatus: 1, mode: "all" })
  const shown = await calendar()
  expect(shown.tasks.held).toEqual([0, 1, 2, 3, 4])
  expect(shown.slots.staff).toEqual(before.slots.staff)
  expect(before.days[0]).toMatchObject({ needed: 2, assigned: 1, shortage: 1 })
  expect(shown.days[0]).toMatchObject({ needed: 0, assigned: 0, shortage: 0 })
  const elsewhere = await board.arrange(site, { startDate: `${year}-03-07`, workers: [inTheMorning(worker)] })
  expect(elsewhere.status, elsewhere.text).toBe(200)
  const back = await hold(series.id, { version: 2, reserveStatus: 0, mode: "all" })
  expect(refusal(back)).toEqual([409, "Worker_Double_Booked"])
  expect(back.body.view.clashes.map(({ day }: { day: string }) => day)).toEqual([`${year}-03-07`])
  expect(back.body.fields[0].field).toBe("reserveStatus")
  expect(await reserved(series.id)).toEqual(Array(5).fill(true))
  // What is held can be arranged further: nobody is booked by it.
  const [, , , thursday] = series.seriesDays
  const { version } = (await board.read(thursday.id)).body.data
  const joined = [inTheMorning(worker), inTheMorning(board.staff("otherWorker"))]
  expect((await board.as("manager", "PUT", `/v2/task/${thursday.id}`, { version, workers: joined })).status).toBe(200)
  expect((await hold(series.id, { version: 2, reserveStatus: 0 })).status).toBe(200)
})

test("D64 D119 a customer is told of what is held in one way, wherever it looks: that it is held, without times", async () => {
  const { id, startDate } = (await aWeek({ morningShiftCustomer: 1 })).seriesDays.map((one: { id: number }) => ({
    id: one.id,
    startDate: `${year}-03-04`,
  }))[0]
  expect((await hold(id, { version: 1, reserveStatus: 1 })).status).toBe(200)
  const view = (await board.read(id, "customer")).body.data
  expect(view).toMatchObject({
    reserveStatus: 1,
    morningShift: 0,
    morningShiftCustomer: 1,
    morningFrom: null,
    startTime: null,
  })
  const week = await board.as("customer", "POST", "/v2/task/customer-week", { from: startDate })
  expect(week.body.data.tasks[0]).toMatchObject({ id, isHeld: true, shifts: [{ isOn: false, from: null, to: null }] })
  expect((await calendar("customer")).slots.time.slice(0, 2)).toEqual([-1, 0])
  expect((await board.read(id)).body.data).toMatchObject({ morningShift: 1, morningFrom: "08:00" })
})

test("TASK-32 who is on one day of a series is told of that day alone; management and its customer of all", async () => {
  const worker = board.staff("worker")
  const series = await aWeek()
  const [, tuesday] = series.seriesDays
  await board.as("manager", "PUT", `/v2/task/${tuesday.id}`, { version: 1, workers: [inTheMorning(worker)] })
  const { data } = (await board.read(tuesday.id, "worker")).body
  expect(data).toMatchObject({ workingDates: [tuesday.day], dayOffs: [], seriesFrom: null, seriesTo: null })
  for (const role of ["financeManager", "customer"] as const)
    expect((await board.read(tuesday.id, role)).body.data.workingDates).toHaveLength(5)
})

test("TASK-13 who holds or deletes several days without having seen what another changed is told, and nothing is touched", async () => {
  const series = await aWeek()
  const [, tuesday, , thursday] = series.seriesDays
  expect((await board.as("manager", "PUT", `/v2/task/${thursday.id}`, { version: 1, note: "別の段取り" })).status).toBe(
    200,
  )
  const { seriesVersion } = series
  const of = { version: 1, mode: "future" }
  const held = (over: object) => hold(tuesday.id, { ...of, reserveStatus: 1, ...over })
  const gone = (over: object) => board.as("manager", "PUT", `/v2/task/${tuesday.id}`, { ...of, status: 0, ...over })
  const picked = { ids: [tuesday.id], versions: [1], mode: "future", status: 0 }
  for (const told of [
    await held({ seriesVersion }),
    await gone({ seriesVersion }),
    await many({ ...picked, seriesVersions: [seriesVersion] }),
  ]) {
    expect(refusal(told)).toEqual([409, "Update_Expired"])
    expect(told.body.view.seriesDays[3]).toMatchObject({ id: thursday.id, version: 2 })
  }
  const unsaid = [await held({ seriesVersion: undefined }), await gone({}), await many(picked)]
  expect(unsaid.map(({ body }) => body.fields[0].field)).toEqual([
    ...["seriesVersion", "seriesVersion", "seriesVersions.0"],
  ])
  expect((await many({ ...picked, seriesVersions: [] })).body.fields[0].field).toBe("seriesVersions")
  const now = (await board.read(series.id)).body.data
  expect([now.workingDates.length, await reserved(series.id)]).toEqual([5, Array(5).fill(false)])
  expect((await many({ ...picked, seriesVersions: [now.seriesVersion] })).status).toBe(200)
})

test("TASK-14 who only reads holds nothing", async () => {
  const series = await aWeek({ workers: [inTheMorning(board.staff("worker"))] })
  for (const role of ["financeManager", "worker", "customer"] as const)
    expect(refusal(await hold(series.id, { version: 1, reserveStatus: 1 }, role)), role).toEqual([
      403,
      "Permission_Denied",
    ])
  expect(refusal(await hold(series.id, { version: 1, reserveStatus: 1 }, "otherWorker"))).toEqual([
    404,
    "Task_Not_Found",
  ])
})

test("TASK-54 several are deleted in one call, this and later ones with them, and come back by the versions answered", async () => {
  const series = await aWeek({ workers: [inTheMorning(board.staff("worker"))] })
  const alone = (await board.arrange(site, { startDate: `${year}-03-05` })).body.data
  const wednesday = series.seriesDays[2]
  const picked = {
    ...{ ids: [alone.id, wednesday.id], versions: [1, 1], seriesVersions: [null, series.seriesVersion] },
    ...{ mode: "future", status: 0 },
  }
  const told = await many(picked)
  expect(told.status, told.text).toBe(200)
  const { tasks } = told.body.data
  expect(ids(tasks).sort()).toEqual([alone.id, ...ids(series.seriesDays.slice(2))].sort())
  expect((await board.read(series.id)).body.data.workingDates).toHaveLength(2)
  expect(refusal(await board.read(wednesday.id))).toEqual([410, "Task_Deleted"])
  const versions = tasks.map(({ version }: { version: number }) => version)
  const back = await many({ ids: ids(tasks), versions, status: 1 })
  expect(back.status, back.text).toBe(200)
  const after = (await board.read(series.id)).body.data
  expect(after.workingDates).toEqual(series.workingDates)
  expect(
    after.seriesDays.map(({ shifts }: { shifts: ReadonlyArray<{ assigned: number }> }) => shifts[0]?.assigned),
  ).toEqual([1, 1, 1, 1, 1])
})

test("TASK-15 bringing back asks again whether the people are free and the day is not taken", async () => {
  const worker = board.staff("worker")
  const series = await aWeek({ workers: [inTheMorning(worker)] })
  const monday = series.seriesDays[0]
  const gone = (await many({ ids: [monday.id], versions: [1], status: 0 })).body.data.tasks
  expect((await board.arrange(site, { startDate: `${year}-03-04`, workers: [inTheMorning(worker)] })).status).toBe(200)
  const back = { ids: [monday.id], versions: [gone[0].version], status: 1 }
  expect(refusal(await many(back))).toEqual([409, "Worker_Double_Booked"])
  const tuesday = series.seriesDays[1]
  await board.as("manager", "PUT", `/v2/task/${tuesday.id}`, { version: 1, startDate: `${year}-03-04`, workers: [] })
  expect((await many(back)).body.fields[0].field).toBe("startDate")
})

test("TASK-54 all or none: a version that is old, an id that is nobody's, a role that may not", async () => {
  const series = await aWeek()
  const [monday, tuesday] = series.seriesDays
  const both = { ids: [monday.id, tuesday.id], versions: [1, 1], status: 0 }
  const late = await many({ ...both, versions: [1, 9] })
  expect(refusal(late)).toEqual([409, "Update_Expired"])
  expect(late.body.view.tasks[1]).toMatchObject({ id: tuesday.id, version: 1 })
  expect(refusal(await many({ ...both, ids: [monday.id, 900_001] }))).toEqual([404, "Task_Not_Found"])
  expect(refusal(await many(both, "financeManager"))).toEqual([403, "Permission_Denied"])
  expect((await many({ ...both, versions: [1] })).body.fields[0].field).toBe("versions")
  expect((await board.read(series.id)).body.data.workingDates).toHaveLength(5)
})

test("TASK-15 whole series of a closing month stay; held people are free of the constraint, booked ones are not", async () => {
  const series = await aWeek({ workers: [inTheMorning(board.staff("worker"))] })
  const statuses = async () =>
    (
      await running().owner<Array<{ status: number }>>`
        select distinct status from scheduling.task_worker where task_id = any(${ids(series.seriesDays)})`
    ).map(({ status }) => status)
  await hold(series.id, { version: 1, reserveStatus: 1, mode: "all" })
  expect(await statuses()).toEqual([3])
  const seriesVersions = [await seriesVersionOf(series.id)]
  await many({ ids: [series.id], versions: [2], seriesVersions, mode: "all", status: 0 })
  expect(await statuses()).toEqual([2])
  const back = await many({ ids: ids(series.seriesDays), versions: Array(5).fill(3), status: 1 })
  expect(back.status, back.text).toBe(200)
  expect(await statuses()).toEqual([3])
  await running().owner`insert into companies.pay_month (company_id, month, state)
    values (${board.company.id}, ${`${year}-03`}, 'closing')
    on conflict (company_id, month) do update set state = 'closing'`
  expect(refusal(await hold(series.id, { version: 4, reserveStatus: 0, mode: "all" }))).toEqual([
    409,
    "Closed_Salary_Day_Not_Editable",
  ])
})
