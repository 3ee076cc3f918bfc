/** はじめの一歩: ticked by what is stored, for the admin side, until all of it is done. */
import { Effect } from "effect"
import { expect, test } from "vitest"
import { foundCompany } from "#modules/companies/index.ts"
import { registerPerson } from "#modules/identity/index.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { registerStaff } from "#modules/people/index.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, everyRole, password, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "FIRST")
})
type Role = Parameters<TestCompany["emailOf"]>[0]
const told = async (role: Role, path: string) => {
  const token = await signIn(running().url, company.emailOf(role))
  return (await ask(running().url, path, { token, company: company.id })).body
}
interface Step {
  readonly key: string
  readonly isDone: boolean
  readonly detail: string | null
}
const steps = async () =>
  Object.fromEntries(
    (await told("admin", "/nest/first-steps")).data.steps.map(({ key, isDone, detail }: Step) => [
      key,
      [isDone, detail],
    ]),
  )
const isShown = async (role: Role) => (await told(role, "/workspace")).data.buttons.includes("firstSteps")

test("issue 19 §8 each step ticks itself with what is stored, and all of them done it is shown no more", async () => {
  const { owner } = running()
  const { id } = company
  // Of the workers alone: a site manager who came before them is no 職人.
  await owner`update people.staff set name = '佐藤 一' where company_id = ${id}
    and id = (select min(s.id) from people.staff s join companies.membership m
      on m.company_id = s.company_id and m.id = s.membership_id
      where s.company_id = ${id} and m.role in (9, 10, 11, 12))`
  expect(await steps()).toEqual({
    site: [false, null],
    people: [true, "佐藤 一"],
    task: [false, null],
    punch: [false, null],
  })
  await owner`insert into scheduling.site
    (company_id, name, type, address, customer_id, state, regular_unit_price, night_unit_price)
    values (${id}, '豊洲三丁目計画', 1, '東京都江東区', ${company.customerId}, 1, 24000, 30000)`
  expect((await steps()).site).toEqual([true, "豊洲三丁目計画"])
  await owner`insert into scheduling.task (company_id, site_id, customer_id, day)
    select company_id, id, customer_id, '2026-10-05' from scheduling.site where company_id = ${id}`
  expect((await steps()).task).toEqual([true, null])
  expect(await isShown("admin")).toBe(true)
  await owner`insert into timekeeping.punch (company_id, staff_id, work_day, place, check_in, state)
    select company_id, id, '2026-10-05', 1, timestamptz '2026-10-05 00:00Z', 'open' from people.staff
    where company_id = ${id} limit 1`
  expect((await steps()).punch).toEqual([true, null])
  expect(await isShown("admin")).toBe(false)
})

/** A founder with a record of his own, and nobody beside him. */
const founded = Effect.gen(function* () {
  const email = "alone@first.example"
  const adminId = yield* registerPerson({ email, name: "一人 太郎", password })
  const id = yield* foundCompany({ name: "一人設備", kenId: 13 }, adminId)
  yield* registerStaff(id, { name: "一人 太郎", role: "admin", email, password, partnerId: null })
  return { id, email }
})

test("issue 19 §8 the founder himself is nobody whom he has taken on", async () => {
  const { id, email } = await running().run(writeAcross({ reason: "a company for a test", personId: null }, founded))
  const token = await signIn(running().url, email)
  const { data } = (await ask(running().url, "/nest/first-steps", { token, company: id })).body
  expect(data.steps.map(({ isDone }: Step) => isDone)).toEqual([false, false, false, false])
  const records = await running().owner`select 1 from people.staff where company_id = ${id}`
  expect(records).toHaveLength(1)
})

test("issue 19 §8 it is for admin, manager and office", async () => {
  await running().owner`delete from timekeeping.punch where company_id = ${company.id}`
  const shown: Array<string> = []
  for (const role of everyRole) if (await isShown(role)) shown.push(role)
  expect(shown.toSorted()).toEqual(["admin", "manager", "officeManager"])
  expect((await told("worker", "/nest/first-steps")).errorCode).toBe("Permission_Denied")
})
