import { beforeEach, expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { at, day, writtenDay } from "./written-day.ts"

let company: TestCompany
let manager: string
const running = runningProduct(async (started) => {
  company = await aCompany(started, "CORRECT")
  manager = await signIn(started.url, company.emailOf("manager"))
})
beforeEach(async () => {
  const { owner } = running()
  await owner`delete from timekeeping.correction`
  await owner`delete from timekeeping.rest`
  await owner`delete from timekeeping.punch`
})

const call = (path: string, body: unknown, token = manager, method = "POST") =>
  ask(running().url, path, { token, company: company.id, body, method })
const written = (more: object = {}) =>
  call("/v2/timekeeping/handle-working-time", { ...writtenDay(company.staffOf("worker")), ...more })
const monthOf = async (token = manager) =>
  ask(running().url, `/v5/timekeeping/month?month=2026-10&userId=${company.staffOf("worker")}`, {
    token,
    company: company.id,
  })

test("the desk writes a punch with a reason; the month counts it by kind", async () => {
  expect((await written()).status).toBe(200)
  const { totals, days } = (await monthOf()).body.data
  expect(totals).toMatchObject({ days: 1, workedMinutes: 480, regularMinutes: 480, overtimeMinutes: 0 })
  expect(days[0].problems).toEqual(["noArrangement"])
})

test("TIME-21 a correction that changes nothing is refused, and nobody is told of it", async () => {
  const made = (await written()).body.data
  const again = { timekeepingId: made.id, version: made.version }
  const same = await written({ ...again, reason: "念のため" })
  expect([same.status, same.body.fields]).toMatchObject([
    400,
    [{ field: "reason", message: "変えたところがありません。" }],
  ])
  const [told] = await running().owner`select count(*)::int as n from timekeeping.correction`
  expect(told?.n).toBe(1)
  expect((await written({ ...again, rests: [{ checkIn: at("12:00"), checkOut: at("12:45") }] })).status).toBe(200)
})

test("TIME-05 a day that is a national holiday says its name, in the own month and in everybody's", async () => {
  const sportsDay = "2026-10-12"
  await written()
  await written({ workingDay: sportsDay, checkIn: at("08:00", sportsDay), checkOut: at("12:00", sportsDay), rests: [] })
  const { days } = (await monthOf()).body.data
  expect(days.map(({ holiday }: { holiday: unknown }) => holiday)).toEqual([null, "スポーツの日"])
  const table = await ask(running().url, "/v5/timekeeping/table?month=2026-10", { token: manager, company: company.id })
  expect(table.body.holidays).toEqual([{ day: sportsDay, name: "スポーツの日" }])
  // Whoever reads another language reads it in that.
  const asks = { token: await signIn(running().url, company.emailOf("admin")), company: company.id }
  const preferences = (language: string) =>
    ask(running().url, "/user/preferences", {
      ...asks,
      method: "PUT",
      body: { language, textPercent: 100, theme: "light" },
    })
  expect((await preferences("vi")).status).toBe(200)
  const token = await signIn(running().url, company.emailOf("admin"))
  const inVietnamese = await ask(running().url, "/v5/timekeeping/table?month=2026-10", { token, company: company.id })
  expect(inVietnamese.body.holidays).toEqual([{ day: sportsDay, name: "Ngày Thể thao" }])
  await preferences("ja")
})

test("TIME-22 a night over midnight belongs to the day it began, its night minutes counted", async () => {
  await written({
    checkIn: at("20:00"),
    checkOut: at("05:00", "2026-10-06"),
    rests: [{ checkIn: at("00:00", "2026-10-06"), checkOut: at("01:00", "2026-10-06") }],
  })
  const { totals, days } = (await monthOf()).body.data
  expect(days[0].workingDay).toBe(day)
  expect(totals).toMatchObject({ workedMinutes: 480, nightMinutes: 360 })
})

test("a correction without a reason is refused, its field named", async () => {
  const told = await written({ reason: "" })
  expect(told.body.fields[0].field).toBe("reason")
})

test("TIME-05 a rest that was pressed and ended in one minute counts none, and stays correctable", async () => {
  const rests = [
    { checkIn: at("12:00"), checkOut: at("12:00") },
    { checkIn: at("15:00"), checkOut: at("15:15") },
  ]
  expect(
    (await written({ rests })).body.data.timekeepingRests.map(({ duration }: { duration: number }) => duration),
  ).toEqual([0, 15])
  expect((await monthOf()).body.data.totals.workedMinutes).toBe(525)
})

test("what can't have happened is refused field by field", async () => {
  const fieldsOf = async (more: object) => (await written(more)).body.fields?.[0]?.field
  expect(await fieldsOf({ checkOut: at("07:00") })).toBe("checkOut")
  expect(await fieldsOf({ rests: [{ checkIn: at("07:00"), checkOut: at("08:30") }] })).toBe("rests.0.checkIn")
  expect(
    await fieldsOf({
      rests: [
        { checkIn: at("12:00"), checkOut: at("13:00") },
        { checkIn: at("12:30"), checkOut: at("13:30") },
      ],
    }),
  ).toBe("rests.1.checkIn")
  await written()
  expect(await fieldsOf({ checkIn: at("16:00"), checkOut: at("20:00"), rests: [] })).toBe("checkIn")
})

test("two at the desk: the second sees what changed and loses nothing", async () => {
  const { id, version } = (await written()).body.data
  expect((await written({ timekeepingId: id, version, checkOut: at("18:00") })).status).toBe(200)
  const second = await written({ timekeepingId: id, version, checkOut: at("19:00") })
  expect([second.status, second.body.errorCode]).toEqual([409, "Update_Expired"])
  expect(second.body.view).toMatchObject({ id, version: version + 1, checkOut: at("18:00") })
})

test("TIME-21 the total rest is set with a reason, never longer than the work", async () => {
  const { id, version } = (await written({ rests: [] })).body.data
  const path = `/v2/timekeeping/update-total-rest-duration/${id}`
  const tooLong = await call(path, { totalRestDuration: 600, reason: "x", version }, manager, "PUT")
  expect([tooLong.status, tooLong.body.errorCode]).toEqual([400, "Break_Exceeds_Registered_Time"])
  expect(
    (await call(path, { totalRestDuration: 0, reason: "休憩を取れなかった", version }, manager, "PUT")).status,
  ).toBe(200)
  const { totals, days } = (await monthOf()).body.data
  expect(totals).toMatchObject({ workedMinutes: 540, overtimeMinutes: 60 })
  expect(days[0].problems).toContain("shortRest")
})

test("a worker reads his own month, nobody else's, and corrects nothing", async () => {
  await written()
  const own = await signIn(running().url, company.emailOf("worker"))
  const other = await signIn(running().url, company.emailOf("partTimeWorker"))
  expect((await monthOf(own)).status).toBe(200)
  expect((await monthOf(other)).status).toBe(404)
  const told = await ask(running().url, "/v2/timekeeping/handle-working-time", {
    token: own,
    company: company.id,
    body: {
      userId: company.staffOf("worker"),
      workingDay: day,
      isOffice: 1,
      checkIn: at("08:00"),
      checkOut: at("17:00"),
      rests: [],
      reason: "x",
    },
  })
  expect([told.status, told.body.errorCode]).toEqual([403, "Permission_Denied"])
})

test("TIME-06 what is not over yet is no end: refused at its field, and nothing is written", async () => {
  const today = new Date(Date.now() + 9 * 3_600_000).toISOString().slice(0, 10)
  const after = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
  const told = await written({ workingDay: today, checkIn: after(-60), checkOut: after(5), rests: [] })
  expect([told.status, told.body.errorCode]).toEqual([400, "Timekeeping_Not_Valid"])
  expect(told.body.fields).toMatchObject([{ field: "checkOut" }])
  expect(await running().owner`select id from timekeeping.punch`).toEqual([])
  expect((await written({ workingDay: today, checkIn: after(-60), checkOut: after(-1), rests: [] })).status).toBe(200)
})

test("every correction leaves who, why, before and after", async () => {
  const { id, version } = (await written()).body.data
  await call(`/v2/timekeeping/remove/${id}`, { reason: "二重打刻", version })
  const rows = await running()
    .owner`select reason, before->>'state' as before, after->>'state' as after, corrected_by from timekeeping.correction order by id`
  expect(rows).toMatchObject([
    { before: null, after: "closed", corrected_by: company.personOf("manager") },
    { reason: "二重打刻", before: "closed", after: "removed" },
  ])
})

test("a day whose law is not held here says so; its hours stay, split by no kind", async () => {
  const old = "2023-03-15"
  const told = await written({
    workingDay: old,
    checkIn: at("08:00", old),
    checkOut: at("17:00", old),
    rests: [{ checkIn: at("12:00", old), checkOut: at("13:00", old) }],
  })
  expect(told.status, told.text).toBe(200)
  const read = await ask(running().url, `/v5/timekeeping/month?month=2023-03&userId=${company.staffOf("worker")}`, {
    token: manager,
    company: company.id,
  })
  const { totals, days } = read.body.data
  expect(totals).toMatchObject({ days: 1, workedMinutes: 480, regularMinutes: 0, noLawOn: old })
  expect(days[0]).toMatchObject({ workedMinutes: 480 })
  expect(days[0].problems).toContain("noLaw")
  const list = await call("/v2/timekeeping/list", { workingDay: old })
  expect(list.body.data[0].problems).toContain("noLaw")
})

test("a night into the statutory holiday after the month's end is holiday work, as on the slip", async () => {
  const last = "2026-10-31"
  await written({
    workingDay: last,
    checkIn: at("20:00", last),
    checkOut: at("05:00", "2026-11-01"),
    rests: [{ checkIn: at("23:00", last), checkOut: at("00:00", "2026-11-01") }],
  })
  const { totals } = (await monthOf()).body.data
  expect(totals).toMatchObject({ regularMinutes: 180, holidayMinutes: 300, nightMinutes: 60, holidayNightMinutes: 300 })
})

test("work on the statutory holiday before the month does not fill the forty hours of its first week", async () => {
  const night = { rests: [{ checkIn: at("12:00", "2026-09-27"), checkOut: at("13:00", "2026-09-27") }] }
  await written({
    workingDay: "2026-09-27",
    checkIn: at("08:00", "2026-09-27"),
    checkOut: at("17:00", "2026-09-27"),
    ...night,
  })
  for (const worked of ["2026-09-28", "2026-09-29", "2026-09-30", "2026-10-01", "2026-10-02"])
    await written({
      workingDay: worked,
      checkIn: at("08:00", worked),
      checkOut: at("17:00", worked),
      rests: [{ checkIn: at("12:00", worked), checkOut: at("13:00", worked) }],
    })
  const { totals } = (await monthOf()).body.data
  expect(totals).toMatchObject({ regularMinutes: 960, overtimeMinutes: 0 })
})

test("TIME-06 a correction of ticked shifts keeps what counted before, and half of what", async () => {
  const whole = { shifts: [1, 2] }
  const { id, version } = (await written(whole)).body.data
  expect((await written({ ...whole, halfShifts: [2], timekeepingId: id, version, reason: "午後は半分" })).status).toBe(
    200,
  )
  const [correction] = (await monthOf()).body.data.days[0].corrections
  expect(correction).toMatchObject({
    reason: "午後は半分",
    before: { shifts: [1, 2], halfShifts: [] },
    after: { shifts: [1, 2], halfShifts: [2], taskId: null },
  })
})
