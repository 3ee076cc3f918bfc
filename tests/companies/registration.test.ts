/** 企業の登録: what a founder sends is what his company is, once, and waits for the platform's word. */
import { expect, test } from "vitest"
import type { Told } from "../kernel/ask.ts"
import { founder, founders, wrongIn } from "./founders.ts"
import { aRegistration, fullRegistration } from "./registering.ts"

const { call: as, choices, entry, idOf, ownOf, post, register, running } = founders()
const reapply = (id: number, body: object): Promise<Told> =>
  as("founder", `/v2/company/registration/${id}`, { method: "PUT", body })
const call = (path: string) => fetch(`${running().url}/api${path}`).then((answer) => answer.json())

test("WIZ-02 WIZ-09 every field that is sent is what the company is, down to its breaks and words", async () => {
  const sent = fullRegistration("清水設備")
  const told = await register(sent)
  expect([told.status, told.body]).toEqual([200, { success: true, data: { id: expect.any(Number) } }])
  const { id } = told.body.data
  const row = { hour: 6, minute: 30, break: 45 }
  const { breakTime, labelSettings, ...seen } = await ownOf(id)
  const { breakTime: _, labelSettings: __, ...asSent } = sent
  expect(seen).toEqual({
    id,
    status: 2,
    reason: "",
    registeredAt: expect.stringMatching(/^2026-11-20T03:/),
    version: 1,
    isOwed: 0,
    avatar: null,
    stamp: null,
    ...asSent,
  })
  expect(breakTime).toMatchObject({ admin: [row], partTimeWorker: [{ ...row, break: 51 }] })
  expect(labelSettings).toEqual([
    { key: "morning", value: "日中" },
    { key: "afternoon", value: "夕方" },
    { key: "evening", value: "夜勤" },
  ])
  const rows = await running().owner`select duty, presence_minutes, break_minutes from companies.break_rule
    where company_id = ${id} and duty in ('admin', 'partTimeWorker') order by duty`
  expect(rows).toEqual([
    { duty: "admin", presence_minutes: 390, break_minutes: 45 },
    { duty: "partTimeWorker", presence_minutes: 390, break_minutes: 51 },
  ])
})

test("WIZ-16 nothing that costs can be chosen: no option of several months, no transfer, no way of payment but the plan's", async () => {
  for (const [field, value] of [
    ["subscriptionOptionId", 1],
    ["isBanking", 1],
    ["subscriptionType", 1],
  ] as const)
    expect(wrongIn(await register(aRegistration("支払", { [field]: value })))).toEqual([400, "Invalid_Input", [field]])
})

test("WIZ-21 the founder is the first admin of a company that waits, and nobody else has it", async () => {
  const id = await idOf(aRegistration("待つ会社"))
  expect(await entry(id)).toMatchObject({ roleId: 2, status: 2, paymentStatus: 1, statusText: "承認待ちです" })
  expect((await choices("other")).map((one: { id: number }) => one.id)).not.toContain(id)
  const [audit] = await running().owner`select action, person_id from kernel.audit_entry where company_id = ${id}`
  const [person] = await running().owner`select id from identity.person where email = ${founder}`
  expect(audit).toEqual({ action: "company.found", person_id: person?.id })
})

test("WIZ-21 sent five times at once it is one company; another of that name is complained of", async () => {
  const body = aRegistration("一度だけ")
  const told = await Promise.all(Array.from({ length: 5 }, () => register(body)))
  expect(new Set(told.map(({ text }) => text)).size).toBe(1)
  const [count] = await running().owner`select count(*)::int as n from companies.company where name = '一度だけ'`
  expect(count?.n).toBe(1)
  expect(wrongIn(await register({ ...body, kenId: 27 }))).toEqual([400, "Invalid_Input", ["name"]])
  expect((await register(body, "other")).status).toBe(200)
})

test("D2 the other number of construction is taken and stored as 3", async () => {
  const id = await idOf(aRegistration("建設", { businessField: 2 }))
  expect((await ownOf(id)).businessField).toBe(3)
})

