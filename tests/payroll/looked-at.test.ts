/** 確認した on what stops nothing: kept with who and when, for the facts that were there; other facts ask again. */
import { beforeAll, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { hire, tokenOf, worked } from "./month.ts"

interface Found {
  readonly userId: number
  readonly day: string | null
  readonly mark?: string
  readonly lookedAt?: { readonly by: string; readonly at: string }
}

const month = "2026-10"
let company: TestCompany
let finance: string
let [ikeda, unpriced] = [0, 0]
const running = runningProduct(async (started) => {
  company = await aCompany(started, "LOOK")
})
const call = (method: string, path: string, body?: object, token = finance) =>
  ask(running().url, path, { token, company: company.id, method, ...(body === undefined ? {} : { body }) })
const found = async (kind: string): Promise<ReadonlyArray<Found>> =>
  (await call("GET", `/v5/timesheet/checks?month=${month}`)).body.data.checks.find(
    (check: { kind: string }) => check.kind === kind,
  ).findings
const look = (
  findings: ReadonlyArray<{ userId: number; mark?: string }>,
  isLookedAt = 1,
  token = finance,
  more: object = {},
) =>
  call(
    "PUT",
    "/v5/timesheet/checks/looked-at",
    { month, isLookedAt, findings: findings.map(({ mark, userId }) => ({ userId, mark })), ...more },
    token,
  )
const looksInAudit = () =>
  running().owner`select person_id, after from kernel.audit_entry where action = 'payMonth.look' order by id`

beforeAll(async () => {
  finance = await tokenOf(running(), company, "financeManager")
  const terms = { effectiveFrom: isoDate("2025-04-01"), salaryType: "hour" as const, basicSalary: yen(1800) }
  ;[ikeda = 0, unpriced = 0] = await hire(running(), company, [
    { name: "池田 学", role: "worker", birthday: isoDate("1990-05-01"), terms },
    { name: "条件 無", role: "worker" },
  ])
  await worked(running(), company, [
    { staffId: ikeda, day: "2026-10-05", from: "08:00", to: "17:00", rest: ["12:00", "13:00"] },
    { staffId: ikeda, day: "2026-10-06", from: "08:00", to: "17:00", rest: ["12:00", "13:00"] },
    { staffId: unpriced, day: "2026-10-06", from: "08:00", to: "12:00" },
  ])
})

test("BEY-06 確認した stays with who and when; the other findings still ask", async () => {
  const before = (await found("noArrangement")).filter(({ userId }) => userId === ikeda)
  expect(before).toMatchObject([
    { userId: ikeda, day: "2026-10-05", mark: expect.stringMatching(/^[0-9a-f]{64}$/) },
    { userId: ikeda, day: "2026-10-06" },
  ])
  expect(before.every(({ lookedAt }) => lookedAt === undefined)).toBe(true)
  const told = await look(before.slice(0, 1))
  expect([told.status, told.body.data]).toEqual([200, { month, isLookedAt: 1, marks: [before[0]?.mark] }])
  const [first, second] = await found("noArrangement")
  const [who] = await running().owner`select name from identity.person where id = ${company.personOf("financeManager")}`
  expect(first?.lookedAt).toEqual({ by: who?.name, at: expect.stringMatching(/^\d{4}-/), reason: null })
  expect(second?.lookedAt).toBeUndefined()
  // Whoever looks again changes nothing: who was first stays.
  expect((await look(before.slice(0, 1), 1, await tokenOf(running(), company, "admin"))).status).toBe(200)
  expect((await found("noArrangement"))[0]?.lookedAt).toEqual(first?.lookedAt)
  expect(await looksInAudit()).toMatchObject([
    { person_id: company.personOf("financeManager"), after: { isLookedAt: true, userIds: [ikeda] } },
  ])
})

test("BEY-06 a changed fact asks again, and the mark of before is refused", async () => {
  const [old] = await found("noArrangement")
  await running()
    .owner`update timekeeping.punch set check_out = check_out + interval '30 minutes' where work_day = '2026-10-05'`
  const [changed] = await found("noArrangement")
  expect(changed?.lookedAt).toBeUndefined()
  expect(changed?.mark).not.toBe(old?.mark)
  await running()
    .owner`update timekeeping.punch set check_out = check_out + interval '30 minutes' where work_day = '2026-10-06'`
  const [, second] = await found("noArrangement")
  await running()
    .owner`update timekeeping.punch set check_out = check_out - interval '30 minutes' where work_day = '2026-10-06'`
  const told = await look(second === undefined ? [] : [second])
  expect([told.status, told.body.errorCode]).toEqual([409, "Update_Expired"])
  await running()
    .owner`update timekeeping.punch set check_out = check_out - interval '30 minutes' where work_day = '2026-10-05'`
  // The facts are again those that were looked at.
  expect((await found("noArrangement"))[0]?.lookedAt).toBeDefined()
})

test("BEY-06 a look can be taken back; several are looked at in one write, or none", async () => {
  const both = (await found("noArrangement")).filter(({ userId }) => userId === ikeda)
  expect((await look(both.slice(0, 1), 0)).status).toBe(200)
  expect((await found("noArrangement"))[0]?.lookedAt).toBeUndefined()
  const stale = { userId: ikeda, mark: "0".repeat(64) }
  expect((await look([...both, stale])).status).toBe(409)
  expect((await found("noArrangement")).filter(({ lookedAt }) => lookedAt !== undefined)).toEqual([])
  expect((await look(both)).status).toBe(200)
  expect((await found("noArrangement")).filter(({ lookedAt }) => lookedAt !== undefined)).toHaveLength(2)
})

test("BEY-06 what stops a month is not looked away, and only who closes looks", async () => {
  const [stop] = await found("noTerms")
  expect([stop?.userId, stop?.mark]).toEqual([unpriced, undefined])
  const [one] = await found("noAccount")
  const wanted = one === undefined ? [] : [one]
  for (const role of ["manager", "officeManager", "worker"] as const)
    expect((await look(wanted, 1, await tokenOf(running(), company, role))).status).toBe(403)
  expect((await look([{ userId: 999_999, mark: "0".repeat(64) }])).status).toBe(404)
  await running().owner`update companies.pay_month set state = 'closed' where company_id = ${company.id}`
  expect((await look(wanted)).status).toBe(403)
  await running().owner`update companies.pay_month set state = 'open' where company_id = ${company.id}`
  expect((await look(wanted, 1, finance, { reason: "口座を待つ" })).status).toBe(200)
})

test("BEY-06 who has no account is paid in cash with a reason, which the check, the transfer and the audit keep", async () => {
  const [one] = await found("noAccount")
  const wanted = one === undefined ? [] : [one]
  await look(wanted, 0)
  const bare = await look(wanted)
  expect([bare.status, bare.body.errorCode, bare.body.fields[0].field]).toEqual([400, "Invalid_Input", "reason"])
  expect((await found("noAccount"))[0]?.lookedAt).toBeUndefined()
  const reason = "通帳を作っているため"
  expect((await look(wanted, 1, finance, { reason })).status).toBe(200)
  expect((await found("noAccount"))[0]?.lookedAt).toMatchObject({ reason })
  expect((await looksInAudit()).at(-1)).toMatchObject({ after: { reason, kinds: ["noAccount"] } })
})

test("BEY-06 a commuting allowance without its tax-free part is named with its amount until that is told", async () => {
  const told = async (taxFree: number) => {
    await running().owner`update people.terms set commuting_yen = 12400, commuting_tax_free_yen = ${taxFree}
      where company_id = ${company.id} and staff_id = ${ikeda}`
    return found("commutingTaxed")
  }
  const mend = { from: "2026-10-01", to: "2026-10-31" }
  expect(await told(0)).toMatchObject([{ userId: ikeda, day: null, commuting: 12_400, mayFix: true, mend }])
  expect(await told(10_000)).toEqual([])
})
