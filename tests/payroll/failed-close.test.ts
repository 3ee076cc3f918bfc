/** What becomes of a month whose close could not go on, and of the close after it. */
import { beforeEach, expect, test } from "vitest"
import { isoDate, isoMonth } from "#modules/kernel/civil-day.ts"
import { Jobs } from "#modules/kernel/jobs/jobs.ts"
import { yen } from "#modules/kernel/yen.ts"
import { payMonthView, setPayEditing, startClose, type WantedClose } from "#modules/payroll/index.ts"
import { payRows } from "#modules/payroll/operations/list-pay-rows.ts"
import { revisionsOf } from "#modules/payroll/operations/list-revisions.ts"
import { statement } from "#modules/payroll/operations/show-statement.ts"
import { removePunch } from "#modules/timekeeping/operations/correct-punch.ts"
import { jobRestarts } from "#workflows/registry.ts"
import { acting } from "../kernel/acting.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { until } from "../kernel/until.ts"
import { faults, heldBreaking } from "./breaking-close.ts"
import { hire, worked } from "./month.ts"

const held = heldBreaking()
const month = isoMonth("2026-10")
let company: TestCompany
let people: ReadonlyArray<number>
let mark = 0

beforeEach(async () => {
  faults.broken = undefined
  faults.endless = undefined
  company = await aCompany(held(), `AGAIN${++mark}`)
  people = await hire(
    held(),
    company,
    ["一人目", "二人目"].map((name) => ({
      name,
      role: "worker" as const,
      terms: { effectiveFrom: isoDate("2025-04-01"), salaryType: "hour" as const, basicSalary: yen(1800) },
    })),
  )
  await worked(
    held(),
    company,
    people.map((staffId) => ({ staffId, day: "2026-10-05", from: "08:00", to: "12:00" })),
  )
})

const endOf = (jobId: number) =>
  until("the end of the close", async () => {
    const [job] = await held().owner`select state from kernel.job_run where id = ${jobId} and ended_at is not null`
    return job?.state
  })
/** Orders a close and waits until its job has ended. */
const closed = async (wanted: Omit<WantedClose, "month"> = {}) =>
  endOf((await acting(held(), company)(startClose({ month, ...wanted }))).jobId)
const state = async () => {
  const [row] = await held().owner`select state from companies.pay_month where company_id = ${company.id}`
  return row?.state
}
const reopened = () => acting(held(), company)(setPayEditing({ month, isBlock: 0, reason: "訂正" }))
const onceMore = (staffId: number, day: string) =>
  worked(held(), company, [{ staffId, day, from: "08:00", to: "12:00" }])
/** The gross pay that counts, by person: as the list of the month tells it. */
const paid = async () => {
  const { data } = await acting(held(), company)(payRows({ month }))
  return people.map((id) => data.find(({ userId }) => userId === id)?.gross)
}
const half = 4 * 1800
const told = () =>
  until("a notice", async () => {
    const notices = await held().owner`select texts->>'ja' as ja from notifications.notice
        where company_id = ${company.id} and kind = 'slipReady'`
    return notices.length > 0 ? notices : undefined
  })

test("after a close that broke half-way, what is corrected counts in the next one", async () => {
  faults.broken = people[1]
  expect(await closed()).toBe("failed")
  expect(await state()).toBe("open")
  faults.broken = undefined
  await onceMore(people[0] ?? 0, "2026-10-06")
  expect(await closed()).toBe("done")
  expect(await state()).toBe("closed")
  expect(await paid()).toEqual([2 * half, half])
  // The first slip that anybody gets is not called a correction, whatever broke before it.
  const notices = await told()
  expect(notices.length).toBeGreaterThan(0)
  for (const { ja } of notices) expect(ja).toBe("10月分の給与明細ができました。")
  const corrections = async () => (await acting(held(), company)(payMonthView(month))).corrections
  expect(await corrections()).toBe(0)
  await reopened()
  await onceMore(people[0] ?? 0, "2026-10-07")
  expect(await closed()).toBe("done")
  expect(await corrections()).toBe(1)
})

test("PAPER-17 what a broken close had taken of expenses waits for the next one, and stands on its slip once", async () => {
  const [one = 0] = people
  await held()
    .owner`insert into expenses.request (company_id, staff_id, person_id, staff_name, asked_at, category, amount,
      spent_on, status, decided_by, decided_at)
    values (${company.id}, ${one}, ${company.personOf("worker")}, '一人目', '2026-10-09T03:00:00Z', 3, 1980,
      '2026-10-09', 1, ${company.personOf("admin")}, '2026-10-10T03:00:00Z')`
  const onSlip = async () => {
    const [row] = await held().owner`select slip_month, slip_id from expenses.request where company_id = ${company.id}`
    return [row?.slip_month, row?.slip_id]
  }
  faults.broken = people[1]
  expect(await closed()).toBe("failed")
  expect(await onSlip()).toEqual([null, null])
  faults.broken = undefined
  expect(await closed()).toBe("done")
  const rows = async () => (await acting(held(), company)(payRows({ month }))).data
  const row = (await rows()).find(({ userId }) => userId === one)
  expect(row?.repaid).toBe(1980)
  expect(await onSlip()).toEqual([month, row?.id])
  // A correction that breaks takes nothing away from the slip that stands.
  faults.broken = people[0]
  expect(await closed({ isRerun: 1, reason: "やり直し" })).toBe("failed")
  expect(await onSlip()).toEqual([month, row?.id])
})

