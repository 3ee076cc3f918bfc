import { expect, test } from "vitest"
import { aCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { aBoard, type Board, inTheMorning, labourSite } from "./board.ts"

const canary = "CANARYSITE"
const missing = 900_001
let mine: Board
let other: Board
let theirs: { readonly site: number; readonly task: number }
let ours: { readonly site: number; readonly task: number }
const running = runningProduct(async (started) => {
  mine = await aBoard(started.url, await aCompany(started, "OURS"))
  other = await aBoard(started.url, await aCompany(started, canary))
  const site = await other.site({ name: `${canary} 現場` })
  const workers = [inTheMorning(other.staff("worker"))]
  const told = await other.arrange(site, { note: canary, startDate: "2026-12-01", endDate: "2026-12-03", workers })
  theirs = { site, task: told.body.data.id }
  const own = await mine.site()
  ours = { site: own, task: (await mine.arrange(own)).body.data.id }
})

/** Every id of every call, one at a time: the answer to `id` must be the answer to an id that nobody has. */
const cases = (id: {
  readonly site: number
  readonly task: number
  readonly staff: number
  readonly partner: number
}) => {
  const day = { constructionSiteId: ours.site, startDate: "2027-01-12", morningShift: 1, workerMorning: 1 }
  const picker = { shift: 1, workingDay: "2026-12-01" }
  return [
    ["POST", `/construction-site/details/${id.site}`, {}],
    ["PUT", `/construction-site/${id.site}/update`, { version: 1, name: "x" }],
    ["PUT", `/construction-site/${ours.site}/update`, { version: 1, customerId: id.partner }],
    ["PUT", `/construction-site/${ours.site}/update`, { version: 1, leaderId: id.staff }],
    ["POST", "/construction-site/create", { ...labourSite(mine.company), customerId: id.partner }],
    ["POST", "/construction-site/create", { ...labourSite(mine.company), leaderId: id.staff }],
    ["POST", "/construction-site/list-construction-site", { customerId: id.partner }],
    ["POST", "/nest/construction-site/is-exists", { name: `${canary} 現場`, customerId: id.partner }],
    ["POST", "/v2/task", { ...day, constructionSiteId: id.site }],
    ["POST", "/v2/task", { ...day, customerId: id.partner }],
    ["POST", "/v2/task", { ...day, leaderId: id.staff }],
    ["POST", "/v2/task", { ...day, workers: [inTheMorning(id.staff)] }],
    ["GET", `/v2/task/${id.task}`, undefined],
    ["PUT", `/v2/task/${id.task}`, { version: 1, note: "x" }],
    ["PUT", `/v2/task/${id.task}`, { version: 1, status: 0 }],
    ["PUT", `/v2/task/${ours.task}`, { version: 1, constructionSiteId: id.site }],
    ["PUT", `/v2/task/${ours.task}`, { version: 1, workers: [inTheMorning(id.staff)] }],
    ["PUT", `/v2/task/${id.task}/assign`, { version: 1, shift: 1, removeIds: [id.staff] }],
    ["PUT", `/v2/task/${ours.task}/assign`, { version: 1, shift: 1, addIds: [id.staff] }],
    [
      "PUT",
      `/v2/task/${ours.task}/assign`,
      { version: 1, shift: 1, addIds: [], from: { taskId: id.task, shift: 1, version: 1 } },
    ],
    ["POST", "/nest/calendar/super-calendar", { from: "2026-12-01", to: "2026-12-31", constructionSiteId: id.site }],
    ["POST", "/v2/common/search-construction-site-worker", { ...picker, taskId: id.task, constructionSiteId: id.site }],
    ["POST", "/v2/common/search-construction-site-worker", { ...picker, vendorIds: [id.partner] }],
  ] as const
}

const everything = async () => {
  const { owner } = running()
  const rows = await owner`select md5(string_agg(t::text, '|' order by t::text)) as sum from (
    select company_id, s::text as t from scheduling.site s union all select company_id, t::text from scheduling.task t
    union all select company_id, w::text from scheduling.task_worker w) t where company_id = ${other.company.id}`
  return rows[0]?.sum
}

test("AUTH-27 a foreign site, arrangement, person or partner answers as one that nobody has, and nothing of it moves", async () => {
  const before = await everything()
  const { company } = other
  const foreign = cases({ ...theirs, staff: company.staffOf("worker"), partner: company.customerId })
  const nobodys = cases({ site: missing, task: missing, staff: missing, partner: missing })
  for (const [index, [method, path, body]] of foreign.entries()) {
    const [, otherPath, otherBody] = nobodys[index] ?? [method, path, body]
    for (const role of ["manager", "worker", "customer"] as const) {
      const told = await mine.as(role, method, path, body)
      const plain = await mine.as(role, method, otherPath, otherBody)
      expect(told.text, `${role} ${method} ${path}`).not.toContain(canary)
      expect([told.status, told.text], `${role} ${method} ${path} ${JSON.stringify(body)}`).toEqual([
        plain.status,
        plain.text,
      ])
      expect(told.status).toBeLessThan(500)
    }
  }
  expect(await everything()).toBe(before)
})

test("AUTH-27 the same person in two companies is free in the one whatever the other arranged", async () => {
  const told = await mine.arrange(ours.site, { startDate: "2026-12-02", workers: [inTheMorning(mine.staff("worker"))] })
  expect(told.status, told.text).toBe(200)
})
