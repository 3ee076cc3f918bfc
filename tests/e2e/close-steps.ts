/** What the browser tests of 締め share: the way to its page, and where on its way the page stands. */
import type { Page } from "@playwright/test"
import { enter, expect } from "./fixture.ts"
import { lastMonth } from "./seed/months.ts"

export const openClose = async (page: Page, email: string) => {
  await enter(page, email, `/payroll?month=${lastMonth}`)
  await expect(page.getByRole("list", { name: "締めの流れ" })).toBeVisible()
}
export const stepNow = (page: Page) => page.getByRole("list", { name: "締めの流れ" }).locator("[aria-current=step]")
