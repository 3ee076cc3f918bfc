import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { payers } from "./people.ts"
import { lastMonth } from "./seed/months.ts"

test("D116 whoever closes has everybody's list on the phone, under その他, and the own slips a tap away", {
  tag: "@phone",
}, async ({ page }) => {
  await enter(page, payers.finance)
  await expect(page.getByRole("navigation", { name: "タブ" }).getByRole("link", { name: "給与" })).toHaveCount(0)
  await page.getByRole("navigation", { name: "タブ" }).getByRole("button", { name: "その他" }).click()
  await page.getByRole("link", { name: "給与明細" }).click()
  await expect(page.getByRole("heading", { name: "給与明細" })).toBeAttached()
  await page.goto(`/salary-v4?month=${lastMonth}`)
  const row = page.getByRole("row").filter({ hasText: "高橋 翔" })
  await expect(row).toContainText(/¥[\d,]+/)
  await expect(page.getByText(/合計 \d+人/)).toBeVisible()
  await expectTargets(page)
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("searchbox").fill("いとう")
  await expect(page.getByRole("row").filter({ hasText: "伊藤 直樹" })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.getByRole("row").filter({ hasText: "伊藤 直樹" }).getByRole("link").click()
  await expect(page.getByRole("heading", { name: "手取り（差引支給額）" }).first()).toBeVisible()
  await page.goBack()
  await page.getByRole("link", { name: "自分の給与明細" }).click()
  await expect(page).toHaveURL(/own=1/)
  await expect(page.getByRole("searchbox")).toHaveCount(0)
})

test("issue 16 §2 給与 without a network says why, and what can be read then", { tag: "@phone" }, async ({ page }) => {
  await enter(page, payers.finance, "/today")
  await page.getByRole("navigation", { name: "タブ" }).getByRole("button", { name: "その他" }).click()
  await page.route(/\/api\/v5\/timesheet\//, (route) => route.abort("internetdisconnected"))
  await page.getByRole("link", { name: "給与明細" }).click()
  await expect(page.getByRole("heading", { name: "圏外のため、給与を表示できません" })).toBeVisible()
  await expect(page.getByText("一度ここで開いた自分の明細は、圏外でも見られます。")).toBeVisible()
  await page.unroute(/\/api\/v5\/timesheet\//)
  await page.getByRole("button", { name: "もう一度つなぐ" }).click()
  await expect(page.getByRole("heading", { name: "圏外のため" })).toBeHidden()
})
