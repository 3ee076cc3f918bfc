import { beforeAll, expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { yen } from "#modules/kernel/yen.ts"
import { verifySlips } from "#modules/payroll/index.ts"
import { storedForm } from "#modules/payroll/operations/calculate.ts"
import { inputsFrom, slipFrom } from "#modules/payroll/operations/show-statement.ts"
import { unpackTexts } from "#modules/payroll/repository/slip-texts.ts"
import { ask } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { closed, hire, tokenOf, worked } from "./month.ts"

let company: TestCompany
let staff: ReadonlyArray<number> = []
let finance: string
const running = runningProduct()
const month = "2026-09"

const close = async (body: object) => {
  const told = await ask(running().url, "/v5/timesheet/snapshot", { token: finance, company: company.id, body })
  expect(told.status, told.text).toBe(200)
  expect((await closed(running(), company, told.body.data.jobId, finance)).state).toBe("done")
}
const verified = () => running().run(inCompany(company.id)(verifySlips(company.id)))
const slipsOf = (staffId: number) => running().owner`
  select * from payroll.slip where company_id = ${company.id} and staff_id = ${staffId} order by revision`
const idOf = async (staffId: number) => (await slipsOf(staffId)).at(-1)?.id

beforeAll(async () => {
  company = await aCompany(running(), "PROVEN")
  finance = await tokenOf(running(), company, "financeManager")
  staff = await hire(
    running(),
    company,
    [300_000, 310_000, 320_000].map((basicSalary, at) => ({
      name: `証明 ${at}`,
      role: "worker" as const,
      terms: {
        effectiveFrom: isoDate("2025-04-01"),
        salaryType: "month" as const,
        basicSalary: yen(basicSalary),
        averageMonthlyHours: 160,
      },
    })),
  )
  await close({ month })
})

test("BEY-06 slips are proven as they were made, also those that a correction left as they were", async () => {
  const all = (await running().owner`select 1 from payroll.slip where company_id = ${company.id}`).length
  expect(await verified()).toEqual({ proven: all, notSealed: 0, wrong: 0, faults: [] })
  await worked(running(), company, [{ staffId: staff[2] ?? 0, day: "2026-08-03", from: "08:00", to: "17:00" }])
  const reopened = { month, isBlock: 0, reason: "訂正" }
  const { url } = running()
  await ask(url, "/v5/timesheet/update-block-payroll", {
    token: finance,
    company: company.id,
    method: "PUT",
    body: reopened,
  })
  await worked(running(), company, [{ staffId: staff[2] ?? 0, day: "2026-09-06", from: "08:00", to: "17:00" }])
  await close({ month })
  expect(await slipsOf(staff[2] ?? 0)).toHaveLength(2)
  expect(await verified()).toEqual({ proven: all + 1, notSealed: 0, wrong: 0, faults: [] })
})

/** Changes rows as the database's owner, asks, and puts them back. */
const after = async (staffIds: ReadonlyArray<number>, tamper: () => Promise<unknown>) => {
  const { owner } = running()
  await owner`create table payroll.kept as select * from payroll.slip`
  await tamper()
  const found = await verified()
  await owner`delete from payroll.slip`
  await owner`insert into payroll.slip overriding system value select * from payroll.kept`
  await owner`drop table payroll.kept`
  expect((await verified()).wrong, `put back after ${staffIds.join()}`).toBe(0)
  return found.faults
}
const blamed = (staffId: number, kind: string, row: unknown) => ({ kind, row, userId: staffId, of: month })

test("a column that is no longer what the slip says is named by person, month and slip", async () => {
  const { owner } = running()
  const [one = 0] = staff
  const id = await idOf(one)
  const faults = await after(
    [one],
    () => owner`update payroll.slip set net = net + 1, gross = gross + 1 where id = ${id}`,
  )
  expect(faults).toEqual([blamed(one, "changed", `slip:${id}`)])
  const paid = await after([one], () => owner`update payroll.slip set paid_on = paid_on + 1 where id = ${id}`)
  expect(paid).toEqual([blamed(one, "changed", `slip:${id}`)])
  // One of them alone the database itself refuses: net is gross without deductions, with what is repaid.
  await expect(owner`update payroll.slip set deductions = deductions + 1 where id = ${id}`).rejects.toThrow("slip_net")
  const both = () => owner`update payroll.slip set deductions = deductions + 1, repaid = repaid + 1 where id = ${id}`
  expect(await after([one], both)).toEqual([blamed(one, "changed", `slip:${id}`)])
})

/** Another slip made whole: text, digests and columns agree. */
const forge = async (id: number, raise: number) => {
  const { owner } = running()
  const [row] = await owner`select texts from payroll.slip where id = ${id}`
  const texts = { texts: unpackTexts(row?.texts) }
  const slip = slipFrom(texts)
  const totals = { ...slip.totals, gross: yen(slip.totals.gross + raise), net: yen(slip.totals.net + raise) }
  const forged = storedForm({ inputs: inputsFrom(texts), slip: { ...slip, totals } })
  await owner`update payroll.slip set texts = ${forged.texts}, hash = ${forged.hash}, gross = ${totals.gross},
    net = ${totals.net} where id = ${id}`
}

test("a slip forged whole, text, digest and columns, is named all the same", async () => {
  const [, two = 0] = staff
  const id = await idOf(two)
  expect(await after([two], () => forge(id, 5000))).toEqual([blamed(two, "changed", `slip:${id}`)])
})

test("a slip taken away, one written past a close, and two exchanged are told apart", async () => {
  const { owner } = running()
  const [one = 0, two = 0] = staff
  const [first, second] = [await idOf(one), await idOf(two)]
  expect(await after([one], () => owner`delete from payroll.slip where id = ${first}`)).toContainEqual(
    blamed(one, "deleted", null),
  )
  const added = await after(
    [company.staffOf("vendorWorker")],
    () => owner`insert into payroll.slip (company_id, month, revision, staff_id, paid_on, gross, deductions, net, texts, hash)
      select company_id, month, revision, ${company.staffOf("vendorWorker")}, paid_on, gross, deductions, net, texts, hash
      from payroll.slip where id = ${first}`,
  )
  expect(added.map(({ kind, userId }) => [kind, userId])).toEqual([["inserted", company.staffOf("vendorWorker")]])
  const exchanged = await after(
    [one, two],
    () => owner`update payroll.slip s set texts = o.texts, hash = o.hash, gross = o.gross, deductions = o.deductions,
      net = o.net from payroll.slip o where (s.id, o.id) in ((${first}, ${second}), (${second}, ${first}))`,
  )
  expect(exchanged).toEqual([blamed(one, "changed", `slip:${first}`), blamed(two, "changed", `slip:${second}`)])
})

test("pieces from before people were sealed one by one: the piece is told, and who, where columns and text differ", async () => {
  const { owner } = running()
  const [one = 0] = staff
  const id = await idOf(one)
  await owner`update kernel.audit_entry set after = after - 'people' - 'marks'
    where company_id = ${company.id} and action = 'payMonth.slips'`
  expect((await verified()).wrong).toBe(0)
  const column = await after(
    [one],
    () => owner`update payroll.slip set net = net + 1, gross = gross + 1 where id = ${id}`,
  )
  expect(column).toEqual([blamed(one, "changed", `slip:${id}`)])
  const pieces = (await after([one], () => forge(id, 5000))).map(({ kind, row, userId }) => [kind, row, userId])
  expect(pieces).toEqual([
    ["changed", "piece:1.0", null],
    ["changed", "piece:2.0", null],
  ])
})
