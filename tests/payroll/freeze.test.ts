/** Writes that meet the freeze of a close: each was before and counts, or was refused; none is lost, none comes after. */
import { setTimeout as pause } from "node:timers/promises"
import { Effect, Result } from "effect"
import { beforeAll, expect, test } from "vitest"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { yen } from "#modules/kernel/yen.ts"
import { calculate, storedForm } from "#modules/payroll/operations/calculate.ts"
import { payMonthOfCompany } from "#modules/payroll/operations/person-inputs.ts"
import { unpackTexts } from "#modules/payroll/repository/slip-texts.ts"
import { ask, type Told } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { payDays } from "../people/terms-on-the-wire.ts"
import { closed, hire, tokenOf, worked } from "./month.ts"

let company: TestCompany
let admin: string
let people: ReadonlyArray<number>
const running = runningProduct(async (started) => {
  company = await aCompany(started, "FREEZE")
})
/** Every write takes its time between its look at the month and its commit: else a freeze would hardly meet one. */
const slowly = `
  create function public.take_time() returns trigger language plpgsql as $$
  begin perform pg_sleep(0.3); return null; end $$;
  create trigger slow after insert or update on timekeeping.punch for each statement execute function public.take_time();
  create trigger slow after insert on people.terms for each statement execute function public.take_time()`
beforeAll(async () => {
  admin = await tokenOf(running(), company, "admin")
  const terms = { effectiveFrom: isoDate("2025-04-01"), salaryType: "hour", basicSalary: yen(1800) } as const
  people = await hire(
    running(),
    company,
    Array.from({ length: 10 }, (_, n) => ({ name: `働き手${n}`, role: "worker" as const, terms })),
  )
  await worked(
    running(),
    company,
    people.flatMap((staffId) =>
      ["2026-08-03", "2026-09-01", "2026-10-01"].map((day) => ({ staffId, day, from: "08:00", to: "16:00" })),
    ),
  )
  await running().owner.unsafe(slowly)
})
const call = (path: string, body?: unknown, method?: string) =>
  ask(running().url, path, {
    token: admin,
    company: company.id,
    ...(body === undefined ? {} : { body }),
    ...(method === undefined ? {} : { method }),
  })
const staffOf = (n: number) => people[n % people.length] ?? 0

/** A punch of the desk on a day of its own. */
const punch = (month: string, n: number) => {
  const workingDay = `${month}-${String(5 + Math.floor(n / people.length) * 2).padStart(2, "0")}`
  return call("/v2/timekeeping/handle-working-time", {
    userId: staffOf(n),
    workingDay,
    isOffice: 1,
    checkIn: `${workingDay}T00:00:00.000Z`,
    checkOut: `${workingDay}T04:00:00.000Z`,
    rests: [],
    reason: "同時",
  })
}
/** New pay from a day in the month on; each person once a month. */
const terms = async (month: string, n: number) => {
  const { version } = (await call(`/staff/detail-staff/${staffOf(n)}`)).body.data
  const schedule = [{ weekday: 1, workingHour: "08:00" }]
  const next = {
    effectiveFrom: `${month}-20`,
    salaryType: 1,
    basicSalary: 1900 + n,
    schedule,
    isDisableUnemploymentInsurance: 1,
    isInsurrance: 0,
    typeIncomeTax: 1,
    numberOfDependents: 0,
    ...payDays,
  }
  return call(`/staff/admin-update-staff/${staffOf(n)}`, { version, terms: next }, "PUT")
}
/** A rest set by hand on the punch that stood before. */
const rest = async (month: string, n: number) => {
  const [row] = await running().owner`select id, version from timekeeping.punch
    where company_id = ${company.id} and staff_id = ${staffOf(n)} and work_day < ${`${month}-05`} and work_day >= ${`${month}-01`}`
  const body = { totalRestDuration: 30 + n, reason: "同時", version: row?.version }
  return call(`/v2/timekeeping/update-total-rest-duration/${row?.id}`, body, "PUT")
}

