/** Steps of the arrangement form that several stories take. */
import type { Page } from "@playwright/test"
import { enter, expect } from "./fixture.ts"
import { arrangers } from "./people.ts"

/** Signs in and goes to a path, whatever the person's first screen is. */
export const arrive = async (page: Page, email: string, path: string) => {
  await enter(page, email, path)
  // By its element: a window that the path opens hides the heading from readers.
  await expect(page.locator("h1").first()).toBeVisible()
}
export const panel = (page: Page) => page.getByRole("complementary", { name: "選択した日の手配" })
/** A toast that tells of 手配 is a dialog for readers too. */
export const form = (page: Page) => page.getByRole("dialog", { name: /手配/ }).and(page.locator('[data-slot="dialog"]'))
export const card = (page: Page, shift: string) => form(page).getByRole("group", { name: shift, exact: true })
export const save = (page: Page) => form(page).getByRole("button", { name: "保存" }).click()
export const openDay = (page: Page, day: string) =>
  arrive(page, arrangers.manager, `/calendar?month=${day.slice(0, 7)}&day=${day}&view=month`)
export const openTask = async (page: Page, name: string) => {
  await panel(page).getByRole("button", { name, exact: true }).first().click()
  await expect(card(page, "午前")).toBeVisible()
}
export const newTask = async (page: Page, site: string) => {
  await panel(page).getByRole("button", { name: "手配", exact: true }).click()
  await form(page).getByRole("combobox", { name: "現場" }).fill(site)
  await page.getByRole("option", { name: site }).click()
}
