import { Effect, Layer } from "effect"
import { beforeAll, expect, inject, test } from "vitest"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { Database, inCompany } from "#modules/kernel/database/scope.ts"
import { Keys } from "#modules/kernel/keys.ts"
import { residentTaxOf, staffByIds, staffOfCompany, termsCovering } from "#modules/people/index.ts"
import { listStaff } from "#modules/people/operations/list-staff.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { countingPool } from "../kernel/counting-pool.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
let crowd: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "LIST")
  crowd = await aCompany(started, "CROWD")
})
const tokens = new Map<string, string>()
beforeAll(async () => {
  for (const role of ["admin", "vendor", "worker", "customer", "manager"] as const)
    tokens.set(role, await signIn(running().url, company.emailOf(role)))
})
const list = (role: string, body: object = {}, path = "/staff/list-staff") =>
  ask(running().url, path, { token: tokens.get(role), company: company.id, body })
const names = (told: { body: { data: ReadonlyArray<{ name: string }> } }) => told.body.data.map(({ name }) => name)

test("STAFF-01 the list filters by role, status, keyword and pages from 1", async () => {
  const everyone = await list("admin")
  expect(everyone.body).toMatchObject({ pageIndex: 1, totalPages: 1, totalItems: 8 })
  expect(everyone.body.counts).toEqual({ all: 8, blocked: 0, noTerms: 0, noBirthday: 7, endingLicenses: 0, asked: 0 })
  expect(everyone.body.permissions.actions).toContain("invite")
  // The company of the tests closes at the month's end and pays at the end of the next one.
  expect(everyone.body.payDays).toEqual({ paymentTerm: 0, paymentMonthOffset: 1, paymentDate: 0 })
  expect(everyone.body.inviteAs.map((one: { roleId: number }) => one.roleId)).toEqual([2, 3, 4, 6, 9, 10, 11, 12])
  // STAFF-11, STAFF-24: an admin is managed by nobody of the company.
  expect(everyone.body.inviteAs.filter((one: { isForGood: boolean }) => one.isForGood)).toMatchObject([{ roleId: 2 }])
  expect((await list("vendor")).body.inviteAs).toEqual([
    {
      ...{ roleId: 9, salaryTypes: [1, 3, 5], isForGood: false, mayPay: true },
      ...{ needsVendor: false, needsBank: false, needsBirthday: false },
      ...{ mayLimitRevenue: false, mayMailPaper: false, maySupervise: false, mayHeal: false },
    },
  ])
  expect(everyone.body.inviteAs.filter((one: { needsVendor: boolean }) => one.needsVendor)).toMatchObject([
    { roleId: 9 },
  ])
  expect(names(await list("admin", { roleIds: [12, 10] }))).toEqual(["LIST partTimeWorker", "LIST worker"])
  expect(names(await list("admin", { keyword: "financeMANAGER" }))).toEqual(["LIST financeManager"])
  const { owner } = running()
  await owner`update people.staff set furigana_name = 'ヤマダ タロウ', trade = 'scaffolder' where id = ${company.staffOf("worker")}`
  for (const keyword of ["やまだ", "ﾔﾏﾀﾞﾀﾛｳ", "ヤマダ　タ", "鳶", "SCAFFOLD"])
    expect([keyword, ...names(await list("admin", { keyword }))]).toEqual([keyword, "LIST worker"])
  expect((await list("admin", { status: 0 })).body.totalItems).toBe(0)
  const second = await list("admin", { pageSize: 3, pageIndex: 3 })
  expect(second.body).toMatchObject({ pageIndex: 3, totalPages: 3, totalItems: 8 })
  expect(second.body.data).toHaveLength(2)
  expect((await list("admin", { salaryTypes: [5] })).body.totalItems).toBe(0)
})

