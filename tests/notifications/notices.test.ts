import { expect, test } from "vitest"
import { ask, signIn } from "../kernel/ask.ts"
import { aCompany, type TestCompany } from "../kernel/companies.ts"
import { runningProduct } from "../kernel/product.ts"
import { closed, hire, tokenOf } from "../payroll/month.ts"

let company: TestCompany
const running = runningProduct(async (started) => {
  company = await aCompany(started, "NOTICE")
  await hire(started, company, [{ name: "知らせ 太郎", role: "worker" }])
})

test("NOTI-01 after a close everybody with a slip is told once; reading it is one's own affair", async () => {
  const { url, owner } = running()
  // Somebody without terms stops a close: he is no longer here.
  await owner`update people.staff set left_on = '2026-01-31' where company_id = ${company.id} and name = '知らせ 太郎'`
  const finance = await tokenOf(running(), company, "financeManager")
  const started = await ask(url, "/v5/timesheet/snapshot", {
    token: finance,
    company: company.id,
    body: { month: "2026-10" },
  })
  await closed(running(), company, started.body.data.jobId, finance)
  const token = await signIn(url, company.emailOf("worker"))
  const unread = async () =>
    (await ask(url, "/notification/total-unread", { token, company: company.id })).body.data.totalUnread
  await expect.poll(unread, { timeout: 30_000 }).toBe(1)
  const list = await ask(url, "/notification", { token, company: company.id })
  expect(list.body.data).toMatchObject([{ kind: "slipReady", text: "10月分の給与明細ができました。", isRead: false }])
  const read = await ask(url, "/v4/notification/read-multiple", {
    method: "PUT",
    token,
    company: company.id,
    body: { all: true },
  })
  expect(read.body.data).toEqual({ totalUnread: 0 })
  const other = await signIn(url, company.emailOf("manager"))
  expect(
    (await ask(url, "/notification/total-unread", { token: other, company: company.id })).body.data.totalUnread,
  ).toBe(1)
})
