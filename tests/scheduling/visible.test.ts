import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { shows } from "#modules/kernel/visible.ts"
import { registerPartner } from "#modules/people/index.ts"
import { tiesOf, visibleTo } from "#modules/scheduling/policy.ts"
import { calendarLoad } from "#modules/scheduling/repository/calendar.ts"
import { sitesSeen } from "#modules/scheduling/repository/sites.ts"
import { taskRowsByIds } from "#modules/scheduling/repository/task-rows.ts"
import { workShiftOf } from "#modules/scheduling/views/shift-fields.ts"
import { acting } from "../kernel/acting.ts"
import { aCompany, everyRole, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board } from "./board.ts"
import { adminOf } from "./counted.ts"
import { aFullMonth } from "./crowd.ts"

let company: TestCompany
let board: Board
const from = isoDate("2026-11-01")
const running = runningProduct(async (started) => {
  company = await aCompany(started, "SEEN")
  board = await aBoard(started.url, company)
  await aFullMonth(started, company, { first: from, people: 30, sites: 9, tasks: 120 })
  // Ties of every kind, at random: other customers, leaders who are or aren't on it, vendors' people, some deleted.
  const another = { companyName: "別の客先", isCustomer: true, isVendor: false }
  await acting(started, company)(registerPartner(company.id, another))
  await started.owner`update scheduling.task t set leader_staff_id = (select id from people.staff s where s.company_id = ${company.id} order by md5(t.id || '-' || s.id) limit 1),
    customer_id = case when t.id % 3 = 0 then (select max(id) from people.partner where company_id = ${company.id}) else t.customer_id end,
    status = case when t.id % 11 = 0 then 0 else 1 end where company_id = ${company.id}`
  await started.owner`update scheduling.task_worker set status = case when task_id % 11 = 0 then 2 when (task_id + staff_id) % 7 = 0 then 0 else 1 end,
    partner_id = case when staff_id % 4 = 0 then ${company.vendorId}::int end where company_id = ${company.id}`
  // Vendors that are asked for people and have sent nobody yet; some are asked no more.
  await started.owner`insert into scheduling.task_vendor (company_id, task_id, shift, partner_id, asked, status)
    select company_id, task_id, shift, ${company.vendorId}::int, 300, (task_id % 2) from scheduling.task_shift
    where company_id = ${company.id} and is_on and task_id % 5 = 0`
})

/** Every role, with and without a record and a partner of its own; who would see the same stands for all of them. */
const filters = async () => {
  const { owner } = running()
  const staff = await owner<Array<{ id: number }>>`select id from people.staff where company_id = ${company.id}`
  const partners = await owner<Array<{ id: number }>>`select id from people.partner where company_id = ${company.id}`
  const actors = everyRole.flatMap((role) =>
    [null, ...partners.map(({ id }) => id)].flatMap((partnerId) =>
      [null, ...staff.slice(0, 20).map(({ id }) => id)].flatMap((own) =>
        [true, false].map((isCustomer) => [{ ...adminOf(company), role, partnerId, isCustomer }, own] as const),
      ),
    ),
  )
  return new Map(
    actors.map(([actor, own]) => {
      const seen = visibleTo(actor, own)
      return [JSON.stringify(seen), seen] as const
    }),
  )
}

test("TASK-32 the lists that SQL makes are the ones that the policy would, whoever asks", async () => {
  const { run, owner } = running()
  const ids = (
    await owner<Array<{ id: number }>>`select id from scheduling.task where company_id = ${company.id} and status = 1`
  ).map(({ id }) => id)
  const rows = await run(inCompany(company.id)(taskRowsByIds(company.id, ids)))
  const facts = rows.map((row) => ({
    id: row.id,
    siteId: row.site.id,
    ties: tiesOf({
      customerId: row.customerId,
      leaderStaffId: row.leaderStaffId,
      workers: row.workers.map(({ staffId, partnerId, shift }) => ({ staffId, partnerId, shift: workShiftOf(shift) })),
      vendors: row.vendors,
    }),
  }))
  const counts = new Set<number>()
  for (const [key, seen] of await filters()) {
    const bySql = await run(
      inCompany(company.id)(calendarLoad(company.id, seen, { from, to: isoDate("2026-12-01"), siteId: undefined })),
    )
    const byPolicy = facts.filter(({ ties }) => shows(seen, ties)).map(({ id }) => id)
    expect([...bySql.columns.tasks.id].sort(), key).toEqual(byPolicy.sort())
    expect(
      bySql.columns.workers.taskId.filter((id) => !byPolicy.includes(id)),
      key,
    ).toEqual([])
    counts.add(byPolicy.length)
  }
  expect(counts.size).toBeGreaterThan(5)
})

test("SITE-13 the same holds for sites", async () => {
  const { run } = running()
  const everything = { words: [], states: [], customerId: undefined, offset: 0, rows: 1000 }
  const all = await run(inCompany(company.id)(sitesSeen(company.id, { kind: "all" }, everything)))
  for (const [key, seen] of await filters()) {
    const bySql = await run(inCompany(company.id)(sitesSeen(company.id, seen, everything)))
    const byPolicy = all.filter(({ site, leaders, workers, vendors }) =>
      shows(seen, { customer: site.customerId, leader: leaders, worker: workers, vendor: vendors }),
    )
    expect(bySql.map(({ site }) => site.id).sort(), key).toEqual(byPolicy.map(({ site }) => site.id).sort())
  }
})

test("TASK-33 what each role may know of one arrangement", async () => {
  const site = await board.site({ name: "格子" })
  const people = [
    { userId: board.staff("worker"), morningShift: 1, priceMorning: 9000 },
    { userId: board.staff("partTimeWorker"), morningShift: 1, priceMorning: 7000 },
    { userId: board.staff("otherWorker"), morningShift: 1, priceMorning: 9500 },
    { userId: board.staff("vendorWorker"), afternoonShift: 1, priceAfternoon: 8000 },
  ]
  const told = await board.arrange(site, {
    startDate: "2027-01-20",
    afternoonShift: 1,
    workerAfternoon: 1,
    workers: people,
  })
  const grid: Record<string, string> = {}
  for (const role of everyRole) {
    const { data } = (await board.read(told.body.data.id, role)).body
    const has = (field: string, mark: string) => (field in data ? mark : "·")
    const prices = (data.workers ?? []).filter((one: object) => "priceMorning" in one || "priceAfternoon" in one)
    grid[role] = [
      has("morningFrom", "前"),
      has("afternoonFrom", "後"),
      has("workerMorning", has("workerAfternoon", "客数")),
      has("maxWorkerMorning", "必要"),
      has("assignedMorning", has("assignedAfternoon", "割当")),
      has("customerName", "客先"),
      `人${data.workers?.length ?? "·"}`,
      `単価${prices.length}`,
      data.permissions.actions.length,
    ].join(" ")
  }
  expect(grid).toEqual({
    admin: "前 後 客数 必要 割当 客先 人4 単価4 9",
    manager: "前 後 客数 必要 割当 客先 人4 単価4 9",
    officeManager: "前 後 客数 必要 割当 客先 人4 単価4 9",
    financeManager: "前 後 · 必要 割当 客先 人4 単価0 3",
    vendor: "· 後 · · · · 人1 単価1 1",
    customer: "前 後 客数 · · 客先 人· 単価0 3",
    vendorWorker: "· 後 · · · · 人1 単価1 1",
    partTimeWorker: "前 · · · · · 人3 単価1 1",
    otherWorker: "前 · · · · · 人3 単価1 1",
    worker: "前 · · · · · 人3 単価1 1",
  })
})
