import { randomUUID } from "node:crypto"
import { beforeAll, expect, test } from "vitest"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { verifyPunches } from "#modules/timekeeping/index.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { tokenOf, worked } from "../payroll/month.ts"

let company: TestCompany
let worker: string
let desk: string
const running = runningProduct(undefined, { startsAt: "2026-11-20T05:00:00.000Z" })
beforeAll(async () => {
  company = await aCompany(running(), "SEALED")
  worker = await tokenOf(running(), company, "worker")
  desk = await tokenOf(running(), company, "admin")
})

const verified = () => running().run(inCompany(company.id)(verifyPunches(company.id)))
const send = async (path: string, body: object, token = worker, method = "POST") => {
  const told = await ask(running().url, path, { token, company: company.id, body, method })
  expect([told.status, told.text.slice(0, 200)]).toEqual([200, expect.any(String)])
  return told.body.data
}
const press = (pressedAt: string, more: object = {}) => {
  const clientId = randomUUID()
  return send("/nest/time-keeping/check-in-check-out", { isOffice: 1, pressedAt, clientId, ...more }).then((punch) => ({
    ...punch,
    clientId,
  }))
}
const rest = (pressedAt: string) => send("/v5/timekeeping/rest", { pressedAt, clientId: randomUUID() })
const cancel = (cancels: string, pressedAt: string) =>
  send("/v5/timekeeping/cancel", { clientId: randomUUID(), cancels, pressedAt })

test("BEY-06 every way in which a punch comes to be, changes and goes leaves it proven", async () => {
  // A day with a rest that was taken back, one that ended, and one that the check-out ended.
  await press("2026-11-16T23:00:00.000Z")
  await rest("2026-11-17T00:00:00.000Z")
  await rest("2026-11-17T00:15:00.000Z")
  await rest("2026-11-17T03:00:00.000Z")
  await press("2026-11-17T08:00:00.000Z", { action: "out" })
  // Forgotten, found open by the next check-in, and told afterwards.
  const forgotten = await press("2026-11-17T23:00:00.000Z", { lat: 35.6812362, lng: 139.7671248, accuracy: 12 })
  await press("2026-11-18T23:00:00.000Z", { action: "in" })
  await press("2026-11-19T08:00:00.000Z", { action: "out" })
  const told = { action: "out", timekeepingId: forgotten.id, claimsEnd: "2026-11-18T08:30:00.000Z" }
  await press("2026-11-19T08:01:00.000Z", told)
  // Left unfinished by a check-in that is taken back: open again, and ended.
  await press("2026-11-19T22:00:00.000Z")
  const wrong = await press("2026-11-20T04:50:00.000Z", { action: "in" })
  await cancel(wrong.clientId, "2026-11-20T04:50:30.000Z")
  const out = await press("2026-11-20T04:51:00.000Z", { action: "out" })
  await cancel(out.clientId, "2026-11-20T04:51:30.000Z")
  await press("2026-11-20T04:52:00.000Z", { action: "out" })
  // The desk: written, changed, its rest set, removed.
  const staffId = company.staffOf("partTimeWorker")
  const whole = { userId: staffId, isOffice: 1, rests: [], reason: "訂正" }
  const span = { workingDay: "2026-11-10", checkIn: "2026-11-09T23:00:00.000Z", checkOut: "2026-11-10T08:00:00.000Z" }
  const made = await send("/v2/timekeeping/handle-working-time", { ...whole, ...span }, desk)
  const rests = [{ checkIn: "2026-11-10T03:00:00.000Z", checkOut: "2026-11-10T04:00:00.000Z" }]
  const again = { ...whole, ...span, rests, timekeepingId: made.id, version: 1 }
  await send("/v2/timekeeping/handle-working-time", again, desk)
  const total = { totalRestDuration: 45, reason: "訂正", version: 2 }
  await send(`/v2/timekeeping/update-total-rest-duration/${made.id}`, total, desk, "PUT")
  await worked(running(), company, [{ staffId, day: "2026-11-11", from: "08:00", to: "17:00" }])
  await send(`/v2/timekeeping/remove/${made.id}`, { reason: "訂正", version: 3 }, desk)

  const { length } = await running().owner`select 1 from timekeeping.punch where company_id = ${company.id}`
  expect(length).toBe(7)
  expect(await verified()).toEqual({ proven: length, notSealed: 0, wrong: 0, faults: [] })
})

const aPunch = async (state = "closed") => {
  const [row] = await running().owner<Array<{ id: number; staff_id: number; work_day: string }>>`
    select id, staff_id, work_day from timekeeping.punch
    where company_id = ${company.id} and state = ${state} and exists (
      select from timekeeping.rest r where r.company_id = punch.company_id and r.punch_id = punch.id)
    order by id limit 1`
  if (row === undefined) throw new Error("no punch")
  return { id: row.id, staffId: row.staff_id, day: row.work_day }
}

test("a time, a rest or a person changed past the product is named by person, day and punch", async () => {
  const { owner } = running()
  const { id, staffId, day } = await aPunch()
  const blamed = [{ kind: "changed", row: `punch:${id}`, userId: staffId, of: day }]
  const changes = [
    [
      owner`update timekeeping.punch set check_out = check_out + interval '1 hour' where id = ${id}`,
      owner`update timekeeping.punch set check_out = check_out - interval '1 hour' where id = ${id}`,
    ],
    [
      owner`update timekeeping.rest set started_at = started_at + interval '1 minute' where punch_id = ${id}`,
      owner`update timekeeping.rest set started_at = started_at - interval '1 minute' where punch_id = ${id}`,
    ],
    [
      owner`update timekeeping.punch set in_lat = 35 where id = ${id}`,
      owner`update timekeeping.punch set in_lat = null where id = ${id}`,
    ],
    [
      owner`update timekeeping.punch set shifts = '{1}', half_shifts = '{1}' where id = ${id}`,
      owner`update timekeeping.punch set shifts = '{}', half_shifts = '{}' where id = ${id}`,
    ],
  ] as const
  for (const [change, back] of changes) {
    await change
    expect((await verified()).faults).toEqual(blamed)
    await back
    expect((await verified()).wrong).toBe(0)
  }
})

test("a punch written past the product and one taken away are named", async () => {
  const { owner } = running()
  const [made] = await owner<Array<{ id: number }>>`
    insert into timekeeping.punch (company_id, staff_id, work_day, check_in, check_out, state)
    values (${company.id}, ${company.staffOf("worker")}, '2026-11-02', '2026-11-02 08:00+09', '2026-11-02 17:00+09', 'closed')
    returning id`
  const inserted = { kind: "inserted", row: `punch:${made?.id}`, userId: company.staffOf("worker"), of: "2026-11-02" }
  expect((await verified()).faults).toEqual([inserted])
  await owner`delete from timekeeping.punch where id = ${made?.id ?? 0}`
  const { id, staffId, day } = await aPunch()
  for (const table of ["rest", "press", "correction"])
    await owner`delete from ${owner(`timekeeping.${table}`)} where punch_id = ${id}`
  await owner`delete from timekeeping.punch where id = ${id}`
  expect((await verified()).faults).toEqual([{ kind: "deleted", row: `punch:${id}`, userId: staffId, of: day }])
})

test("punches from before each was sealed are counted as that, and prove nothing", async () => {
  const { owner } = running()
  await owner`update kernel.audit_entry set after = after - 'seal' where company_id = ${company.id}`
  const { notSealed, proven } = await verified()
  expect([proven, notSealed]).toEqual([0, 6])
})
