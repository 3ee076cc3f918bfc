import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { arrangers } from "./people.ts"

test("STAFF-17 each cell says in words of whom it is so and why not, by mouse and by keys", { tag: "@desk" }, async ({
  page,
}) => {
  await enter(page, arrangers.manager, "/permission")
  await expect(page.getByRole("heading", { name: "権限" })).toBeVisible()
  await expect(page.getByRole("columnheader", { name: /現場監督 あなたの役割/ })).toHaveAttribute(
    "aria-current",
    "true",
  )
  const explained = page.getByRole("complementary", { name: "説明" })
  await expect(explained).toContainText("項目を選ぶと")

  // From the keyboard alone: the first cell, one role to the right, down to what is asked for.
  await page.getByRole("button", { name: "できる" }).first().focus()
  await page.keyboard.press("ArrowRight")
  await expect(explained).toContainText("現場監督")
  await page.keyboard.press("ArrowDown")
  await expect(explained).toContainText("現場をつくる")
  await page.keyboard.press("End")
  await expect(explained).toContainText("客先")
  for (const word of ["現場を直す", "現場の状態を変える"]) {
    await page.keyboard.press("ArrowDown")
    await expect(explained).toContainText(word)
  }
  await expect(explained).toContainText("管理側（管理者・現場監督・事務）の役割だけです。")

  await page.getByRole("searchbox", { name: "できることを探す" }).fill("人員の情報を直す")
  await expect(page).toHaveURL(/q=/)
  const edit = page.getByRole("row", { name: /人員の情報を直す/ })
  await edit.getByRole("button").nth(1).click()
  await expect(explained).toContainText("条件つき")
  await expect(explained.getByRole("listitem").filter({ hasText: "ほかの職人" }).first()).toContainText("できます")
  await expect(explained.getByRole("listitem").filter({ hasText: "ほかの管理者" })).toContainText(
    "この役割の人の情報は直せません。",
  )
  await page.getByRole("button", { name: "管理側", exact: true }).click()
  await expect(page.getByRole("columnheader")).toHaveCount(4)
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
})

test("STAFF-17 a worker reads what he himself may, on the phone too", async ({ page, isMobile }) => {
  await enter(page, arrangers.hand, "/permission")
  await expect(page.getByRole("columnheader")).toHaveCount(2)
  await page
    .getByRole("row", { name: /給与明細を見る/ })
    .getByRole("button")
    .click()
  const explained = isMobile ? page.getByRole("dialog") : page.getByRole("complementary", { name: "説明" })
  await expect(explained.getByRole("listitem").filter({ hasText: "自分" }).first()).toContainText("できます")
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
})
