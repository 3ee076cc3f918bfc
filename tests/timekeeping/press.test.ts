import { randomUUID } from "node:crypto"
import { beforeEach, expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

/** Friday, six in the evening in Tokyo: ten hours back are the same day. */
const evening = "2026-11-20T09:00:00.000Z"
let company: TestCompany
let token: string
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "PUNCH")
    token = await signIn(started.url, company.emailOf("worker"))
  },
  { startsAt: evening },
)
beforeEach(async () => {
  const { owner } = running()
  await owner`delete from timekeeping.correction`
  await owner`delete from timekeeping.press`
  await owner`delete from timekeeping.rest`
  await owner`delete from timekeeping.punch`
})

const minute = 60_000
const now = () => running().clock?.now() ?? 0
const ago = (minutes: number) => new Date(now() - minutes * minute).toISOString()
const call = (path: string, body: unknown, as = token) =>
  ask(running().url, path, { token: as, company: company.id, body })
const press = (action: "in" | "out" | undefined, minutesAgo: number, more: object = {}) =>
  call("/nest/time-keeping/check-in-check-out", {
    ...(action === undefined ? {} : { action }),
    isOffice: 1,
    pressedAt: ago(minutesAgo),
    clientId: randomUUID(),
    ...more,
  })
const rest = (action: "start" | "end", minutesAgo: number) =>
  call("/v5/timekeeping/rest", { action, pressedAt: ago(minutesAgo), clientId: randomUUID() })
const code = (told: { status: number; body: { errorCode?: string } }) => [told.status, told.body.errorCode]
const today = async () => (await ask(running().url, "/v5/timekeeping/today", { token, company: company.id })).body.data

test("TIME-02 in, rest, back, rest again, out: each state offers the next step and keeps every time pressed", async () => {
  expect((await today()).actions).toEqual(["in"])
  expect((await press("in", 300)).status).toBe(200)
  expect((await today()).actions).toEqual(["restStart", "out"])
  expect((await rest("start", 240)).status).toBe(200)
  expect((await today()).actions).toEqual(["restEnd"])
  await rest("end", 220)
  await rest("start", 100)
  await rest("end", 90)
  const out = await press("out", 10)
  expect(out.body.data).toMatchObject({ state: "closed", checkOut: expect.any(String) })
  const { duty, punches } = await today()
  expect(duty).toBe("done")
  expect(punches[0].timekeepingRests.map((one: { duration: number }) => one.duration)).toEqual([20, 10])
})

test("TIME-02 a check-out more than a day after its check-in is refused by name, and the end can still be claimed", async () => {
  const day = 24 * 60
  const begun = await press("in", 2 * day + 60)
  const late = await press("out", 10)
  expect(code(late)).toEqual([400, "Timekeeping_Not_Valid"])
  expect(late.body.fields).toEqual([{ field: "action", message: expect.stringContaining("24時間") }])
  const claimed = await press("out", 5, { timekeepingId: begun.body.data.id, claimsEnd: ago(2 * day - 500) })
  expect(claimed.body.data).toMatchObject({ state: "closed", isEndClaimed: true })
  await press("in", day + 20)
  expect((await press("out", 21)).body.data).toMatchObject({ state: "closed" })
})

test("TIME-05 rests are counted exactly as punched, and the table's rest is not taken off too (D87)", async () => {
  await press("in", 600)
  await rest("start", 400)
  await rest("end", 385)
  await press("out", 30)
  const admin = await signIn(running().url, company.emailOf("manager"))
  const day = new Date(now() - 600 * minute + 9 * 3_600_000).toISOString().slice(0, 10)
  const told = await call("/v2/timekeeping/list", { workingDay: day }, admin)
  expect(told.body.data[0]).toMatchObject({ restMinutes: 15, workedMinutes: 555, isRestByRule: false })
})

test("TIME-21 without a punched rest the company's table takes an hour off, marked automatic", async () => {
  await press("in", 600)
  await press("out", 30)
  const admin = await signIn(running().url, company.emailOf("manager"))
  const day = new Date(now() - 600 * minute + 9 * 3_600_000).toISOString().slice(0, 10)
  const told = await call("/v2/timekeeping/list", { workingDay: day }, admin)
  expect(told.body.data[0]).toMatchObject({ restMinutes: 60, workedMinutes: 510, isRestByRule: true })
})

test("TIME-01 the same press sent five times at once, and again later, is one punch", async () => {
  const body = { action: "in", isOffice: 1, pressedAt: ago(5), clientId: randomUUID() }
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => call("/nest/time-keeping/check-in-check-out", body)),
  )
  const late = await call("/nest/time-keeping/check-in-check-out", body)
  expect(new Set([...answers, late].map(({ body: told }) => told.data?.id)).size).toBe(1)
  const [row] = await running().owner<Array<{ n: number }>>`select count(*)::int as n from timekeeping.punch`
  expect(row?.n).toBe(1)
})

