/** SITE-10: what is asked for a site is listed on its page, asked for there, and decided on there by another. */
import { arrive } from "./arranging-steps.ts"
import { expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll } from "./look.ts"
import { arrangers } from "./people.ts"
import { aBoard, ownName } from "./seed/board.ts"

test("SITE-10 an expense is asked for on the page of its site, and another of the management approves it there", async ({
  browser,
  page,
}) => {
  const id = await (await aBoard()).site(ownName("経費の現場"))
  const address = `/works/information?constructionSiteId=${id}`
  await arrive(page, arrangers.manager, address)
  const expenses = page.getByRole("region", { name: "この現場の経費" })
  await expect(expenses).toContainText("この現場の支払依頼はまだありません。")
  await expenses.getByRole("button", { name: "経費を申請" }).click()
  const dialog = page.getByRole("dialog", { name: "経費" })
  await expect(dialog.getByRole("combobox", { name: "現場" })).toContainText("経費の現場")
  await dialog.getByLabel("合計（税込）").fill("3210")
  await dialog.locator("label").filter({ hasText: "消耗品費" }).click()
  await dialog.getByLabel("メモ").fill("養生テープ")
  await dialog.getByRole("button", { name: "¥3,210を申請する" }).click()
  await expect(expenses.getByRole("listitem").filter({ hasText: "¥3,210" })).toContainText("承認待ち")
  // Nobody decides on his own.
  await expect(expenses.getByRole("button", { name: /件を承認/ })).toHaveCount(0)
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const desk = await context.newPage()
  await arrive(desk, arrangers.otherManager, address)
  const theirs = desk.getByRole("region", { name: "この現場の経費" })
  await theirs.getByRole("button", { name: "表示中の1件を承認" }).click()
  await desk.getByRole("alertdialog").getByRole("button", { name: "承認する" }).click()
  await theirs.getByRole("button", { name: /消耗品費/ }).click()
  await expect(desk.getByRole("dialog")).toContainText("が承認")
  await context.close()
})
