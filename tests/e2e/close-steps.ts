/** What the browser tests of 締め share: the way to its page, and where on its way the page stands. */
import type { Page } from "@playwright/test"
import { enter, expect } from "./fixture.ts"
import { lastMonth } from "./seed/months.ts"

export const openClose = async (page: Page, email: string) => {
  await enter(page, email, `/payroll?month=${lastMonth}`)
  await expect(page.getByRole("list", { name: "締めの流れ" })).toBeVisible()
}
export const stepNow = (page: Page) => page.getByRole("list", { name: "締めの流れ" }).locator("[aria-current=step]")

/** The month as it was a moment before: a close of four people is over before a browser could be slow enough. */
export const readWhileClosing = (page: Page) =>
  page.route(
    "**/api/v5/timesheet/month?*",
    async (route) => {
      const answer = await route.fetch()
      const told = await answer.json()
      await route.fulfill({ response: answer, json: { ...told, data: { ...told.data, state: "closing" } } })
    },
    { times: 1 },
  )