test.each([
  ["name", { name: "" }],
  ["kenId", { kenId: 48 }],
  ["businessField", { businessField: 4 }],
  ["blockMinute", { blockMinute: 7 }],
  ["dateRegisterSchedule", { dateRegisterSchedule: 7 }],
  ["salaryClosingDate", { salaryClosingDate: 29 }],
  ["email", { email: "a@b" }],
  ["phone", { phone: "12" }],
  ["faxNumber", { faxNumber: "12" }],
  ["registrationNumber", { registrationNumber: "1234567890123" }],
  ["charterCapital", { charterCapital: -1 }],
  // WIZ-04, 05: a shift at least, its times, the order.
  ["morningShift", { morningShift: 0, morningFrom: null, morningTo: null }],
  [
    "morningFrom",
    { morningShift: 0, morningTo: null, afternoonShift: 1, afternoonFrom: "13:00", afternoonTo: "17:00" },
  ],
  ["morningTo", { morningTo: null }],
  ["morningTo", { morningTo: "07:00" }],
  ["afternoonFrom", { afternoonShift: 1, afternoonFrom: "16:00", afternoonTo: "19:00" }],
  // WIZ-06: paid after the closing.
  ["salaryPaymentDelayMonth", { salaryPaymentDelayMonth: 0 }],
  ["salaryPaymentDate", { salaryClosingDate: 20, salaryPaymentDelayMonth: 0, salaryPaymentDate: 20 }],
] as const)("WIZ-05 WIZ-06 WIZ-07 a wrong %s is complained of by its name: %o", async (field, more) => {
  const [status, code, fields] = wrongIn(await register(aRegistration("誤り", more)))
  expect([status, code, fields.includes(field)]).toEqual([400, "Invalid_Input", true])
})

test("WIZ-08 a break of a role lacking its length, or twice for one presence, is complained of where it stands", async () => {
  const breaks = aRegistration("休憩").breakTime
  const two = [
    { hour: 6, minute: 0, break: 45 },
    { hour: 6, minute: 0, break: 60 },
  ]
  for (const [worker, at] of [
    [[{ hour: 6, minute: 0 }], "breakTime.worker.0.break"],
    [two, "breakTime.worker.1.hour"],
  ] as const)
    expect(wrongIn(await register(aRegistration("休憩", { breakTime: { ...breaks, worker } })))).toEqual([
      400,
      "Invalid_Input",
      [at],
    ])
})

test("WIZ-10 WIZ-12 WIZ-16 plans that can be chosen are listed to anybody; a consultation comes with the plan that asks for one", async () => {
  const body = await call("/nest/subscription?status=1")
  expect(body.data).toMatchObject([
    { id: 1, price: 0, totalUser: null, isContact: 0 },
    { id: 3, isContact: 1 },
  ])
  const contact = { name: "清水 一郎", phone: "03-5500-0042", email: founder, totalUser: 120, note: "支店が3つ" }
  expect(wrongIn(await register(aRegistration("相談", { subscriptionId: 3 })))).toEqual([
    400,
    "Invalid_Input",
    ["subscriptionContact"],
  ])
  expect(wrongIn(await register(aRegistration("相談", { subscriptionContact: contact })))[2]).toEqual([
    "subscriptionContact",
  ])
  expect(wrongIn(await register(aRegistration("相談", { subscriptionId: 2 })))[1]).toBe("Subscription_None")
  const id = await idOf(aRegistration("相談", { subscriptionId: 3, subscriptionContact: contact }))
  const seen = (await post("operator", `/user/detail-company/${id}`, {})).body.data
  expect(seen).toMatchObject({ planName: "オーダーメイド", registration: { subscriptionContact: contact } })
})

test("two registrations said anew at once under one name: one is taken, the other is complained of by the field", async () => {
  const ids = [await idOf(aRegistration("合流一")), await idOf(aRegistration("合流二"))]
  const again = (id: number) => reapply(id, { ...aRegistration("合流社"), version: 1 })
  const told = await Promise.all(ids.map(again))
  expect(told.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect(told.filter(({ status }) => status === 400).map(wrongIn)[0]).toEqual([400, "Invalid_Input", ["name"]])
})

test("one account fills no list of the platform's: the twenty-first that waits is refused, a repeat is not", async () => {
  const made = await running().owner<[{ n: number }]>`
    select count(*)::int as n from companies.company c join identity.person p on p.id = c.admin_id
    where p.email = 'kato@founder.example' and c.status in (2, 3)`
  for (let n = made[0].n; n < 20; n++) expect((await register(aRegistration(`多数${n}`), "other")).status).toBe(200)
  expect((await register(aRegistration("多すぎる"), "other")).body.errorCode).toBe("Maximum_Request")
  expect((await register(aRegistration("多数19"), "other")).status).toBe(200)
})
