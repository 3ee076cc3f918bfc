/** SHELL-06: the own order of the menu, by drag, by keys, in its window, and back. */
import { enter, expect, profile, test } from "./fixture.ts"
import { expectNoBarrier } from "./look.ts"
import { people } from "./people.ts"

test("SHELL-06 a person orders his menu by drag, by Alt+arrows and in its window, and takes it back", {
  tag: "@desk",
}, async ({ page }) => {
  await enter(page, people.boss, "/staff")
  const links = page.getByRole("navigation", { name: "メインメニュー" }).getByRole("link")
  const titles = () => links.allTextContents()
  const usual = await titles()
  const saved = () =>
    page.waitForResponse((answer) => answer.url().endsWith("/v5/side-bar/set") && answer.status() === 200)
  await links.nth(3).focus()
  await expect(page.getByRole("navigation", { name: "メインメニュー" }).getByRole("status")).toBeAttached()
  const byKey = saved()
  await page.keyboard.press("Alt+ArrowUp")
  const moved = [usual[0], usual[1], usual[3], usual[2], ...usual.slice(4)]
  await expect(links).toHaveText(moved.map((title) => title ?? ""))
  await expect(links.nth(2)).toBeFocused()
  await byKey
  const byDrag = saved()
  await links.nth(2).dragTo(links.nth(0))
  await byDrag
  const dragged = [moved[2], moved[0], moved[1], ...moved.slice(3)].map((title) => title ?? "")
  await expect(links).toHaveText(dragged)
  await page.reload()
  await expect(links).toHaveText(dragged)
  await profile(page).click()
  await page.getByRole("menuitem", { name: "メニューの並び" }).click()
  const window = page.getByRole("dialog", { name: "メニューの並び" })
  await expect(window.getByRole("listitem").first()).toContainText(dragged[0] ?? "")
  await expectNoBarrier(page)
  await window.getByRole("button", { name: "最初の並びに戻す" }).click()
  await expect(window.getByRole("listitem").first()).toContainText(usual[0] ?? "")
  await window.getByRole("button", { name: "閉じる" }).first().click()
  expect(await titles()).toEqual(usual)
})
