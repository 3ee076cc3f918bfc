/** A try on the command line is refused by what would refuse the write, says its sum, and changes nothing (CLI-02). */
import { Effect } from "effect"
import { expect, test } from "vitest"
import { bankingDecided } from "#cli/billing/decide.ts"
import { subscriptionDecided } from "#cli/subscription/decide.ts"
import { PaymentWays } from "#modules/companies/index.ts"
import { founders } from "../companies/founders.ts"
import { aRegistration } from "../companies/registering.ts"
import { ourAccount, pro } from "./our-account.ts"

const { idOf, running } = founders({ transferTo: ourAccount })
const as = "ops@founder.example"
const talk = {
  subscriptionId: 3,
  subscriptionContact: {
    ...{ name: "清水 一郎", phone: "03-5500-0042", email: "info@shimizu.example" },
    ...{ totalUser: 80, note: "支店が3つあります。" },
  },
}
/** As the command line has it: a transfer can be chosen. */
const decided = (decision: Parameters<typeof subscriptionDecided>[0]) =>
  Effect.provideService(subscriptionDecided(decision), PaymentWays, { transferTo: ourAccount })
/** The code that a word is refused by; undefined where it is taken. */
const refusal = async (said: ReturnType<typeof bankingDecided> | ReturnType<typeof decided>) =>
  (await running().run(Effect.flip(said))) as { readonly code?: string }
const leftOf = async (id: number) =>
  (
    await running().owner`select c.status, c.subscription_id as plan, c.subscription_contact is null as answered,
      (select count(*)::int from billing.bill b where b.company_id = c.id and b.status <> 'withdrawn') as bills
      from companies.company c where c.id = ${id}`
  )[0]

test("CLI-02 SUP-10 a try of a receipt is refused for another amount, a refusal for want of its reason", async () => {
  const companyId = await idOf(aRegistration("試し振込", pro))
  const accept = { companyId, as, to: "accept", dryRun: true } as const
  expect(await refusal(bankingDecided({ ...accept, amount: 1 }))).toMatchObject({ code: "Invalid_Input" })
  expect(await refusal(bankingDecided({ ...accept, to: "refuse" }))).toMatchObject({ code: "Invalid_Input" })
  const { json } = await running().run(bankingDecided({ ...accept, amount: 19_800 }))
  expect(json).toMatchObject({ amount: 19_800, paymentStatus: 1, isDryRun: true })
  expect(await running().owner`select status from billing.bill where company_id = ${companyId}`).toEqual([
    { status: "unpaid" },
  ])
})

test("CLI-02 SUP-06 a try of a talk checks plan and terms and says what is owed; its yes bills and lets in as one", async () => {
  const companyId = await idOf(aRegistration("試し相談", talk))
  const agreed = { planId: 6, optionId: null, term: "PREPAYMENT", isByCard: false } as const
  const approve = { companyId, as, to: "approve", agreed } as const
  const before = await leftOf(companyId)
  for (const wrong of [{ planId: 3 }, { optionId: 999_999 }, { term: null }, { isByCard: true }])
    expect(await refusal(decided({ ...approve, agreed: { ...agreed, ...wrong }, dryRun: true }))).toMatchObject({
      code: "Invalid_Input",
    })
  const tried = await running().run(decided({ ...approve, dryRun: true }))
  expect(tried.json).toMatchObject({ kind: "contact", planName: "プロ", owed: 19_800, isDryRun: true })
  expect(await leftOf(companyId)).toEqual(before)
  await running().run(decided(approve))
  expect(await leftOf(companyId)).toEqual({ status: 1, plan: 6, answered: true, bills: 1 })
})