test("slips of a close that broke are nobody's: not read, not in the history, not compared with", async () => {
  expect(await closed()).toBe("done")
  await reopened()
  await onceMore(people[0] ?? 0, "2026-10-06")
  faults.broken = people[1]
  expect(await closed()).toBe("failed")
  const [lost] = await held()
    .owner`select id from payroll.slip where company_id = ${company.id} order by id desc limit 1`
  const [punch] = await held().owner`select id, version from timekeeping.punch where work_day = '2026-10-06'
    and company_id = ${company.id}`
  await acting(held(), company)(removePunch(punch?.id, { reason: "取り消し", version: punch?.version }))
  faults.broken = undefined
  expect(await closed()).toBe("done")
  expect(await paid()).toEqual([half, half])
  const history = await acting(held(), company)(revisionsOf({ month, userId: people[0] ?? 0 }))
  expect(history).toHaveLength(1)
  const { data } = await acting(held(), company)(payRows({ month }))
  expect(data.find(({ userId }) => userId === people[0])?.beforeCorrection).toBeNull()
  const read = acting(held(), company)(statement(lost?.id))
  await expect(read).rejects.toThrow()
})

test("a close that fails gives the month back as it was: opened again stays open, closed stays closed", async () => {
  expect(await closed()).toBe("done")
  await reopened()
  faults.broken = people[0]
  expect(await closed()).toBe("failed")
  expect(await state()).toBe("open")
  faults.broken = undefined
  expect(await closed()).toBe("done")
  faults.broken = people[0]
  expect(await closed({ isRerun: 1, reason: "やり直し" })).toBe("failed")
  expect(await state()).toBe("closed")
})

test("PAY-08 a rerun names its people anew: those of a failed one before it don't count", async () => {
  expect(await closed()).toBe("done")
  const [one = 0, two = 0] = people
  faults.broken = people[0]
  expect(await closed({ isRerun: 1, reason: "一人", userIds: [one] })).toBe("failed")
  faults.broken = undefined
  await held().owner`update people.terms set basic_salary = 2000 where company_id = ${company.id} and staff_id = ${two}`
  expect(await closed({ isRerun: 1, reason: "もう一人", userIds: [two] })).toBe("done")
  expect(await paid()).toEqual([half, 4 * 2000])
})

test("a rerun for one leaves the others' slips, whatever changed for them", async () => {
  expect(await closed()).toBe("done")
  await held().owner`update people.terms set basic_salary = 2000 where company_id = ${company.id}`
  expect(await closed({ isRerun: 1, reason: "一人だけ", userIds: [people[0] ?? 0] })).toBe("done")
  expect(await paid()).toEqual([4 * 2000, half])
})

test("a first close is for everybody, and a rerun for people of this company", async () => {
  const refused = async (wanted: Omit<WantedClose, "month">) => {
    const { jobId } = await acting(held(), company)(startClose({ month, ...wanted }))
    return jobId
  }
  await expect(refused({ userIds: [people[0] ?? 0] })).rejects.toMatchObject({ code: "Invalid_Input" })
  expect(await closed()).toBe("done")
  await expect(refused({ isRerun: 1, reason: "他社", userIds: [999_999] })).rejects.toMatchObject({ code: "Not_Found" })
  await expect(refused({ isRerun: 1, reason: "誰も", userIds: [] })).rejects.toMatchObject({ code: "Invalid_Input" })
})

test("a month whose close is cancelled is given back, and can be closed again", async () => {
  faults.endless = people[0]
  const { jobId } = await acting(held(), company)(startClose({ month }))
  await until("the freeze", async () => (await state()) === "closing" || undefined)
  await expect(acting(held(), company)(startClose({ month }))).rejects.toMatchObject({ code: "Month_Snapshot_Exists" })
  await acting(held(), company)(Jobs.cancel(jobId))
  expect(await endOf(jobId)).toBe("cancelled")
  await expect.poll(state, { timeout: 120_000 }).toBe("open")
  faults.endless = undefined
  expect(await closed()).toBe("done")
  expect(await state()).toBe("closed")
  expect(await paid()).toEqual([half, half])
})

test("the job of a close that failed is tried again: of the same people, as the month's next revision", async () => {
  expect(await closed()).toBe("done")
  await reopened()
  await onceMore(people[0] ?? 0, "2026-10-06")
  await onceMore(people[1] ?? 0, "2026-10-06")
  expect(await closed()).toBe("done")
  faults.broken = people[0]
  const wanted = { month, isRerun: 1, reason: "一人目だけ", userIds: [people[0] ?? 0] }
  const { jobId } = await acting(held(), company)(startClose(wanted))
  expect(await endOf(jobId)).toBe("failed")
  faults.broken = undefined
  const again = await acting(held(), company)(Jobs.retry(jobRestarts)(jobId))
  expect([again.id === jobId, again.key]).toEqual([false, `${month}.r4`])
  expect(await endOf(again.id)).toBe("done")
  const closes = await held().owner`
    select revision, reason, staff_ids from payroll.close where company_id = ${company.id} order by revision`
  expect(closes.slice(2)).toMatchObject([
    { revision: 3, reason: "一人目だけ", staff_ids: [people[0]] },
    { revision: 4, reason: "一人目だけ", staff_ids: [people[0]] },
  ])
  expect(await state()).toBe("closed")
})
