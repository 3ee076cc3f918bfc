/** Open 送信履歴 are told of a mail that came in or changed its state, by whoever may read it (D101). */
import { Effect } from "effect"
import { createElement } from "react"
import { expect, test, vi } from "vitest"
import { queueMail } from "#modules/notifications/index.ts"
import { acting } from "../kernel/acting.ts"
import { signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { listen } from "../workspace/listening.ts"

let company: TestCompany
let other: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "MLIVE")
  other = await aCompany(started, "MLIVEB")
})
const soon = { timeout: 15_000, interval: 50 }

test("D101 a mail that is queued and sent is told to who reads it, and to nobody else", async () => {
  const listening = async (of: TestCompany, role: "admin" | "manager" | "worker" | "vendor" | "customer") =>
    await listen(running().url, { token: await signIn(running().url, of.emailOf(role)), company: of.id })
  const [admin, vendor, worker, customer, stranger] = await Promise.all([
    listening(company, "admin"),
    listening(company, "vendor"),
    listening(company, "worker"),
    listening(company, "customer"),
    listening(other, "admin"),
  ])
  const told = (one: typeof admin) => one.subjects().filter((subject) => subject === "mail").length
  await acting(
    running(),
    company,
  )(
    Effect.as(
      queueMail({
        kind: "test",
        companyId: company.id,
        to: { email: "vendor@mlive.example", name: null, personId: company.personOf("vendor") },
        from: null,
        language: "ja",
        content: { subject: "見積書", body: createElement("p", null, "本文"), text: "本文" },
        secret: null,
        uselessAt: null,
      }),
      null,
    ),
  )
  await vi.waitFor(() => expect([told(admin) > 0, told(vendor) > 0]).toEqual([true, true]), soon)
  const sent = async () => {
    const [row] = await running()
      .owner`select id, state from notifications.mail where to_email = 'vendor@mlive.example'`
    return row
  }
  await vi.waitFor(async () => expect((await sent())?.state).toBe("sent"), soon)
  await vi.waitFor(async () => {
    const [{ n } = { n: 0 }] = await running()
      .owner`select count(*)::int as n from kernel.outbox where topic = 'MailChanged' and company_id = ${company.id}`
    expect(n).toBe(2)
  }, soon)
  // What a relay marks later is told too, by whatever process it is done.
  const before = admin.heard.length
  await running().owner`update notifications.mail set state = 'failed' where id = ${(await sent())?.id}`
  await vi.waitFor(() => expect(admin.heard.length).toBeGreaterThan(before), soon)
  for (const one of [worker, customer, stranger]) expect(told(one)).toBe(0)
  for (const one of [admin, vendor, worker, customer, stranger]) one.close()
})