const facts = async (month: string) => {
  const { owner } = running()
  const from = `${month}-01`
  const [punches] = await owner`select count(*)::int as n from timekeeping.punch
    where company_id = ${company.id} and to_char(work_day, 'YYYY-MM') = ${month} and state = 'closed'`
  const [rests] = await owner`select count(*)::int as n from timekeeping.punch
    where company_id = ${company.id} and to_char(work_day, 'YYYY-MM') = ${month} and total_rest_minutes is not null`
  const [pays] = await owner`select count(*)::int as n from people.terms
    where company_id = ${company.id} and effective_from >= ${from} and to_char(effective_from, 'YYYY-MM') = ${month}`
  return { punches: Number(punches?.n), rests: Number(rests?.n), pays: Number(pays?.n) }
}
const isAccepted = (told: Told) => {
  if (told.status === 200) return true
  expect([told.status, told.body.errorCode]).toEqual([409, "Closed_Salary_Day_Not_Editable"])
  return false
}

/** The slips as they would be from what stands now. */
const fromWhatStands = (month: string) =>
  running().run(
    inCompany(company.id)(
      Effect.gen(function* () {
        const period = yield* payMonthOfCompany(company.id, isoMonth(month))
        const made = yield* calculate(company.id, people, period)
        return made.map(({ gathered, result }) => ({
          staff_id: gathered.staff.id,
          inputs: unpackTexts(storedForm(Result.getOrThrow(result)).texts).inputs,
        }))
      }),
    ),
  )

const outcome = { accepted: 0, refused: 0 }
test.each(["2026-08", "2026-09", "2026-10"])(
  "TIME-18 fifty writes meet the freeze of %s: before and counted, or refused",
  async (month) => {
    const before = await facts(month)
    const kinds = { punches: 30, pays: 10, rests: 10 } as const
    const writes = [
      ...Array.from({ length: kinds.punches }, (_, n) => ({ kind: "punches" as const, run: () => punch(month, n) })),
      ...Array.from({ length: kinds.pays }, (_, n) => ({ kind: "pays" as const, run: () => terms(month, n) })),
      ...Array.from({ length: kinds.rests }, (_, n) => ({ kind: "rests" as const, run: () => rest(month, n) })),
    ]
    // Half of them run against the order, the other half, one kind after another, against the freeze and after it.
    let isOrdered = () => {}
    const order = new Promise<void>((resolve) => {
      isOrdered = resolve
    })
    const told = Promise.all(
      writes.map(async ({ kind, run }, n) => {
        if (n % 2 === 0) await pause(n * 10)
        else await order.then(() => pause(n * 15))
        return { kind, isIn: isAccepted(await run()) }
      }),
    )
    await pause(200)
    const ordered = await call("/v5/timesheet/snapshot", { month })
    isOrdered()
    expect(ordered.status, ordered.text).toBe(200)
    expect(await closed(running(), company, ordered.body.data.jobId, admin)).toMatchObject({ state: "done" })
    const results = await told
    const accepted = (kind: keyof typeof kinds) => results.filter((one) => one.kind === kind && one.isIn).length
    expect(await facts(month)).toEqual({
      punches: before.punches + accepted("punches"),
      pays: before.pays + accepted("pays"),
      rests: before.rests + accepted("rests"),
    })
    const stored = await running().owner`select staff_id, texts from payroll.slip
      where company_id = ${company.id} and month = ${month} and staff_id = any(${[...people]}) order by staff_id`
    expect(stored.map(({ staff_id, texts }) => ({ staff_id, inputs: unpackTexts(texts).inputs }))).toEqual(
      await fromWhatStands(month),
    )
    outcome.accepted += results.filter(({ isIn }) => isIn).length
    outcome.refused += results.filter(({ isIn }) => !isIn).length
  },
)

test("both happened: writes that came before, and writes that were refused", async () => {
  expect(outcome.accepted).toBeGreaterThan(0)
  // On a busy machine every write may come before its freeze; one that comes after is refused for sure.
  expect(isAccepted(await punch("2026-10", 99))).toBe(false)
})
