/** What the admin of a company that owes is told: before its day, after it, and when the money came. */
import type postgres from "postgres"
import { enter, expect, test } from "./fixture.ts"
import { companyNumber, mark, operator } from "./founding.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { createCompany, tehai } from "./operator.ts"
import { asOwner } from "./owner.ts"

const lines = [
  ["days", { unitYen: 4980, days: 6, ofDays: 30 }, "996"],
  ["members", { unitYen: 332, people: 4, days: 6, ofDays: 30 }, "1328/5"],
  ["days", { unitYen: 9800, days: 24, ofDays: 30 }, "7840"],
] as const
/** November of two plans: 9,101.60, raised once. */
const owe = async (sql: postgres.Sql, id: number) => {
  await sql`update companies.company set subscription_id = 5, payment_term = 'PAY_LATER' where id = ${id}`
  const [bill] = await sql`insert into billing.bill (company_id, purpose, plan_id, plan_name, plan_price, total_user,
      months, starts_on, ends_on, total, made_at, due_on)
    values (${id}, 'month', 5, 'スタンダード', 9800, 30, 1, '2026-11-01', '2026-11-30', 9102, now(), current_date + 6)
    returning id`
  for (const [position, [kind, counted, money]] of lines.entries())
    await sql`insert into billing.bill_line (company_id, bill_id, position, kind, counted_from, money)
      values (${id}, ${bill?.id}, ${position}, ${kind}, ${sql.json(counted)}, ${money})`
}

test("BILL-04 BILL-09 BILL-10 BILL-19 PICK-05 PICK-08 PICK-09 what is owed is said, may be put off, stops the company, and opens it when it is paid", async ({
  page,
  isMobile,
}) => {
  test.slow()
  const email = `harai-${mark()}@mibarai.example`
  const name = `未払工業${mark()}`
  createCompany(name, email)
  const id = companyNumber(name)
  const sql = asOwner()
  await owe(sql, id)
  const look = async (picture: string) => {
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
    if (isMobile) await expectTargets(page)
    await page.screenshot({ path: test.info().outputPath(`${picture}.png`) })
  }
  const box = page.locator("[data-slot=dialog]")
  await enter(page, email)
  await expect(box.getByRole("heading", { name: "お支払いは10日までにお願いします" })).toBeVisible()
  await look("reminder")
  await box.getByRole("button", { name: "すぐに決済" }).click()
  await expect(box).toContainText("332 × 4人 × 6 ÷ 30日")
  await expect(box).toContainText("¥9,102")
  await look("bills")
  await box.getByRole("button", { name: "後でリマインド" }).click()
  await expect(box).toHaveCount(0)
  await page.reload()
  await expect(page.locator("main#main")).toBeVisible()
  await expect(box).toHaveCount(0)

  // Over: it can be put away, and then looked around in.
  await sql`update companies.company set expired_at = current_date - 1 where id = ${id}`
  await page.goto("/staff")
  await expect(box.getByRole("heading", { name: "プランの有効期限が切れています" })).toBeVisible()
  await box.getByRole("button", { name: "後でリマインド" }).click()
  await expect(page.getByText("見ることと書き出すことだけできます。")).toBeVisible()
  await expect(page.getByRole("link", { name: "人を登録" })).toHaveCount(0)
  await look("look-only")

  // Going over to it: reminded once more, and to the bills at once.
  await page.goto("/login-company")
  await page.getByRole("button", { name: isMobile ? /で開く/ : /この企業で続ける/ }).click()
  await expect(box).toContainText("未払いの請求 ¥9,102")
  await look("switch")
  await box.getByRole("button", { name: "すぐに決済" }).click()
  await expect(box.getByRole("heading", { name: "未払いの請求" })).toBeVisible()
  await box.getByRole("button", { name: "銀行振込にする" }).click()
  await expect(box).toContainText("銀行振込を選んでいます")
  await expect(box.getByRole("button", { name: "すぐに決済" })).toBeDisabled()
  await expect(box).toContainText("振込を選択済み")
  await look("transfer")

  // Who pays by transfer is held there until the money came.
  await sql`update companies.company set is_banking = true where id = ${id}`
  await page.reload()
  await expect(box.getByRole("button", { name: "すぐに決済" })).toBeVisible()
  await expect(box.getByRole("button", { name: "閉じる" })).toHaveCount(0)
  await page.keyboard.press("Escape")
  await expect(box.getByRole("button", { name: "会社を切り替える" })).toBeVisible()

  tehai(["billing", "accept", String(id), "--as", operator(), "--amount", "9102"])
  await page.reload()
  await expect(page.locator("main#main")).toBeVisible()
  await expect(box).toHaveCount(0)
  await expect(page.getByText("見ることと書き出すことだけできます。")).toHaveCount(0)
  await sql.end()
})