test("D88 without an action the state decides, but an out within a minute of the in is refused", async () => {
  expect((await press(undefined, 0.5)).body.data.state).toBe("open")
  expect(code(await press(undefined, 0))).toEqual([400, "Timekeeping_Not_Valid"])
})

test("a forgotten check-out never blocks: the next check-in makes it 未退勤 and asks for its end", async () => {
  await press("in", 60 * 30)
  expect((await press("in", 5)).status).toBe(200)
  const { forgotten, duty } = await today()
  expect(duty).toBe("working")
  expect(forgotten).toHaveLength(1)
  expect(forgotten[0].punch.state).toBe("unfinished")
})

test("a queue that waited without a signal arrives in order with the times pressed", async () => {
  const [inAt, outAt] = [ago(26 * 60), ago(17 * 60)]
  await call("/nest/time-keeping/check-in-check-out", {
    action: "in",
    isOffice: 1,
    pressedAt: inAt,
    clientId: randomUUID(),
  })
  const out = await call("/nest/time-keeping/check-in-check-out", {
    action: "out",
    pressedAt: outAt,
    clientId: randomUUID(),
  })
  expect(out.body.data).toMatchObject({ checkIn: inAt, checkOut: outAt })
})

test("TIME-18 a time in the future or older than 14 days is refused by its own code, its field named", async () => {
  const future = await press("in", -3)
  expect(code(future)).toEqual([400, "Timekeeping_Date_In_Future"])
  expect(future.body.fields[0]).toMatchObject({ field: "pressedAt", message: expect.stringContaining("時計") })
  expect(code(await press("in", 14 * 24 * 60 + 1))).toEqual([400, "Timekeeping_Not_Valid"])
  expect((await press("in", 14 * 24 * 60 - 1)).status).toBe(200)
})

test("D111 a press is taken back within a minute, and not after", async () => {
  const wrong = randomUUID()
  await press("in", 0.5, { clientId: wrong })
  const undone = await call("/v5/timekeeping/cancel", { clientId: randomUUID(), cancels: wrong, pressedAt: ago(0) })
  expect(undone.body.data.state).toBe("cancelled")
  expect((await today()).actions).toEqual(["in"])
  const old = randomUUID()
  await press("in", 30, { clientId: old })
  const late = await call("/v5/timekeeping/cancel", { clientId: randomUUID(), cancels: old, pressedAt: ago(0) })
  expect(code(late)).toEqual([400, "Timekeeping_Not_Valid"])
})

test("TIME-20 customers and vendors do not punch", async () => {
  for (const role of ["customer", "vendor"] as const) {
    const other = await signIn(running().url, company.emailOf(role))
    const told = await call("/nest/time-keeping/check-in-check-out", { action: "in", isOffice: 1 }, other)
    expect(code(told)).toEqual([403, "Timekeeping_Only_Staff"])
  }
})

test("TIME-01 a check-in that says neither arrangement, site nor office is refused by the field; its check-out needs none", async () => {
  for (const body of [{}, { action: "in" }, { isOffice: 0 }]) {
    const told = await call("/nest/time-keeping/check-in-check-out", body)
    expect([...code(told), told.body.fields?.[0]?.field]).toEqual([400, "Timekeeping_Not_Valid", "taskId"])
  }
  expect((await today()).open).toBeNull()
  await press("in", 10)
  expect((await call("/nest/time-keeping/check-in-check-out", {})).body.data.state).toBe("closed")
})

test("TIME-02 a time pressed at any offset is the moment that it is", async () => {
  const at = now() - 20 * minute
  const inJapan = new Date(at + 9 * 60 * minute).toISOString().replace("Z", "+09:00")
  const told = await press("in", 0, { pressedAt: inJapan })
  expect([told.status, told.body.data?.checkIn]).toEqual([200, new Date(at).toISOString()])
})

test("TIME-01 a place is kept when the phone told it, and its absence costs nothing", async () => {
  await press("in", 10, { lat: 35.6555, lng: 139.7967, accuracy: 12 })
  const { open } = await today()
  expect(open.checkInPlace).toEqual({ lat: 35.6555, lng: 139.7967, accuracy: 12 })
})

test("a closed month refuses punches by the specification's code", async () => {
  const { owner } = running()
  const day = new Date(now() + 9 * 3_600_000).toISOString().slice(0, 7)
  await owner`insert into companies.pay_month (company_id, month, state) values (${company.id}, ${day}, 'closed')
    on conflict (company_id, month) do update set state = 'closed'`
  const told = await press("in", 1)
  await owner`update companies.pay_month set state = 'open' where company_id = ${company.id}`
  expect(code(told)).toEqual([409, "Closed_Salary_Day_Not_Editable"])
})

test("the database itself refuses two punches of one person over the same time", async () => {
  const { owner } = running()
  await press("in", 300)
  await press("out", 200)
  await expect(owner`insert into timekeeping.punch (company_id, staff_id, work_day, check_in, check_out, state)
    select company_id, staff_id, work_day, check_in + interval '1 minute', check_out, 'closed' from timekeeping.punch`).rejects.toThrow(
    /one_punch_at_a_time/,
  )
})
