import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning } from "./board.ts"

let board: Board
let site: number
let otherSite: number
const running = runningProduct(async (started) => {
  board = await aBoard(started.url, await aCompany(started, "SCOPES"))
  site = await board.site()
  otherSite = await board.site({ name: "ほかの現場" })
})
const change = (id: number, body: object) => board.as("manager", "PUT", `/v2/task/${id}`, body)
const refusal = (told: { status: number; body: { errorCode: string } }) => [told.status, told.body.errorCode]
let year = 2030
/** Monday to Friday of a week that no other test touches. */
const aWeek = async (over: object = {}) => {
  year += 1
  const told = await board.arrange(site, { startDate: `${year}-03-04`, endDate: `${year}-03-08`, ...over })
  if (told.status !== 200) throw new Error(told.text)
  return told.body.data
}
const daysOf = async (id: number) => (await board.read(id)).body.data
const days = (series: { seriesDays: ReadonlyArray<{ id: number }> }) =>
  Promise.all(series.seriesDays.map(async ({ id }) => (await board.read(id)).body.data))
const notes = async (id: number) => (await days(await daysOf(id))).map(({ note }) => note)

test("TASK-13 a change reaches this day, this and later ones or all, and tells of each in the audit", async () => {
  const series = await aWeek()
  const [, , wednesday] = series.seriesDays
  const later = await change(wednesday.id, {
    version: 1,
    mode: "future",
    seriesVersion: series.seriesVersion,
    note: "水曜から",
  })
  expect(later.status, later.text).toBe(200)
  expect(await notes(series.id)).toEqual(["", "", "水曜から", "水曜から", "水曜から"])
  const { version, seriesVersion } = await daysOf(wednesday.id)
  const alone = await change(wednesday.id, { version, mode: "one", note: "水曜だけ" })
  expect(await notes(series.id)).toEqual(["", "", "水曜だけ", "水曜から", "水曜から"])
  expect(alone.body.data.seriesVersion).toBe(seriesVersion + 1)
  const first = await daysOf(series.id)
  const all = { version: first.version, seriesVersion: first.seriesVersion, mode: "all", morningTo: "11:30" }
  expect((await change(series.id, all)).status).toBe(200)
  expect((await days(await daysOf(series.id))).map(({ morningTo }) => morningTo)).toEqual(Array(5).fill("11:30"))
  const told = await running().owner`
    select subject from kernel.audit_entry where action = 'task.update' and subject = any(${series.seriesDays.map(
      ({ id }: { id: number }) => `task:${id}`,
    )})`
  expect(told.length).toBe(3 + 1 + 5)
})

test("TASK-13 other days are given only what this day's form changed", async () => {
  const [worker, other, third] = [board.staff("worker"), board.staff("otherWorker"), board.staff("partTimeWorker")]
  const series = await aWeek({ workers: [inTheMorning(worker)] })
  const [monday, tuesday] = series.seriesDays
  await change(tuesday.id, { version: 1, note: "火曜", workerMorning: 7, workers: [inTheMorning(other)] })
  const { version, seriesVersion } = await daysOf(monday.id)
  // The form sends a shift whole and its whole crew; of that only the end and the third person are new.
  const form = { morningShift: 1, morningFrom: "08:00", morningTo: "11:00", maxWorkerMorning: 2, note: "" }
  const workers = [inTheMorning(worker), inTheMorning(third)]
  const told = await change(monday.id, { version, seriesVersion, mode: "all", ...form, workers })
  expect(told.status, told.text).toBe(200)
  const crewOf = (day: { workers: ReadonlyArray<{ userId: number }> }) => day.workers.map(({ userId }) => userId).sort()
  const [, changed, wednesday] = await days(told.body.data)
  expect(changed).toMatchObject({ note: "火曜", maxWorkerMorning: 7, morningTo: "11:00" })
  expect(crewOf(changed)).toEqual([other, third].sort())
  expect(crewOf(wednesday)).toEqual([worker, third].sort())
})

test("TASK-13 who has not seen the whole series is told what is stored now", async () => {
  const series = await aWeek()
  const thursday = series.seriesDays[3]
  const all = { version: 1, mode: "all", note: "全部" }
  expect((await change(series.id, all)).body.fields[0].field).toBe("seriesVersion")
  await change(thursday.id, { version: 1, note: "木曜は別" })
  const late = await change(series.id, { ...all, seriesVersion: series.seriesVersion })
  expect(refusal(late)).toEqual([409, "Update_Expired"])
  expect(late.body.view.seriesDays[3].version).toBe(2)
  expect(await notes(series.id)).toEqual(["", "", "", "木曜は別", ""])
})

test("TASK-13 a clash on one of the days refuses them all and names the day", async () => {
  const worker = board.staff("worker")
  const series = await aWeek()
  const taken = await board.arrange(otherSite, { startDate: `${year}-03-07`, workers: [inTheMorning(worker)] })
  expect(taken.status).toBe(200)
  const { seriesVersion } = series
  const asked = { version: 1, seriesVersion, mode: "all", workers: [inTheMorning(worker)] }
  const told = await change(series.id, asked)
  expect(refusal(told)).toEqual([409, "Worker_Double_Booked"])
  expect(told.body.view.clashes.map(({ day }: { day: string }) => day)).toEqual([`${year}-03-07`])
  expect((await daysOf(series.id)).seriesDays[0].shifts[0].assigned).toBe(0)
})

