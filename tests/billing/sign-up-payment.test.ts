/** 申込のお支払い as a long job: waited for, reminded of, activated once, or given back; time moved instead of waited. */
import { Effect } from "effect"
import { expect, test } from "vitest"
import { settleBills } from "#modules/billing/index.ts"
import { unpaidForUpdate } from "#modules/billing/repository.ts"
import { companyForUpdate } from "#modules/companies/index.ts"
import { found } from "#modules/kernel/policy.ts"
import { write } from "#modules/kernel/write.ts"
import { founder, founders } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { until } from "../kernel/until.ts"
import { ourAccount, pro } from "./our-account.ts"

const { at, call, entry, idOf, post, running } = founders({ transferTo: ourAccount })
const start = "2026-11-20T03:00:00Z"

const decide = (companyId: number, more: object) =>
  post("operator", "/user/accept-subscription-banking", { companyId, ...more })
const mark = (companyId: number, isBanking: number) =>
  call("operator", "/nest/subscription/admin-company-mark-subscription-banking", {
    method: "PUT",
    body: { companyId, isBanking },
  })
const jobOf = async (id: number) => {
  const [job] = await running().owner`select state, step, progress_done, result, failure from kernel.job_run
    where company_id = ${id} and kind = 'sign-up-payment' order by id desc limit 1`
  return job
}
const billsOf = (id: number) => running().owner`select status, total, paid_by from billing.bill
  where company_id = ${id} order by id`
const ordersOf = (id: number) => running().owner`select outcome, reminders from billing.sign_up
  where company_id = ${id} order by bill_id`
const mailsTo = async (id: number) => {
  const [company] = await running().owner`select name from companies.company where id = ${id}`
  const rows = await running().owner`select kind, to_email, text from notifications.mail
    where kind like 'billing.signUp.%' and text like ${`%${company?.name}%`} order by id`
  return rows.map(({ kind, to_email, text }) => ({ kind, to: to_email, text }))
}
const noticesOf = async (id: number) =>
  (await running().owner`select kind from notifications.notice where company_id = ${id} order by id`).map(
    ({ kind }) => kind,
  )
const waits = (id: number, step: string) =>
  until(`job of ${id} at ${step}`, async () => ((await jobOf(id))?.step === step ? true : undefined))
const ended = (id: number) =>
  until(
    `end of the job of ${id}`,
    async () => {
      const job = await jobOf(id)
      return job?.state === "running" || job?.state === "queued" ? undefined : job
    },
    { instead: () => jobOf(id) },
  )
const reminded = (id: number, reminders: number) =>
  until(`${reminders} reminders`, async () => ((await ordersOf(id)).at(-1)?.reminders === reminders ? true : undefined))

/** As the card company's word does it: through the one seam of every payment. */
const paidByCard = async (id: number) => {
  const [person] = await running().owner`select id from identity.person where email = ${founder}`
  const paying = Effect.gen(function* () {
    const company = yield* found(companyForUpdate(id))
    return yield* settleBills(company, yield* unpaidForUpdate(id), "credit")
  })
  const actor = { companyId: id, personId: Number(person?.id) }
  await running().run(write({ actor, call: "test.pay", key: `pay ${id}`, body: null }, paying))
}

test("BILL-12 API-05 a transfer that is received ends its job once, with a notice and one mail", async () => {
  const id = await idOf(aRegistration("申込工業", pro))
  await waits(id, "transfer")
  expect((await decide(id, { status: 1 })).status).toBe(200)
  expect(await ended(id)).toMatchObject({ state: "done", progress_done: 2, result: { outcome: "activated" } })
  expect(await ordersOf(id)).toEqual([{ outcome: "activated", reminders: 0 }])
  expect(await noticesOf(id)).toEqual(["signUp.activated"])
  // The receipt is the mail of a transfer; a second one would say the same.
  expect(await mailsTo(id)).toEqual([])
  const audits = await running().owner`select count(*)::int as n from kernel.audit_entry
    where company_id = ${id} and action = 'billing.activate'`
  expect(audits).toEqual([{ n: 1 }])
})

test("BILL-12 D114 reminded three days before and on its day, a transfer that never comes is given back and both hear of it", async () => {
  await at(start)
  const id = await idOf(aRegistration("期限工業", pro))
  await waits(id, "transfer")
  await at("2026-11-27T00:00:01Z")
  await reminded(id, 1)
  await at("2026-11-30T00:00:01Z")
  await reminded(id, 2)
  await at("2026-11-30T14:59:50Z")
  expect(await billsOf(id)).toEqual([{ status: "unpaid", total: 19_800, paid_by: null }])
  await at("2026-11-30T15:00:01Z")
  expect(await ended(id)).toMatchObject({ state: "done", result: { outcome: "timedOut" } })
  expect(await billsOf(id)).toEqual([{ status: "withdrawn", total: 19_800, paid_by: null }])
  const mails = await mailsTo(id)
  expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
    ["billing.signUp.remindTransfer", founder],
    ["billing.signUp.remindTransfer", founder],
    ["billing.signUp.timedOut", founder],
    ["billing.signUp.lapsed", "ops@founder.example"],
  ])
  for (const part of ["¥19,800", "2026/11/30", ourAccount.number]) expect(mails[0]?.text).toContain(part)
  // A bell that has rung for it does not ring twice; the mail comes twice.
  expect(await noticesOf(id)).toEqual(["signUp.remindTransfer", "signUp.timedOut"])
  // It owes nothing and has not paid: it chooses again, and what it typed is there.
  expect(await entry(id)).toMatchObject({ paymentStatus: 0 })
  const again = aRegistration("期限工業", { ...pro, subscriptionId: 4, version: 1 })
  const put = await call("founder", `/v2/company/registration/${id}`, { method: "PUT", body: again })
  expect(put.body.data).toMatchObject({ subscriptionId: 4 })
  expect((await billsOf(id)).at(-1)).toMatchObject({ status: "unpaid", total: 4980 })
  await waits(id, "transfer")
})

