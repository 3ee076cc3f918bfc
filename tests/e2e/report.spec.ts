/** 管理レポート: from the menu to a site, revenue written down there and taken away again, at the desk and on the phone. */
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll } from "./look.ts"
import { arrangers } from "./people.ts"

test("REV-01 REV-02 SITE-11 SHELL-03 UI-09 what a site earns is added, opened and deleted, and the report says so", async ({
  isMobile,
  page,
}) => {
  const title = isMobile ? "出来高 電話" : "出来高 机"
  await enter(page, arrangers.boss, "/report-revenue")
  await expect(page.getByRole("heading", { level: 1, name: "管理レポート" })).toBeVisible()
  await expect(page.getByRole("table").first()).toBeVisible()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)

  await page.goto("/works")
  await page.getByRole("link", { name: /豊洲/ }).first().click()
  await page.getByRole("link", { name: "収支" }).click()
  await page.getByRole("button", { name: "売上を追加" }).click()
  const form = page.getByRole("dialog")
  await form.getByRole("button", { name: "売上を追加" }).click()
  await expect(form.getByText("入力してください").first()).toBeVisible()
  await form.getByLabel("内容").fill(title)
  await form.getByLabel("金額").fill("１２３４５６")
  await form.getByRole("button", { name: "売上を追加" }).click()
  await expect(page.getByText("売上を追加しました")).toBeVisible()
  await page.getByRole("button", { name: /売上 / }).last().click()
  await expect(page.getByRole("region", { name: "内訳" }).getByText(title)).toBeVisible()
  await expectNoBarrier(page)

  await page.getByRole("button", { name: `${title}を削除` }).click()
  const question = page.getByRole("dialog")
  await expect(question.getByText("¥123,456")).toBeVisible()
  await question.getByLabel("理由").fill("二重に入れた")
  await question.getByRole("button", { name: "売上を削除" }).click()
  await expect(page.getByText("「二重に入れた」")).toBeVisible()
})