test("STAFF-01 who was asked by mail stands as 招待中 until he answers, is counted and found by it", async () => {
  const invited = { roleId: 12, gender: 1, birthday: "1990-04-01", email: "asked@list.example.jp" }
  const made = await ask(running().url, "/staff/invite-staff", {
    token: tokens.get("admin"),
    company: company.id,
    body: { ...invited, name: "招待 待子" },
  })
  expect(made.status, made.text).toBe(200)
  const asked = await list("admin", { isAsked: 1 })
  expect(asked.body.data).toMatchObject([{ name: "招待 待子", isAsked: 1 }])
  expect([asked.body.totalItems, asked.body.counts.asked]).toEqual([1, 1])
  expect(names(await list("admin", { isAsked: 0 }))).not.toContain("招待 待子")
  const { owner } = running()
  await owner`update people.invitation set state = 'withdrawn', answered_at = now(),
    answered_by = ${company.personOf("admin")} where company_id = ${company.id} and email = ${invited.email}`
  expect((await list("admin", { isAsked: 1 })).body.totalItems).toBe(0)
  await owner`update people.staff set status = 0 where id = ${made.body.data.id}`
})

test("STAFF-01 a row of the kana has those whose reading begins in it, voiced and small letters too; nobody without a reading", async () => {
  const { owner } = running()
  const reads = (role: "worker" | "manager" | "financeManager", kana: string | null) =>
    owner`update people.staff set furigana_name = ${kana} where id = ${company.staffOf(role)}`
  await reads("worker", "ヤマダ タロウ")
  await reads("manager", "ガトウ アヤ")
  await reads("financeManager", "ヴァン ミン")
  const inRow = async (kanaRow: string) => names(await list("admin", { kanaRow }))
  expect([await inRow("や"), await inRow("か"), await inRow("あ"), await inRow("わ")]).toEqual([
    ["LIST worker"],
    ["LIST manager"],
    ["LIST financeManager"],
    [],
  ])
  const { counts, totalItems } = (await list("admin", { kanaRow: "か" })).body
  expect([totalItems, counts.all > 1]).toEqual([1, true])
  const wrong = await list("admin", { kanaRow: "A" })
  expect([wrong.status, wrong.body.fields]).toMatchObject([400, [{ field: "kanaRow" }]])
})

test("STAFF-01 what is typed is taken as text, not as a pattern", async () => {
  for (const keyword of ["%", "_", "'", "\\"]) expect((await list("admin", { keyword })).body.totalItems).toBe(0)
})

test("a vendor lists its own workers only; workers and customers list nobody", async () => {
  expect(names(await list("vendor"))).toEqual(["LIST vendorWorker"])
  for (const role of ["worker", "customer"]) {
    const told = await list(role)
    expect([told.status, told.body.errorCode]).toEqual([403, "Permission_Denied"])
  }
  const choice = await list("vendor", {}, "/common/worker")
  expect(choice.body.data.map((one: { userId: number }) => one.userId)).toEqual([company.staffOf("vendorWorker")])
  expect((await list("manager", { vendorIds: [company.vendorId] }, "/common/worker")).body.data).toHaveLength(1)
  expect((await list("worker", {}, "/common/worker")).status).toBe(403)
})

