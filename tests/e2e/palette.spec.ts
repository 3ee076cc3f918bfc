/** `Ctrl K`: what is found, what is begun, and that nothing but what may be opened is offered. */
import type { Page } from "@playwright/test"
import { arrive } from "./arranging-steps.ts"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll } from "./look.ts"
import { arrangers, people } from "./people.ts"

const palette = (page: Page) => page.getByRole("dialog", { name: "さがす" })
const field = (page: Page) => palette(page).getByRole("combobox")
const chosen = (page: Page) => palette(page).getByRole("option", { selected: true })

test("issue 19 §7 Ctrl+K finds people by kana, opens them by Enter and keeps them as chosen last", {
  tag: "@desk",
}, async ({ page }) => {
  await enter(page, people.keeper, "/staff")
  await page.keyboard.press("Control+k")
  await expect(field(page)).toBeFocused()
  await expect(palette(page).getByRole("group", { name: "操作" })).toContainText("手配を作る")
  await field(page).fill("職人 10号")
  await expect(palette(page).getByRole("group", { name: "人", exact: true }).getByRole("option")).not.toHaveCount(0)
  await expectNoBarrier(page)
  const name = await chosen(page).locator("span.truncate").first().textContent()
  await page.keyboard.press("Enter")
  await expect(palette(page)).toBeHidden()
  await expect(page).toHaveURL(/\/staff\/\d+$/)
  await page.keyboard.press("Control+k")
  await expect(palette(page).getByRole("group", { name: "最近開いたもの" })).toContainText(name ?? "nobody")
  await page.keyboard.press("Escape")
  await expect(palette(page)).toBeHidden()
})

test("issue 19 §7 Tab narrows, > asks for actions alone, and an action leads to its form", { tag: "@desk" }, async ({
  page,
}) => {
  await arrive(page, arrangers.manager, "/works")
  await page.getByRole("button", { name: /をさがす/ }).click()
  await field(page).fill("現場")
  await expect(palette(page).getByRole("group", { name: "画面" })).toContainText("現場一覧")
  await expect(palette(page).getByRole("group", { name: "操作" })).toContainText("現場を作る")
  await page.keyboard.press("Shift+Tab")
  await expect(palette(page).getByRole("group")).toHaveCount(1)
  await field(page).fill(">手配")
  await expect(chosen(page)).toHaveText("手配を作る")
  await page.keyboard.press("Enter")
  await expect(
    page.getByRole("dialog", { name: "手配を作る" }).or(page.getByRole("dialog", { name: /手配/ })),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/calendar\?.*create=1/)
})

test("issue 19 §7 on a phone it is the whole screen", { tag: "@phone" }, async ({ page }) => {
  await enter(page, people.keeper, "/staff")
  await page.getByRole("button", { name: /をさがす/ }).tap()
  await field(page).fill("職人")
  await expect(palette(page).getByRole("option").first()).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectNoBarrier(page)
  expect((await palette(page).boundingBox())?.width).toBe(390)
  await palette(page).getByRole("option").first().tap()
  await expect(page).toHaveURL(/\/staff\/\d+$/)
})

test("issue 19 §7 a worker is offered screens and his press, and asks the server for nobody", { tag: "@desk" }, async ({
  page,
}) => {
  await enter(page, people.hand, "/calendar")
  const asked: Array<string> = []
  page.on("request", (request) => void (request.url().includes("/nest/search") && asked.push(request.url())))
  await expect(page.getByRole("button", { name: /をさがす/ })).toHaveCount(0)
  await page.keyboard.press("Control+k")
  await field(page).fill("勤務")
  await expect(palette(page).getByRole("option")).toHaveText([/勤務表/])
  expect(asked).toEqual([])
})
