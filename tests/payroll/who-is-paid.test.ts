/** Whose month a close is about: everybody who is owed wages for it, and nobody else. */
import { beforeEach, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { NewStaff } from "#modules/people/index.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { closed, hire, tokenOf, worked } from "./month.ts"

const running = runningProduct()
const month = "2026-10"
let company: TestCompany
let finance: string
let mark = 0
beforeEach(async () => {
  company = await aCompany(running(), `PAID${++mark}`)
  finance = await tokenOf(running(), company, "financeManager")
})
const call = async (path: string, body?: unknown, method?: string) => {
  const told = await ask(running().url, path, {
    token: finance,
    company: company.id,
    ...(body === undefined ? {} : { body }),
    ...(method === undefined ? {} : { method }),
  })
  if (told.status !== 200) throw new Error(`${path}: ${told.text}`)
  return told.body.data
}
const hourly = { effectiveFrom: isoDate("2025-04-01"), salaryType: "hour", basicSalary: yen(1800) } as const
const taken = async (over: Partial<NewStaff> = {}) => {
  const [id = 0] = await hire(running(), company, [{ name: `働き手`, role: "worker", terms: hourly, ...over }])
  return id
}
const half = (staffId: number, day = "2026-10-05") =>
  worked(running(), company, [{ staffId, day, from: "08:00", to: "12:00" }])
const blocked = (id: number) =>
  running().owner`update people.staff set status = 0 where company_id = ${company.id} and id = ${id}`
const close = async () => {
  const { jobId } = await call("/v5/timesheet/snapshot", { month })
  expect(await closed(running(), company, jobId, finance)).toMatchObject({ state: "done" })
}
const rowOf = async (id: number) =>
  (await call("/v5/timesheet/payroll", { month, pageSize: 1000 })).find((row: { userId: number }) => row.userId === id)

test("D17 a vendor's worker is not ours to pay: without terms he stops no close, with terms he gets no slip", async () => {
  const strange = await taken({ role: "vendorWorker", partnerId: company.vendorId })
  await running().owner`delete from people.terms where company_id = ${company.id} and staff_id = ${strange}`
  const { checks } = await call(`/v5/timesheet/checks?month=${month}`)
  expect(checks.flatMap(({ findings }: { findings: ReadonlyArray<{ userId: number }> }) => findings)).toEqual([])
  await close()
  expect(await rowOf(strange)).toBeUndefined()
  expect(await rowOf(company.staffOf("vendorWorker"))).toBeUndefined()
})

test("a month is of who leaves on its first day and who joins on its last, and not of the day before and after", async () => {
  const at = {
    leftOn: { before: isoDate("2026-09-30"), first: isoDate("2026-10-01") },
    joinedOn: { last: isoDate("2026-10-31"), after: isoDate("2026-11-01") },
  }
  const inside = [await taken({ leftOn: at.leftOn.first }), await taken({ joinedOn: at.joinedOn.last })]
  const outside = [await taken({ leftOn: at.leftOn.before }), await taken({ joinedOn: at.joinedOn.after })]
  await close()
  for (const id of inside) expect(await rowOf(id)).toMatchObject({ state: "closed" })
  for (const id of outside) expect(await rowOf(id)).toBeUndefined()
})

test("D107 who works for a vendor is nobody of the month, though he left and punched in it: no slip, no rerun", async () => {
  const theirs = await taken({ role: "vendorWorker", partnerId: company.vendorId, leftOn: isoDate("2026-09-30") })
  const ours = await taken({ leftOn: isoDate("2026-09-30") })
  await half(theirs)
  await half(ours)
  await close()
  expect(await rowOf(theirs)).toBeUndefined()
  expect(await rowOf(ours)).toMatchObject({ gross: 4 * 1800 })
  const body = { month, userIds: [theirs], isRerun: 1, reason: "確認" }
  const { body: told } = await ask(running().url, "/v5/timesheet/snapshot", {
    token: finance,
    company: company.id,
    body,
  })
  expect(told.errorCode).toBe("Not_Found")
})

test("who was blocked after he worked is paid for what he worked; who did not work is not", async () => {
  const [worker, idle] = [await taken(), await taken()]
  await half(worker)
  await blocked(worker)
  await blocked(idle)
  await close()
  expect(await rowOf(worker)).toMatchObject({ gross: 4 * 1800, state: "closed" })
  expect(await rowOf(idle)).toBeUndefined()
})

test("a closed month shows whoever was paid, whatever became of him since", async () => {
  const [gone, moved] = [await taken(), await taken()]
  await half(gone)
  await half(moved)
  await close()
  const before = await call(`/v5/timesheet/month?month=${month}`)
  await blocked(gone)
  await running()
    .owner`update people.staff set joined_on = '2026-11-01' where company_id = ${company.id} and id = ${moved}`
  expect(await rowOf(gone)).toMatchObject({ gross: 4 * 1800 })
  expect(await rowOf(moved)).toMatchObject({ gross: 4 * 1800 })
  expect((await call(`/v5/timesheet/month?month=${month}`)).totals).toEqual(before.totals)
})

test("the month table keeps the line of somebody blocked who worked in it", async () => {
  const gone = await taken()
  await half(gone)
  await blocked(gone)
  const rows = await call(`/v5/timekeeping/table?month=${month}&pageSize=1000`)
  const line = rows.find((row: { userId: number }) => row.userId === gone)
  expect(line?.totals).toMatchObject({ workedMinutes: 240 })
})

test("a leaver is paid to his last day, in the month after he is no part of the close", async () => {
  const leaver = await taken({ joinedOn: isoDate("2025-04-01"), leftOn: isoDate("2026-10-15") })
  await half(leaver)
  await close()
  expect(await rowOf(leaver)).toMatchObject({ gross: 4 * 1800 })
  const { people } = await call(`/v5/timesheet/checks?month=2026-11`)
  expect((await call(`/v5/timesheet/checks?month=2026-10`)).people).toBe(people + 1)
})

test("a month opened by nobody: editing is not switched while its close is under way", async () => {
  await half(await taken())
  await close()
  const told = await ask(running().url, "/v5/timesheet/snapshot", {
    token: finance,
    company: company.id,
    body: { month, isRerun: 1, reason: "やり直し" },
  })
  const opened = await ask(running().url, "/v5/timesheet/update-block-payroll", {
    token: finance,
    company: company.id,
    method: "PUT",
    body: { month, isBlock: 0, reason: "同時" },
  })
  expect(await closed(running(), company, told.body.data.jobId, finance)).toMatchObject({ state: "done" })
  // Either the close had ended already, or the switch was refused.
  const [row] = await running()
    .owner`select state from companies.pay_month where company_id = ${company.id} and month = ${month}`
  expect(row?.state).toBe(opened.status === 200 ? "open" : "closed")
})

const madeOn = (id: number, day: string) =>
  running().owner`update people.staff set made_on = ${day}::date where company_id = ${company.id} and id = ${id}`
const idsIn = (rows: ReadonlyArray<{ readonly userId: number }>) => rows.map(({ userId }) => userId)
/** Who stands on the attendance table of the month, on its pay list, and in the way of its close. */
const seenIn = async () => {
  const table = idsIn(await call(`/v5/timekeeping/table?month=${month}&pageSize=1000`))
  const pay = idsIn(await call("/v5/timesheet/payroll", { month, pageSize: 1000 }))
  const { checks } = await call(`/v5/timesheet/checks?month=${month}`)
  const stops = checks.flatMap(({ findings }: { findings: ReadonlyArray<{ userId: number }> }) => idsIn(findings))
  return (id: number) => ({ table: table.includes(id), pay: pay.includes(id), checks: stops.includes(id) })
}
const nowhere = { table: false, pay: false, checks: false }

test("without a day of joining a record counts from the day it was made: no month before it knows the person", async () => {
  const [before, on, after] = [await taken(), await taken(), await taken()]
  for (const [id, day] of [
    [before, "2026-10-30"],
    [on, "2026-10-31"],
    [after, "2026-11-01"],
  ] as const) {
    await running().owner`delete from people.terms where company_id = ${company.id} and staff_id = ${id}`
    await madeOn(id, day)
  }
  const seen = await seenIn()
  // Whose terms are missing stops the close of a month that he was here in, and of no other.
  const everywhere = { table: true, pay: true, checks: true }
  expect([seen(before), seen(on)]).toEqual([everywhere, everywhere])
  expect(seen(after)).toEqual(nowhere)
  await running().owner`update people.staff set joined_on = '2026-10-31' where id = ${after}`
  expect((await seenIn())(after)).toEqual(everywhere)
  await half(after)
  await running().owner`update people.staff set joined_on = null where id = ${after}`
  // Who worked is owed something, whatever his record says.
  expect((await seenIn())(after)).toEqual(everywhere)
})

test("terms agreed for an earlier day than the record's count from theirs", async () => {
  const of = (day: string) => taken({ terms: { ...hourly, effectiveFrom: isoDate(day) } })
  const [inside, outside] = [await of("2026-10-31"), await of("2026-11-01")]
  for (const id of [inside, outside]) await madeOn(id, "2026-11-20")
  const seen = await seenIn()
  expect(seen(inside)).toEqual({ table: true, pay: true, checks: false })
  expect(seen(outside)).toEqual(nowhere)
})

test("a record is made on the day on which somebody is invited, in Tokyo", async () => {
  const admin = await tokenOf(running(), company, "admin")
  const body = { name: "招待 花子", roleId: 12, gender: 2, birthday: "1990-04-01", email: "invited@counts.example" }
  const told = await ask(running().url, "/staff/invite-staff", { token: admin, company: company.id, body })
  expect(told.status, told.text).toBe(200)
  const [row] = await running().owner`select made_on::text as day, joined_on from people.staff
    where company_id = ${company.id} and id = ${told.body.data.id}`
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Tokyo" }).format(new Date())
  expect(row).toEqual({ day: today, joined_on: null })
})