test("TASK-13 days off, a longer and a shorter series: the days from this one on, those before stay", async () => {
  const series = await aWeek({ workers: [inTheMorning(board.staff("worker"))] })
  const at = (day: number) => `${year}-03-${String(day).padStart(2, "0")}`
  const wednesday = series.seriesDays[2]
  const asked = { version: 1, seriesVersion: series.seriesVersion, mode: "future" }
  const told = await change(wednesday.id, { ...asked, endDate: at(11), dayOffs: [at(7), at(9), at(10)] })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data.workingDates).toEqual([at(4), at(5), at(6), at(8), at(11)])
  expect(told.body.data.dayOffs).toEqual([at(7), at(9), at(10)])
  const added = (await days(told.body.data)).at(-1)
  expect(added).toMatchObject({ startDate: at(11), morningFrom: "08:00", assignedMorning: 1 })
  const now = told.body.data
  const shorter = await change(wednesday.id, {
    version: now.version,
    seriesVersion: now.seriesVersion,
    mode: "all",
    endDate: at(6),
  })
  expect(shorter.body.data.workingDates).toEqual([at(4), at(5), at(6)])
  const { version, seriesVersion } = shorter.body.data
  const back = { version, seriesVersion, mode: "future", startDate: at(5), endDate: at(8) }
  expect((await change(wednesday.id, back)).body.fields[0].field).toBe("startDate")
  const far = { version, seriesVersion, mode: "future", endDate: `${year}-06-20` }
  expect(refusal(await change(wednesday.id, far))).toEqual([400, "Max_Date_For_Series_Task_Is_90"])
  expect((await change(wednesday.id, { version, endDate: at(8) })).body.fields[0].field).toBe("endDate")
})

test("TASK-11 one day becomes a series with the days that are added", async () => {
  year += 1
  const one = (await board.arrange(site, { startDate: `${year}-03-04`, note: "朝礼 8:00" })).body.data
  const told = await change(one.id, { version: 1, mode: "all", endDate: `${year}-03-06` })
  expect(told.status, told.text).toBe(200)
  expect(told.body.data.workingDates).toEqual([`${year}-03-04`, `${year}-03-05`, `${year}-03-06`])
  expect(await notes(one.id)).toEqual(["朝礼 8:00", "朝礼 8:00", "朝礼 8:00"])
})

test("TASK-13 days whose hours were counted stay as they were", async () => {
  const series = await aWeek({ workers: [inTheMorning(board.staff("worker"))] })
  const [monday, , wednesday] = series.seriesDays
  await running().owner`insert into scheduling.worked (company_id, task_id, staff_id, minutes)
    values (${board.company.id}, ${monday.id}, ${board.staff("worker")}, 240)`
  const { seriesVersion } = series
  const told = await change(wednesday.id, { version: 1, seriesVersion, mode: "all", note: "残りの日" })
  expect(told.body.data.seriesDays.map(({ isWorked }: { isWorked: boolean }) => isWorked)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
  expect(await notes(wednesday.id)).toEqual(["", "残りの日", "残りの日", "残りの日", "残りの日"])
  const gone = { version: 2, seriesVersion: told.body.data.seriesVersion, mode: "all", status: 0 }
  expect((await change(wednesday.id, gone)).status).toBe(200)
  expect((await daysOf(monday.id)).workingDates).toHaveLength(1)
})

test("TASK-08 a shift that people of another day are still on can't be unticked for all", async () => {
  const series = await aWeek({ afternoonShift: 1, workerAfternoon: 1 })
  const [monday, tuesday] = series.seriesDays
  const crew = [{ userId: board.staff("worker"), afternoonShift: 1 }]
  await change(tuesday.id, { version: 1, workers: crew })
  const { seriesVersion } = await daysOf(monday.id)
  const told = await change(monday.id, { version: 1, seriesVersion, mode: "all", afternoonShift: 0 })
  expect(refusal(told)).toEqual([400, "Invalid_Shift_Change"])
  expect(told.body.fields[0]).toMatchObject({ field: "afternoonShift" })
})

test("TASK-13 nobody comes onto a day after he left the company: neither with days that are added nor with a day that moves", async () => {
  const leaver = board.staff("otherWorker")
  const series = await aWeek({ workers: [inTheMorning(leaver)] })
  await running().owner`update people.staff set left_on = ${`${year}-03-08`} where id = ${leaver}`
  const [monday, , , , friday] = series.seriesDays
  const { seriesVersion } = series
  const longer = await change(monday.id, { version: 1, seriesVersion, mode: "all", endDate: `${year}-03-12` })
  expect([...refusal(longer), longer.body.fields[0].field]).toEqual([400, "Worker_Not_Valid", "workers"])
  const workers = [inTheMorning(leaver)]
  const moved = await change(friday.id, { version: 1, startDate: `${year}-03-11`, workers })
  expect([...refusal(moved), moved.body.fields[0].field]).toEqual([400, "Worker_Not_Valid", "workers.0.userId"])
  // What he is on already stays, and a day that he is taken off goes where it likes.
  expect((await change(monday.id, { version: 1, note: "朝礼" })).status).toBe(200)
  expect((await change(friday.id, { version: 1, startDate: `${year}-03-11`, workers: [] })).status).toBe(200)
  await running().owner`update people.staff set left_on = null where id = ${leaver}`
})

test("TASK-15 what is said beside a deletion is refused by name, not lost in silence", async () => {
  const { id } = (await aWeek()).seriesDays[0]
  const told = await change(id, { version: 1, status: 0, note: "中止の理由", maxWorkerMorning: 3 })
  expect([...refusal(told), ...told.body.fields.map(({ field }: { field: string }) => field)]).toEqual([
    ...[400, "Invalid_Input", "note", "maxWorkerMorning"],
  ])
  expect((await change(id, { version: 1, status: 0, isUpdateNoNotiStaff: 1 })).status).toBe(200)
})
