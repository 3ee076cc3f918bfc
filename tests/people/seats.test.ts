/** Seats (D91): who counts, and that nobody beyond the plan is taken on, asked, let in again or moved. */
import { beforeEach, expect, test } from "vitest"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { seatsTaken } from "#modules/people/index.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { newcomer } from "./terms-on-the-wire.ts"

let company: TestCompany
let token = ""
const running = runningProduct(async (started) => {
  company = await aCompany(started, "SEATS")
  token = await signIn(started.url, company.emailOf("admin"))
  await started.owner`insert into identity.super_admin (person_id) values (${company.personOf("admin")})`
  await started.owner`insert into companies.plan (id, name, price, total_user) values (90, '席', 100, 8)`
})
const call = (path: string, body: object, method = "POST") =>
  ask(running().url, path, { method, token, company: company.id, body })
const codeOf = ({ body, status }: { status: number; body: { errorCode?: string } }) => [status, body.errorCode]
/** For the admin, who can order seats; and for whoever cannot. */
const full = [402, "Buy_More_Members_Required"]
const fullForOthers = [409, "Company_Maximum_Member"]
const good = [200, undefined]
const taken = async () => (await running().run(inCompany(company.id)(seatsTaken(company.id)))).all
const hire = (name: string, roleId = 12) =>
  call(
    "/staff/invite-staff",
    newcomer(roleId, { name, gender: 1, roleId, ...(roleId === 9 ? { managerId: company.vendorId } : {}) }),
  )
const inviteAdmin = (email: string) => call("/user/invite-admin", { companyId: company.id, email })
const plan = (id: number | null, extra = 0) =>
  running()
    .owner`update companies.company set subscription_id = ${id}, extra_members = ${extra} where id = ${company.id}`
const versionOf = async (id: number) =>
  (await running().owner`select version from people.staff where id = ${id}`)[0]?.version
const setStatus = async (id: number, status: number) =>
  call(`/user/update-user/${id}`, { version: await versionOf(id), status, ...(status === 0 ? { reason: "休み" } : {}) })

beforeEach(async () => {
  const { owner } = running()
  await plan(null)
  await owner`update people.invitation set expires_at = now() - interval '1 day' where company_id = ${company.id}`
  // All but the seven of the company's own that every company of the tests has.
  await owner`update companies.membership set status = 0 where company_id = ${company.id} and id in (
    select membership_id from people.staff where company_id = ${company.id} and name like '席%')`
})

test("D91 the company's own people are counted, blocked ones and partners' people are not", async () => {
  expect(await taken()).toBe(7)
  await hire("席 協力", 9)
  expect(await taken()).toBe(7)
  await hire("席 一")
  expect(await taken()).toBe(8)
  const worker = company.staffOf("worker")
  expect(codeOf(await setStatus(worker, 0))).toEqual(good)
  expect(await taken()).toBe(7)
  await setStatus(worker, 1)
})

test("D91 BILL-08 beyond the plan nobody is taken on, but partners' people are; one more that is paid for is a seat", async () => {
  await plan(90)
  expect(codeOf(await hire("席 二"))).toEqual(good)
  expect(codeOf(await hire("席 三"))).toEqual(full)
  expect(codeOf(await hire("席 協力二", 9))).toEqual(good)
  await plan(90, 1)
  expect(codeOf(await hire("席 四"))).toEqual(good)
  expect(codeOf(await hire("席 五"))).toEqual(full)
  expect(await taken()).toBe(9)
  // The refused left nothing behind.
  const [row] = await running().owner`select count(*)::int as n from people.staff where name in ('席 三', '席 五')`
  expect(row?.n).toBe(0)
})

test("BILL-08 D131 who can order seats is asked to, the office is told that none is left", async () => {
  await plan(90)
  await hire("席 十")
  expect(codeOf(await hire("席 十一"))).toEqual(full)
  const office = await signIn(running().url, company.emailOf("officeManager"))
  const told = await ask(running().url, "/staff/invite-staff", {
    method: "POST",
    token: office,
    company: company.id,
    body: newcomer(12, { name: "席 十二", gender: 1, roleId: 12 }),
  })
  expect(codeOf(told)).toEqual(fullForOthers)
})

test("D91 an open invitation is a seat until it is answered, withdrawn or too old", async () => {
  await plan(90)
  expect(codeOf(await inviteAdmin("seat-a@b.example"))).toEqual(good)
  // The platform invites, and orders nothing.
  expect(codeOf(await inviteAdmin("seat-b@b.example"))).toEqual(fullForOthers)
  expect(codeOf(await hire("席 六"))).toEqual(full)
  await running().owner`update people.invitation set expires_at = now() - interval '1 day'
    where company_id = ${company.id} and state = 'open'`
  expect(codeOf(await hire("席 七"))).toEqual(good)
})

test("D91 who was blocked comes in again only where a seat is free", async () => {
  await plan(90)
  const worker = company.staffOf("worker")
  await setStatus(worker, 0)
  await hire("席 八")
  await hire("席 九")
  expect(codeOf(await setStatus(worker, 1))).toEqual(full)
  await plan(90, 1)
  expect(codeOf(await setStatus(worker, 1))).toEqual(good)
})

test("D91 nobody is given another role while there are more people than the plan lets in", async () => {
  expect(codeOf(await hire("席 一人目"))).toEqual(good)
  expect(codeOf(await hire("席 二人目"))).toEqual(good)
  const [row] = await running().owner<[{ id: number }]>`select id from people.staff where name = '席 二人目'`
  const give = async (roleId: number) =>
    call("/nest/user/change-role", { userId: row.id, version: await versionOf(row.id), roleId }, "PUT")
  await plan(90)
  expect(codeOf(await give(10))).toEqual(full)
  await plan(90, 1)
  expect(codeOf(await give(10))).toEqual(good)
})

test("D91 five who are taken on at once for the last seat are one", async () => {
  await plan(90)
  const told = await Promise.all(Array.from({ length: 5 }, (_, n) => hire(`席 同時${n}`)))
  expect(told.map(({ status }) => status).toSorted()).toEqual([200, 402, 402, 402, 402])
  expect(await taken()).toBe(8)
})
