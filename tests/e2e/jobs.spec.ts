import { enter, expect, profile, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { payers } from "./people.ts"
import { lastMonth } from "./seed/months.ts"

// Who closes has no record as staff here: the bar of punches is told that there is nobody to punch for.
test.use({ expectedStatuses: [403] })

test("an admin finds the long jobs behind the own name: how far, how they ended, and what can be done", async ({
  page,
  isMobile,
}) => {
  await enter(page, payers.watchedBoss)
  await profile(page).click()
  await page.getByRole("menuitem", { name: "長い処理" }).click()
  await expect(page.getByRole("heading", { name: "長い処理" })).toBeVisible()
  await expect(page.getByText("給与の締め").first()).toBeVisible()
  await expect(page.getByText("第1版").first()).toBeVisible()
  await expect(page.getByRole("progressbar", { name: "進み具合" })).toHaveAttribute("aria-valuetext", "31 / 58")
  await expect(page.getByText("この日に適用する法令データが登録されていません。").first()).toBeVisible()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)

  await page.getByRole("button", { name: "中止する" }).click()
  await expect(page.getByText("ここまでの結果は使われず、始める前の状態に戻ります。")).toBeVisible()
  await page.getByRole("button", { name: "続ける" }).click()
  await expect(page.getByRole("alertdialog")).toHaveCount(0)
  // Who stopped a close and how that is repaired stands with its month.
  await page
    .getByRole("link", { name: /年\d+月 第1版/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/payroll\?month=/)
})

test("a job that failed is tried again by one press, and the filter stands in the address", { tag: "@desk" }, async ({
  page,
}) => {
  await enter(page, payers.watchedBoss, "/jobs?state=failed")
  const failed = page.getByRole("row", { name: "yearly-papers 2024" })
  await expect(failed.last()).toBeVisible()
  const before = await failed.count()
  await failed.last().getByRole("button", { name: "やり直す" }).click()
  await expect(page.getByText(/処理\d+としてやり直しています。/)).toBeVisible()
  // Nothing here runs jobs of this kind: the new one fails too, and says so.
  await expect.poll(() => failed.count(), { timeout: 60_000 }).toBe(before + 1)
  await page.getByRole("button", { name: "実行中" }).click()
  await expect(page).toHaveURL(/state=running/)
  await expect(page.getByRole("row", { name: "yearly-papers 2025" })).toBeVisible()
  await page.getByRole("button", { name: "すべて" }).click()
  await expect(page).toHaveURL(/\/jobs$/)
})

test("whoever is no admin is told that he may not open the page", { tag: "@desk" }, async ({ page }) => {
  await enter(page, payers.watcher, `/payroll?month=${lastMonth}`)
  await page.goto("/jobs")
  await expect(page.getByRole("heading", { name: "この画面は開けません" })).toBeVisible()
  await expect(page.getByRole("row")).toHaveCount(0)
})
