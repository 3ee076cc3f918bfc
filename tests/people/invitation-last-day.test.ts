/** The last day that an invitation's mail names is the day in Japan on which its time ends. */
import { expect, test } from "vitest"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { inviting } from "./inviting.ts"

let company: TestCompany
const running = runningProduct(
  async (started) => {
    company = await aCompany(started, "LASTDAY")
  },
  { startsAt: "2026-11-24T14:00:00Z" },
)
const { invite, mailsTo } = inviting(running)

test.each([
  ["2026-11-24T14:59:00Z", "12/8", "2026/12/08 23:59"],
  ["2026-11-24T15:00:00Z", "12/9", "2026/12/09 00:00"],
])("INV-02 asked at %s, it is answered until %s", async (asked, day, until) => {
  running().clock?.set(asked)
  const email = `on${day.replace("/", "-")}@lastday.example`
  expect((await invite(company, email)).status).toBe(200)
  const [mail] = await mailsTo(email)
  expect(mail?.subject).toContain(`（${day}まで）`)
  expect(mail?.text).toContain(until)
})
