import { enter, expect, test } from "./fixture.ts"
import { people } from "./people.ts"

test("issue 17 a list is narrowed by a row of the kana, and the view is kept under a name", { tag: "@desk" }, async ({
  page,
}) => {
  await enter(page, people.keeper, "/staff")
  await expect(page.getByRole("grid", { name: "人員の一覧" })).toBeVisible()
  await page.getByRole("button", { name: "か", exact: true }).click()
  await expect(page).toHaveURL(/kana=/)
  await page.getByRole("button", { name: "表示を保存" }).click()
  await page.getByRole("textbox", { name: "名前", exact: true }).fill("か行の人")
  await page.getByRole("button", { name: "保存", exact: true }).click()
  await page.keyboard.press("Escape")
  await page.getByRole("button", { name: "全", exact: true }).click()
  await expect(page).not.toHaveURL(/kana=/)
  await page.reload()
  await page.getByRole("button", { name: "表示を保存" }).click()
  await page.getByRole("button", { name: "か行の人", exact: true }).click()
  await expect(page).toHaveURL(/kana=/)
  await expect(page.getByRole("button", { name: "か", exact: true })).toHaveAttribute("aria-pressed", "true")
})