test("customers and vendors are written down, listed and searched", async () => {
  const put = (role: string, path: string, body: object) =>
    ask(running().url, path, { token: tokens.get(role), company: company.id, body, method: "PUT" })
  const made = await put("admin", "/vendor/invite-vendor", {
    companyName: "東和工業",
    email: "towa@partner.example",
    phoneNumber: "03-1234-5678",
    registrationNumber: "T1234567890123",
    isCustomer: 1,
  })
  expect(made.status, made.text).toBe(200)
  expect(made.body.data).toMatchObject({ companyName: "東和工業", isCustomer: 1, phoneNumber: "03-1234-5678" })
  const again = await put("admin", "/vendor/invite-vendor", { companyName: "東和", email: "towa@partner.example" })
  expect([again.status, again.body.errorCode]).toEqual([409, "Email_Already_exist"])
  const customer = await put("admin", "/customer/create", { companyName: "大空建設", phone: "06-1234-5678" })
  expect(customer.body.data).toMatchObject({ companyName: "大空建設", phone: "06-1234-5678", isCustomer: 1 })
  expect((await list("admin", { keyword: "東和" }, "/vendor/list-vendor")).body.totalItems).toBe(1)
  // D94: a vendor that also orders stands in both lists.
  expect(
    (await list("admin", {}, "/customer")).body.data.map((one: { companyName: string }) => one.companyName),
  ).toEqual(["LIST 客先", "東和工業", "大空建設"])
  expect((await list("manager", { keyword: "東和" }, "/common/vendor")).body.data).toHaveLength(1)
  expect((await put("worker", "/customer/create", { companyName: "だめ" })).status).toBe(403)
  expect((await list("vendor", {}, "/vendor/list-vendor")).status).toBe(403)
  const wrong = await put("admin", "/vendor/invite-vendor", { companyName: "", phoneNumber: "1", email: "x" })
  expect(wrong.body.fields.map((one: { field: string }) => one.field).sort()).toEqual([
    "companyName",
    "email",
    "phoneNumber",
  ])
})

/** A thousand people at once: the services take them on one by one, which is another test's matter. */
const fill = async (companyId: number, people: number) => {
  const { owner } = running()
  await owner`
    with person as (
      insert into identity.person (email, name, password_hash)
      select 'crowd' || ${companyId}::int || '-' || n || '@crowd.example', '人' || n, 'x' from generate_series(1, ${people}::int) n
      returning id, name),
    member as (
      insert into companies.membership (company_id, person_id, role) select ${companyId}, id, 12 from person
      returning id, person_id),
    staff as (
      insert into people.staff (company_id, person_id, membership_id, name)
      select ${companyId}, m.person_id, m.id, p.name from member m join person p on p.id = m.person_id returning id)
    insert into people.terms (company_id, staff_id, effective_from, version, salary_type, basic_salary)
    select ${companyId}, s.id, d.day, 1, 1, 1500 from staff s cross join (values (date '2026-04-01'), (date '2026-10-16')) d (day)`
}

test("reading people takes the same statements for 18 people and for 1,008", async () => {
  await fill(company.id, 10)
  await fill(crowd.id, 1000)
  const { sent, pool: app } = countingPool(running().address)
  const keys = Keys.layer(`${inject("dataDir")}/keys`)
  const counted = Layer.merge(Layer.succeed(Database, { app, relay: app }), keys)
  const actor = (of: TestCompany) => ({
    personId: of.personOf("admin"),
    language: "ja" as const,
    companyId: of.id,
    membershipId: 1,
    role: "admin" as const,
    isFirstAdmin: true,
    isSupervising: true,
    hidesRevenue: false,
    isOutsourced: false,
    isCustomer: false,
    partnerId: null,
  })
  const readAll = (of: TestCompany) =>
    inCompany(of.id)(
      Effect.gen(function* () {
        const staff = yield* staffOfCompany(of.id)
        const ids = staff.map(({ id }) => id)
        yield* staffByIds(of.id, ids)
        const terms = yield* termsCovering(of.id, ids, isoDate("2026-10-01"), isoDate("2026-10-31"))
        yield* residentTaxOf(of.id, ids, 2026)
        const page = yield* listStaff({ pageSize: 10_000_000 })
        return { people: staff.length, terms: terms.size, listed: page.data.length }
      }).pipe(Effect.provideService(CurrentActor, actor(of))),
    )
  const counting = async (of: TestCompany) => {
    await Effect.runPromise(Effect.provide(readAll(of), counted))
    sent.statements = 0
    const read = await Effect.runPromise(Effect.provide(readAll(of), counted))
    return { ...read, statements: sent.statements }
  }
  const [few, many] = [await counting(company), await counting(crowd)]
  await app.end()
  // The company's own eight stand beside the crowd.
  expect(many.people).toBe(1008)
  expect(many.terms).toBe(1008)
  expect(many.listed).toBe(1008)
  expect(many.statements).toBe(few.statements)
})