test("BILL-12 D93 a refused transfer has three days to be chosen anew, then it is given back", async () => {
  await at(start)
  const id = await idOf(aRegistration("再選択工業", pro))
  await waits(id, "transfer")
  await at("2026-11-28T03:00:00Z")
  await decide(id, { status: 3, reason: "名義が違います。" })
  await waits(id, "card")
  // Its first day has passed: nobody is given less time than there is to choose.
  await at("2026-11-30T16:00:00Z")
  await reminded(id, 2)
  expect(await billsOf(id)).toMatchObject([{ status: "unpaid" }])
  await at("2026-12-01T02:59:50Z")
  await mark(id, 1)
  await waits(id, "transfer")
  await at("2026-12-02T00:00:00Z")
  expect(await billsOf(id)).toMatchObject([{ status: "unpaid" }])
  await mark(id, 0)
  await waits(id, "card")
  await at("2026-12-05T00:00:01Z")
  expect(await ended(id)).toMatchObject({ result: { outcome: "timedOut" } })
})

test("BILL-12 WIZ-17 paid by card through the same seam it is activated, with a mail of its own", async () => {
  await at(start)
  const id = await idOf(aRegistration("カード工業", pro))
  await mark(id, 0)
  await waits(id, "card")
  await at("2026-11-23T02:59:50Z")
  await paidByCard(id)
  expect(await ended(id)).toMatchObject({ result: { outcome: "activated" } })
  expect(await billsOf(id)).toEqual([{ status: "paid", total: 19_800, paid_by: "credit" }])
  expect((await mailsTo(id)).filter(({ kind }) => kind === "billing.signUp.activated")).toHaveLength(1)
  expect(await entry(id)).toMatchObject({ paymentStatus: 1 })
})

test("BILL-12 an order of another plan ends the first one's job and has its own", async () => {
  await at(start)
  const id = await idOf(aRegistration("変更工業", pro))
  await waits(id, "transfer")
  const again = aRegistration("変更工業", { ...pro, subscriptionId: 4, version: 1 })
  await call("founder", `/v2/company/registration/${id}`, { method: "PUT", body: again })
  const jobs = () => running().owner`select state, result from kernel.job_run where company_id = ${id} order by id`
  await until("the first job's end", async () => ((await jobs())[0]?.state === "done" ? true : undefined))
  expect(await jobs()).toMatchObject([{ result: { outcome: "replaced" } }, { state: "running" }])
  expect(await ordersOf(id)).toMatchObject([{ outcome: "replaced" }, { outcome: null }])
})

test("BILL-12 a rejected company owes nothing; a founder who is blocked keeps no order open", async () => {
  await at(start)
  const id = await idOf(aRegistration("却下工業", pro))
  await waits(id, "transfer")
  await post("operator", "/user/update-company-status", { companyId: id, status: 3, version: 1, reason: "確認" })
  expect(await ended(id)).toMatchObject({ result: { outcome: "rejected" } })
  expect(await billsOf(id)).toMatchObject([{ status: "withdrawn" }])
  expect(await mailsTo(id)).toEqual([])

  const other = await idOf(aRegistration("停止工業", pro))
  await waits(other, "transfer")
  await running().owner`update identity.person set status = 3 where email = ${founder}`
  running().clock?.set("2026-11-30T15:00:01Z")
  expect(await ended(other)).toMatchObject({ state: "done", result: { outcome: "timedOut" } })
  await running().owner`update identity.person set status = 1 where email = ${founder}`
})

test("BILL-06 BILL-12 money that comes after the order was given back takes it up again by a person's word", async () => {
  await at(start)
  const id = await idOf(aRegistration("遅延工業", pro))
  await waits(id, "transfer")
  await at("2026-11-30T15:00:01Z")
  await ended(id)
  const waiting = `/nest/billing/check-bank-transfer?companyId=${id}`
  expect((await call("founder", waiting, { company: id })).body.data).toMatchObject({ isLapsed: 1, bills: [] })
  expect((await decide(id, { status: 3, reason: "遅い" })).body.errorCode).toBe("Subscription_None")
  const short = await decide(id, { status: 1, amount: 19_000 })
  expect(short.body.fields).toEqual([{ field: "amount", message: expect.stringContaining("¥800 足りません") }])
  const received = await decide(id, { status: 1, amount: 19_800 })
  expect(received.body.data).toMatchObject({ paymentStatus: 1, amount: 19_800 })
  expect(await ordersOf(id)).toMatchObject([{ outcome: "activated" }])
  expect(await billsOf(id)).toEqual([{ status: "paid", total: 19_800, paid_by: "bank" }])
  const again = await decide(id, { status: 1 })
  expect([again.status, again.body.fields[0].field]).toEqual([404, "companyId"])
})
