/** What an order says stops it, beside what the check of the month says, and what the close finds by itself. */
import { beforeAll, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { NewStaff } from "#modules/people/index.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { closed, hire, tokenOf, worked } from "./month.ts"

let company: TestCompany
let finance: string
const running = runningProduct(async (started) => {
  company = await aCompany(started, "STOPS")
})
const month = "2026-10"
const call = (path: string, body?: unknown) =>
  ask(running().url, path, { token: finance, company: company.id, ...(body === undefined ? {} : { body }) })

const since = { effectiveFrom: isoDate("2025-04-01") }
const hourly = { ...since, salaryType: "hour", basicSalary: yen(1800) } as const
const byShift = { ...since, salaryType: "shift", morningSalary: yen(9000), workingHour: 4 } as const
/** Nobody of them can be paid as he stands but the last, whose pay is less than what is taken of it. */
const people = {
  openEnded: { terms: hourly },
  unticked: { terms: byShift },
  termless: { terms: hourly },
  ageless: { terms: { ...hourly, hasSocialInsurance: true, standardRemuneration: yen(300_000) } },
  unmeasured: { terms: { ...since, salaryType: "month", basicSalary: yen(250_000) } },
  ungraded: { terms: { ...hourly, hasSocialInsurance: true }, birthday: isoDate("1990-05-01") },
  indebted: { terms: { ...hourly, safetyFee: yen(50_000) } },
} satisfies Record<string, Partial<NewStaff>>
type Person = keyof typeof people
let ids: Readonly<Record<Person, number>>

beforeAll(async () => {
  finance = await tokenOf(running(), company, "financeManager")
  const names = Object.keys(people)
  const hired = await hire(
    running(),
    company,
    Object.entries(people).map(([name, one]): NewStaff => ({ name, role: "worker", ...one })),
  )
  ids = Object.fromEntries(names.map((name, at) => [name, hired[at]])) as typeof ids
  const { owner } = running()
  const half = hired.map((staffId) => ({ staffId, day: "2026-10-05", from: "08:00", to: "12:00" }))
  await worked(running(), company, half)
  await owner`delete from people.terms where company_id = ${company.id} and staff_id = ${ids.termless}`
  await owner`insert into timekeeping.punch (company_id, staff_id, work_day, check_in, state)
    values (${company.id}, ${ids.openEnded}, '2026-10-07', '2026-10-07 08:00+09', 'unfinished'),
      (${company.id}, ${ids.openEnded}, '2026-10-30', '2026-10-30 08:00+09', 'open')`
})

interface Found {
  readonly kind: string
  readonly userId: number
  readonly day: string | null
  readonly punchId: number | null
}
const inOrder = (found: ReadonlyArray<Found>) => found.map((one) => JSON.stringify(one)).toSorted()

test("BEY-06 an order names every stop that the check names, but what only a slip tells", async () => {
  const { checks } = (await call(`/v5/timesheet/checks?month=${month}`)).body.data
  const stops: ReadonlyArray<Found> = checks.flatMap((one: { severity: string; findings: ReadonlyArray<Found> }) =>
    one.severity === "stop" ? one.findings : [],
  )
  expect(Object.fromEntries(stops.map(({ kind, userId }) => [kind, userId]))).toEqual({
    unfinished: ids.openEnded,
    noShift: ids.unticked,
    noTerms: ids.termless,
    noBirthday: ids.ageless,
    noMonthlyHours: ids.unmeasured,
    noStandard: ids.ungraded,
    negativeNet: ids.indebted,
  })
  const told = await call("/v5/timesheet/snapshot", { month })
  expect([told.status, told.body.errorCode]).toEqual([409, "Payroll_Not_Closable"])
  expect(inOrder(told.body.view.findings)).toEqual(inOrder(stops.filter(({ kind }) => kind !== "negativeNet")))
})

test("BEY-06 BEY-09 whom the month pays and no transfer reaches is looked at before the close", async () => {
  const named = async () => {
    const { checks } = (await call(`/v5/timesheet/checks?month=${month}`)).body.data
    const [check] = checks.filter((one: { kind: string }) => one.kind === "noAccount")
    return check.findings.map(({ userId }: Found) => userId)
  }
  // Who can't be calculated or is paid nothing stands elsewhere.
  expect((await named()).toSorted()).toEqual([ids.openEnded, ids.unticked].toSorted())
  const bank = { bankCode: "0001", branchCode: "110", type: 1, cardNumber: "7654321", ownerName: "ﾔﾏﾀﾞ ﾀﾛｳ" }
  await running().owner`insert into people.profile (company_id, staff_id, bank)
    values (${company.id}, ${ids.unticked}, ${running().owner.json(bank)})`
  expect(await named()).toEqual([ids.openEnded])
})

test("BEY-06 what only a slip tells ends the close at its piece: nobody gets a slip, and the month is open again", async () => {
  const { owner } = running()
  const others = Object.values(ids).filter((id) => id !== ids.indebted)
  await owner`update timekeeping.punch set state = 'removed' where staff_id = any(${others})`
  await owner`update people.staff set status = 0 where id = any(${others})`
  const ordered = await call("/v5/timesheet/snapshot", { month })
  expect(ordered.status).toBe(200)
  const job = await closed(running(), company, ordered.body.data.jobId, finance)
  expect(job).toMatchObject({ state: "failed" })
  const rows = (await call("/v5/timesheet/payroll", { month, pageSize: 100 })).body.data
  expect(rows.find(({ userId }: { userId: number }) => userId === ids.indebted)).toMatchObject({ state: "draft" })
  expect((await call(`/v5/timesheet/month?month=${month}`)).body.data).toMatchObject({ state: "open" })
})
