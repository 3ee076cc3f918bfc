import { openClose, stepNow } from "./close-steps.ts"
import { expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { payers } from "./people.ts"

// Who closes has no record as staff here: the bar of punches is told that there is nobody to punch for.
test.use({ expectedStatuses: [403] })

test("what stops a close is named with who, which day and the way to repair it", async ({ page, isMobile }) => {
  await openClose(page, payers.watcher)
  await expect(page.getByText("直すものが2件あります")).toBeVisible()
  await expect(page.getByRole("button", { name: "プレビューを作る" })).toBeDisabled()
  // Whoever closes may not correct a punch: nobody is led to a page that he could only read.
  await expect(page.getByText("渡辺 拓也").first()).toBeVisible()
  await expect(page.getByRole("link", { name: "渡辺 拓也さんの分を開く" })).toHaveCount(0)
  const staff = page.getByRole("link", { name: "池田 学さんの分を直す" }).first()
  await expect(staff).toHaveAttribute("href", /^\/staff\/\d+/)
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
})

test("BEY-06 本人に聞く asks once, and the row says when", async ({ page, isMobile }) => {
  await openClose(page, payers.watcher)
  const row = page.getByRole("listitem").filter({ hasText: "渡辺 拓也" }).filter({ hasText: "退勤なし" })
  const ask = row.getByRole("button", { name: /渡辺 拓也さんに .* の退勤を聞く/ })
  await expect(ask.or(row.getByText(/聞きました/))).toBeVisible()
  // The other size of screen may have asked before.
  if (await ask.isVisible()) await ask.click()
  await expect(row.getByText(/^聞きました \d\d:\d\d$/)).toBeVisible()
  await expect(ask).toHaveCount(0)
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
})

test("a month that is not over says from which day it can be closed", async ({ page, isMobile }) => {
  await openClose(page, payers.finance)
  await page.getByRole("button", { name: "次の月" }).click()
  await expect(page.getByText(/から締められます/)).toBeVisible()
  await expect(page.getByRole("button", { name: "プレビューを作る" })).toBeDisabled()
  if (isMobile) await expectTargets(page)
})

test("a closed month shows what is paid when, and by whom it was closed", async ({ page, isMobile }) => {
  await openClose(page, payers.finance)
  await expect(stepNow(page)).toContainText("支払")
  await expect(page.getByText(/に ¥[\d,]+ を支払います/)).toBeVisible()
  await expect(page.getByText(/後藤 彩/).last()).toBeVisible()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
})
