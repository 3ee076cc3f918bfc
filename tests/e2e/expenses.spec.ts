/** 経費: asked for with a receipt by a worker, approved by another, seen by whoever asked; on the phone as at the desk. */
import { png } from "../files/a-picture.ts"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { arrangers } from "./people.ts"

test("PAPER-17 PAY-13 SHELL-19 UI-09 a worker asks with a receipt, the office approves, he sees it", async ({
  browser,
  isMobile,
  page,
}) => {
  const amount = isMobile ? "1981" : "1982"
  const shown = isMobile ? "¥1,981" : "¥1,982"
  await enter(page, arrangers.hand, "/payment")
  await expect(page.getByRole("heading", { level: 1, name: "経費の支払依頼" })).toBeVisible()
  await page
    .getByRole("button", { name: isMobile ? "領収書を撮る" : "経費を申請" })
    .first()
    .click()
  await page.getByLabel("合計（税込）").fill(amount)
  await page.locator("label").filter({ hasText: "消耗品費" }).click()
  await expectNoBarrier(page)
  await page.getByRole("button", { name: /申請する/ }).click()
  await expect(page.getByText("領収書がないときは、何に使ったかをメモに入力してください。")).toBeVisible()
  const picture = { name: "領収書.png", mimeType: "image/png", buffer: png(8, 8, () => [200, 200, 200]) }
  await page.locator('input[type="file"][capture]').setInputFiles(picture)
  await expect(page.getByRole("button", { name: "領収書.pngを外す" })).toBeVisible()
  if (isMobile) await expectTargets(page)
  await page.getByRole("button", { name: `${shown}を申請する` }).click()
  await expect(page.getByText(shown).first()).toBeVisible()
  await expect(page.getByText("承認待ち").first()).toBeVisible()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)

  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const desk = await context.newPage()
  await enter(desk, arrangers.boss, "/payment")
  const row = desk.getByRole("row", { name: new RegExp(shown.slice(1)) })
  await row.getByRole("button", { name: "消耗品費" }).click()
  await desk.getByRole("dialog").getByRole("button", { name: "承認する" }).click()
  await desk.getByRole("alertdialog").getByRole("button", { name: "承認する" }).click()
  await expect(desk.getByRole("dialog").getByText("が承認")).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByText("承認", { exact: true }).first()).toBeVisible()
})
