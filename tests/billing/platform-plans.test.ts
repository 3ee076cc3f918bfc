/** プラン of the platform: made, changed, hidden; and what a consultation comes to. */
import { expect, test } from "vitest"
import { founders, wrongIn } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro } from "./our-account.ts"

const { call, idOf, ownOf, post, running } = founders({ transferTo: ourAccount })

const plan = {
  name: "マックス",
  price: 30_000,
  totalUser: 200,
  description: "すべて",
  isContact: 0,
  paymentMethods: ["bank"],
  subscriptionOptions: [{ numberOfPaymentMonths: 12, benefit: "DISCOUNT", benefitValue: 10 }],
}
const create = (more: object = {}) => post("operator", "/nest/subscription", { ...plan, ...more })
const put = (path: string, body: object) => call("operator", `/nest/subscription/${path}`, { method: "PUT", body })
const offered = async () => (await (await fetch(`${running().url}/api/nest/subscription?status=1`)).json()).data
const offeredOf = async (id: number) => (await offered()).find((one: { id: number }) => one.id === id)

test("SUP-04 BILL-01 a plan that is made is on offer with its prices; changed, hidden and shown again", async () => {
  const made = (await create()).body.data
  expect(made).toMatchObject({ name: "マックス", status: 1, companies: 0, version: 1 })
  // The numbers up to 1000 are those that the product knows (D8).
  expect(made.id).toBeGreaterThan(1000)
  expect(await offeredOf(made.id)).toMatchObject({ price: 30_000, subscriptionOptions: [{ total: 324_000 }] })
  const options = [{ numberOfPaymentMonths: 12, benefit: "FREE_MONTH", benefitValue: 2 }]
  const changed = await put(`${made.id}`, { ...plan, price: 31_000, subscriptionOptions: options, version: 1 })
  expect(changed.body.data).toMatchObject({ price: 31_000, version: 2, subscriptionOptions: options })
  // What somebody may have chosen stays written, closed.
  const rows = await running().owner`select status from companies.plan_option where plan_id = ${made.id} order by id`
  expect(rows.map(({ status }) => status)).toEqual([0, 1])
  expect((await put(`${made.id}`, { ...plan, version: 1 })).body.errorCode).toBe("Update_Expired")
  expect((await put(`${made.id}/status`, { status: 0, version: 2 })).body.data).toMatchObject({ status: 0 })
  expect(await offeredOf(made.id)).toBeUndefined()
  const all = (await call("operator", "/nest/subscription/all")).body.data
  expect(all.find((one: { id: number }) => one.id === made.id)).toMatchObject({ status: 0, version: 3 })
  expect((await put(`${made.id}/status`, { status: 1, version: 3 })).status).toBe(200)
  expect(await offeredOf(made.id)).toMatchObject({ oneMonth: { total: 31_000 } })
})

const twice = { numberOfPaymentMonths: 12, benefit: "DISCOUNT", benefitValue: 5 }
test.each([
  ["a price that nobody can pay", { paymentMethods: [] }, "paymentMethods"],
  ["a consultation with a price", { isContact: 1 }, "price"],
  ["ways to pay nothing", { price: 0, subscriptionOptions: [] }, "paymentMethods"],
  ["months of what costs nothing", { price: 0, paymentMethods: [] }, "subscriptionOptions"],
  ["months named twice", { subscriptionOptions: [twice, twice] }, "subscriptionOptions.1.numberOfPaymentMonths"],
  [
    "more months for nothing than are paid",
    { subscriptionOptions: [{ numberOfPaymentMonths: 2, benefit: "FREE_MONTH", benefitValue: 3 }] },
    "subscriptionOptions.0.benefitValue",
  ],
])("SUP-04 %s is complained of at its field", async (_, more, field) => {
  expect(wrongIn(await create(more))).toEqual([400, "Invalid_Input", [field]])
})

test("SUP-04 the free plan stays free, and whoever is none of the platform's people makes none", async () => {
  expect(wrongIn(await put("1", { ...plan, version: 1 }))).toEqual([400, "Invalid_Input", ["price"]])
  expect((await post("founder", "/nest/subscription", plan)).status).toBe(403)
})

const contact = {
  name: "清水 一郎",
  phone: "03-1234-5678",
  email: "c@founder.example",
  totalUser: 400,
  note: "支店3つ",
}
const asking = (name: string) => aRegistration(name, { subscriptionId: 3, subscriptionContact: contact })

