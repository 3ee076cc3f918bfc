import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { payers } from "./people.ts"
import { ownName } from "./seed/board.ts"
import { told } from "./seed/notices.ts"

test("NOTI-01 SHELL-12 the bell counts what is unread, without a reload; notices are found, read and deleted together", {
  tag: "@desk",
}, async ({ page, context }) => {
  const [first, second] = [ownName("一つ目のお知らせ"), ownName("二つ目のお知らせ")]
  await told(payers.finance, [
    { text: first, path: "/salary-v4" },
    { text: second, path: "/salary-v4" },
  ])
  await enter(page, payers.finance, "/salary-v4")
  const bell = page.getByRole("banner").getByRole("link", { name: /^お知らせ/ })
  await expect(bell).toHaveAccessibleName(/\d+件の未読$/)
  const count = Number(await bell.locator("span[aria-hidden=true]").textContent())
  await bell.click()
  await expect(page).toHaveTitle(/^お知らせ/)
  await page.getByRole("button", { name: /^未読 \d+$/ }).click()
  await page.getByRole("searchbox", { name: "お知らせを内容で探す" }).fill(second)
  const row = (text: string) => page.getByRole("row", { name: text })
  await expect(row(second)).toBeVisible()
  await expect(row(first)).toHaveCount(0)
  await page.reload()
  await expect(row(second)).toBeVisible()
  await expectNoBarrier(page)
  // Read in a second tab: the bell of this one follows.
  const other = await context.newPage()
  await other.goto("/notification")
  await other.getByRole("row", { name: first }).getByRole("checkbox").click()
  await other.getByRole("button", { name: "既読にする", exact: true }).click()
  await expect(other.getByRole("row", { name: first }).getByText("未読")).toHaveCount(0)
  await expect(bell).toHaveAccessibleName(count === 1 ? "お知らせ" : new RegExp(`^お知らせ ?${count - 1}件の未読$`))
  await other.close()
  // What leads somewhere leads there, and is read by that.
  await page.getByRole("searchbox").fill("")
  await row(second).getByRole("button", { name: second }).click()
  await expect(page).toHaveURL(/\/salary-v4/)
  await page.goBack()
  await page.getByRole("button", { name: "すべて", exact: true }).click()
  await expect(row(second)).toBeVisible()
  await expect(row(second).getByText("未読")).toHaveCount(0)
  await row(first).getByRole("checkbox").click()
  await row(second).getByRole("checkbox").click()
  await page.getByRole("button", { name: "削除する" }).click()
  const question = page.getByRole("alertdialog", { name: "2件のお知らせを削除しますか？" })
  await expect(question).toContainText(first)
  await expectNoBarrier(page)
  await question.getByRole("button", { name: "残す" }).click()
  await expect(row(first)).toBeVisible()
  await page.getByRole("button", { name: "削除する" }).click()
  await question.getByRole("button", { name: "削除する" }).click()
  await expect(row(first)).toHaveCount(0)
  await expect(row(second)).toHaveCount(0)
})

test("NOTI-01 on the phone a tap leads to what is asked, and what waits stands apart", { tag: "@phone" }, async ({
  page,
}) => {
  const [asking, telling] = [ownName("何時に終わりましたか"), ownName("明細ができました")]
  await told(payers.shiftHand, [
    { text: telling, path: "/salary-v4" },
    { text: asking, path: "/today", asks: true },
  ])
  await enter(page, payers.shiftHand, "/salary-v4")
  await page.getByRole("link", { name: /^お知らせ.*未読$/ }).click()
  // Beside it stands the menu of the same notice.
  const card = (text: string) => page.getByRole("button", { name: text }).first()
  await expect(card(asking)).toContainText("返事待ち")
  await expect(card(telling)).toContainText("未読")
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  await expectTargets(page)
  await page.getByRole("button", { name: /^返事がいる/ }).click()
  await expect(card(telling)).toHaveCount(0)
  await card(asking).click()
  await expect(page).toHaveURL(/\/today/)
  await page.goBack()
  await page.getByRole("button", { name: /^すべて$/ }).click()
  // Read, and still to be answered.
  await expect(card(asking)).toContainText("返事待ち")
  await expect(card(asking)).not.toContainText("未読")
  await page.getByRole("button", { name: "すべて既読にする" }).click()
  await expect(page.getByText("未読", { exact: true })).toHaveCount(1)
  await expect(card(telling)).not.toContainText("未読")
  // One of them is taken away without being opened.
  await page.getByRole("button", { name: `「${telling}」の操作` }).click()
  await page.getByRole("menuitem", { name: "削除する" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "削除する" }).click()
  await expect(card(telling)).toHaveCount(0)
})
