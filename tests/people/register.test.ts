import { Effect } from "effect"
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { inCompany } from "#modules/kernel/database/scope.ts"
import { write } from "#modules/kernel/write.ts"
import { yen } from "#modules/kernel/yen.ts"
import { registerPartner, registerStaff, residentTaxOf, staffOfCompany, termsCovering } from "#modules/people/index.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"

let company: TestCompany
let other: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "PEOPLE")
  other = await aCompany(started, "OTHERS")
})
const day = isoDate
const writing = <A, E, R>(key: string, body: Effect.Effect<A, E, R>) =>
  write({ actor: { companyId: company.id, personId: company.personOf("admin") }, call: "test", key, body: {} }, body)

test("a person without an e-mail gets an account, a membership, a record and dated terms", async () => {
  const { run } = running()
  const made = await run(
    writing(
      "one",
      registerStaff(company.id, {
        name: "鈴木 健太",
        furiganaName: "スズキ ケンタ",
        role: "worker",
        trade: "scaffolder",
        birthday: day("1990-02-20"),
        terms: {
          effectiveFrom: day("2026-04-01"),
          salaryType: "shift",
          morningSalary: yen(9000),
          afternoonSalary: yen(9000),
          hoursPerShift: 3.5,
          subsidies: [{ title: "家族手当", yen: yen(3000), isInHourlyBase: false }],
        },
        residentTax: {
          fiscalYear: 2026,
          isCollected: true,
          isSimple: true,
          firstMonthYen: yen(18_000),
          remainingMonthYen: yen(17_600),
          byMonth: null,
        },
      }),
    ),
  )
  const id = Number(made)
  const [staff] = await run(
    inCompany(company.id)(staffOfCompany(company.id, { roles: ["worker"] })).pipe(
      Effect.map((all) => all.filter((one) => one.id === id)),
    ),
  )
  expect(staff).toMatchObject({ name: "鈴木 健太", email: null, role: "worker", birthday: "1990-02-20", version: 1 })
  const terms = await run(inCompany(company.id)(termsCovering(company.id, [id], day("2026-10-01"), day("2026-10-31"))))
  expect(terms.get(id)).toHaveLength(1)
  expect(terms.get(id)?.[0]).toMatchObject({
    effectiveFrom: "2026-04-01",
    salaryType: "shift",
    morningSalary: 9000,
    hoursPerShift: 3.5,
    subsidies: [{ title: "家族手当", yen: 3000, isInHourlyBase: false }],
    weekdayMinutes: [0, 480, 480, 480, 480, 480, 0],
  })
  const tax = await run(inCompany(company.id)(residentTaxOf(company.id, [id], 2026)))
  expect(tax.get(id)).toMatchObject({ firstMonthYen: 18_000, byMonth: null })
  const before = await run(inCompany(company.id)(termsCovering(company.id, [id], day("2026-03-01"), day("2026-03-31"))))
  expect(before.size).toBe(0)
  const foreign = await run(inCompany(other.id)(termsCovering(company.id, [id], day("2026-10-01"), day("2026-10-31"))))
  expect(foreign.size).toBe(0)
})

test("the founding path makes no member of an account that exists elsewhere", async () => {
  const { run, owner } = running()
  const stranger = {
    name: "他社の人",
    role: "worker",
    email: other.emailOf("worker"),
    password: "another-one",
  } as const
  await expect(run(writing("stranger", registerStaff(company.id, stranger)))).rejects.toMatchObject({
    code: "Email_Already_exist",
  })
  const members = await owner`select from companies.membership
    where company_id = ${company.id} and person_id = ${other.personOf("worker")}`
  expect(members).toHaveLength(0)
})

test("the founder's membership is adopted, a second record is refused", async () => {
  const { run } = running()
  const founder = { name: "社長", role: "admin", email: company.emailOf("admin") } as const
  const rows = await running().owner`select m.is_first_admin from people.staff s
    join companies.membership m on m.company_id = s.company_id and m.id = s.membership_id
    where s.company_id = ${company.id} and s.person_id = ${company.personOf("admin")}`
  expect(rows.map((row) => row.is_first_admin)).toEqual([true])
  await expect(run(writing("three", registerStaff(company.id, founder)))).rejects.toMatchObject({
    code: "Email_Already_exist",
  })
})

test("a vendor is written down and its worker belongs to it", async () => {
  const { run } = running()
  const made = await run(
    writing(
      "four",
      Effect.gen(function* () {
        const partnerId = yield* registerPartner(company.id, {
          companyName: "東和工業",
          isVendor: true,
          isCustomer: false,
        })
        return yield* registerStaff(company.id, { name: "外山", role: "vendorWorker", partnerId })
      }),
    ),
  )
  expect(Number(made)).toBeGreaterThan(0)
})