test("SUP-06 a consultation is listed, agreed on with a hidden plan, and billed like any other", async () => {
  const id = await idOf(asking("相談設備"))
  const listed = (await post("operator", "/user/list-company", { isConsulting: 1 })).body.data
  expect(listed).toMatchObject([{ id, name: "相談設備", subscriptionContact: contact, planName: "オーダーメイド" }])
  expect((await post("operator", "/user/list-company", { isConsulting: 0 })).body.totalItems).toBe(0)
  const own = (await create({ name: "相談設備 様", price: 88_000, totalUser: 400 })).body.data
  await put(`${own.id}/status`, { status: 0, version: 1 })
  const [option] = own.subscriptionOptions
  const agreed = { subscriptionId: own.id, subscriptionOptionId: option.id, paymentTerm: "PREPAYMENT", isBanking: 1 }
  const approve = (more: object = {}) => put(`contact/approve/${id}`, { ...agreed, version: 1, ...more })
  expect(wrongIn(await approve({ subscriptionId: 3 }))).toEqual([400, "Invalid_Input", ["subscriptionId"]])
  expect(wrongIn(await approve({ paymentTerm: null }))).toEqual([400, "Invalid_Input", ["paymentTerm"]])
  expect(wrongIn(await approve({ isBanking: 0 }))).toEqual([400, "Invalid_Input", ["isBanking"]])
  expect((await approve({ version: 9 })).body.errorCode).toBe("Update_Expired")
  expect((await approve()).body.data).toEqual({ companyId: id, name: "相談設備", planName: "相談設備 様", version: 2 })
  // 88,000 × 12, ten percent off.
  expect((await call("operator", `/nest/billing/company-bills/${id}`)).body.data.bills).toMatchObject([
    { money: 950_400, status: "unpaid", isBanking: 1, name: "相談設備 様" },
  ])
  expect(await ownOf(id)).toMatchObject({
    subscriptionId: own.id,
    subscriptionContact: null,
    paymentTerm: "PREPAYMENT",
  })
  expect((await approve({ version: 2 })).body.errorCode).toBe("Subscription_Never")
  expect((await post("operator", "/user/list-company", { isConsulting: 1 })).body.totalItems).toBe(0)
  const [entry] = await running()
    .owner`select p.email from kernel.audit_entry e join identity.person p on p.id = e.person_id
    where e.company_id = ${id} and e.action = 'plan.approveContact'`
  expect(entry?.email).toBe("ops@founder.example")
})

const agreedWith = (subscriptionId: number, more: object = {}) => ({
  ...{ subscriptionId, subscriptionOptionId: null, paymentTerm: "PREPAYMENT", isBanking: 1 },
  ...more,
})
/** A company that uses スタンダード, and asks for a plan of its own. */
const inUse = async (name: string, term: "PAY_LATER" | "PREPAYMENT") => {
  const id = await idOf(aRegistration(name, { ...pro, subscriptionId: 5, paymentTerm: term }))
  await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1 })
  if (term === "PREPAYMENT") await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  await running()
    .owner`update companies.company set subscription_contact = ${running().owner.json(contact)} where id = ${id}`
  return id
}
const companyOf = async (id: number) =>
  (
    await running().owner`select version, subscription_id, payment_term, payment_status, expired_at::text as until
    from companies.company where id = ${id}`
  )[0]

test("SUP-06 BILL-02 what is agreed on with a company that has paid becomes its own with the payment, less the unused days", async () => {
  const id = await inUse("前払相談", "PREPAYMENT")
  const own = (await create({ name: "前払相談 様", price: 100_000, totalUser: 400 })).body.data
  const { version } = (await companyOf(id)) ?? {}
  expect((await put(`contact/approve/${id}`, { ...agreedWith(own.id), version })).status).toBe(200)
  expect(await companyOf(id)).toMatchObject({ subscription_id: 5, payment_status: 1 })
  const bills = (await call("operator", `/nest/billing/company-bills/${id}`)).body.data.bills
  // 9,800 of a month that was paid today came back.
  expect(bills[0]).toMatchObject({ status: "unpaid", money: 90_200, name: "前払相談 様", isBanking: 1 })
  await post("operator", "/user/accept-subscription-banking", { companyId: id, status: 1 })
  expect(await companyOf(id)).toMatchObject({ subscription_id: own.id, payment_status: 1 })
})

test("SUP-06 what a company owes stays owed, its people stay in, and more people than the plan lets in are not agreed on", async () => {
  const id = await inUse("後払相談", "PAY_LATER")
  await running()
    .owner`insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, months, starts_on,
    ends_on, total, made_at, due_on) values (${id}, 'month', 5, 'スタンダード', 9800, 1, '2026-10-01', '2026-10-31', 9800, now(), '2026-11-30')`
  const own = (await create({ name: "後払相談 様", price: 100_000, totalUser: 400 })).body.data
  const { version } = (await companyOf(id)) ?? {}
  expect((await put(`contact/approve/${id}`, { ...agreedWith(own.id), version })).status).toBe(200)
  expect(await companyOf(id)).toMatchObject({ payment_status: 1, payment_term: "PAY_LATER", subscription_id: 5 })
  const { bills } = (await call("operator", `/nest/billing/company-bills/${id}`)).body.data
  expect(bills.map(({ money, status }: { money: number; status: string }) => [money, status])).toEqual([
    [100_000, "unpaid"],
    [9800, "unpaid"],
  ])
  const small = (await create({ name: "一人用", price: 100, totalUser: 1 })).body.data
  const other = await inUse("満員相談", "PAY_LATER")
  await running().owner`insert into companies.membership (company_id, person_id, role)
    select ${other}, id, 2 from identity.person where email = 'kato@founder.example'`
  const seen = (await companyOf(other)) ?? {}
  const told = await put(`contact/approve/${other}`, { ...agreedWith(small.id), version: seen.version })
  expect(told.body.errorCode).toBe("Company_Maximum_Member")
})

test("SUP-06 CLI-02 nobody is let in on a plan that is still talked about", async () => {
  const id = await idOf(asking("未合意設備"))
  const told = await post("operator", "/user/update-company-status", { companyId: id, status: 1, version: 1 })
  expect(wrongIn(told)).toEqual([400, "Invalid_Input", ["status"]])
  expect(
    await post("operator", "/user/update-company-status", { companyId: id, status: 3, version: 1, reason: "重複" }),
  ).toMatchObject({
    status: 200,
  })
})
