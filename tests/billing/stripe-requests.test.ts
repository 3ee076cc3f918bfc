/** Every request that we make is one that Stripe takes: asked of Stripe's own mock, which knows its parameters. */
import { Effect, Redacted } from "effect"
import { expect, test } from "vitest"
import { stripeCompany } from "#modules/billing/index.ts"
import { stripeMock, stripeMockProgram } from "./stripe-mock.ts"

const program = stripeMockProgram()
const mark = { companyId: 1, paymentId: 2 }
const paid = { mark, madeAt: 1_764_126_000_000, customer: "cus_1", total: 19_800, title: "手配 プロ（TH00001）" }

test.skipIf(program === undefined)(
  "BILL-05 BILL-14 each request to Stripe is well formed, of one pinned version",
  async () => {
    const { asked, url } = await stripeMock(program ?? "")
    const company = stripeCompany({
      ...{ secretKey: Redacted.make("sk_test_mock"), webhookSecret: Redacted.make("whsec_mock"), apiBase: url },
    })
    const backTo = "https://tehai.example.jp/payment-stripe?companyId=1"
    const all = [
      company.makeCustomer({ companyId: 1, name: "清水設備" }),
      company.openPage({ ...paid, backTo, expiresAt: 1_764_200_000 }),
      company.openCardPage({ customer: "cus_1", backTo, key: "1" }),
      company.page("cs_1"),
      company.closePage("cs_1"),
      company.charge({ ...paid, method: "pm_1" }),
      company.chargeNow("pi_1"),
      company.cancelCharge("pi_1"),
      company.chargesOf("cus_1", 1_764_126_000),
      company.cardsOf("cus_1"),
      company.eventsSince(1_764_126_000),
    ]
    for (const request of all) await Effect.runPromise(Effect.orDie(request as Effect.Effect<unknown, Error>))
    expect(asked.length).toBeGreaterThanOrEqual(all.length)
    expect(asked.filter((line) => !/ 200 2026-10-28\.endive$/.test(line))).toEqual([])
  },
)
