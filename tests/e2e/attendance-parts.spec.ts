/** 勤務表's cells in 人工, and the day's list that stands still under the pointer. */
import type { Page } from "@playwright/test"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier } from "./look.ts"
import { puncherNames, punchers } from "./people.ts"
import { dayAgo } from "./punching.ts"

const past = dayAgo(2)
const grid = (page: Page) => page.getByRole("grid")
const shortDay = (day: string) => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`
const thisMonth = dayAgo(0).slice(0, 7)
/** On the first of a month no day of it is counted yet. */
const sumToYesterday = dayAgo(1).startsWith(thisMonth) ? `${shortDay(dayAgo(1))} までの合計` : /^合計$/

test("TIME-06 人工 stand in the cells, in the foot and as the sum, which says up to which day it goes", {
  tag: "@desk",
}, async ({ page }) => {
  await enter(page, punchers.manager, `/salary?month=${thisMonth}`)
  await expect(grid(page).getByRole("columnheader", { name: sumToYesterday })).toBeVisible()
  await page.goto(`/salary?month=${past.slice(0, 7)}`)
  await expect(grid(page)).toBeVisible()
  await page.getByRole("group", { name: "マスの中" }).getByRole("button", { name: "人工" }).click()
  await expect(page).toHaveURL(/cells=manDays/)
  const row = grid(page).getByRole("row", { name: puncherNames.read })
  const day = `${Number(past.slice(5, 7))}月${Number(past.slice(8))}日`
  const cell = row.getByRole("gridcell", { name: day })
  await expect(cell).toHaveAccessibleName(/半日.*人工 0\.5/)
  await expect(cell).toContainText("0.5")
  const figures = await row.locator("td[role=gridcell]").allTextContents()
  const sum = figures.reduce((all, text) => all + (Number.parseFloat(text) || 0), 0)
  await expect(row.locator("td:not([role=gridcell])").first()).toHaveText(sum.toFixed(1))
  const foot = grid(page).locator("tfoot")
  await expect(foot.getByRole("rowheader")).toHaveText("人工")
  await expect(foot.locator("td").nth(Number(past.slice(8)) - 1)).toHaveText(/^\d+\.(0|5|25|75)$/)
  await expectNoBarrier(page)
})

test("TIME-06 what comes in does not move the rows while the pointer is among them; 並べ直す and leaving do", {
  tag: "@desk",
}, async ({ page }) => {
  let isTurned = false
  // As when somebody presses: the same rows in another order.
  await page.route("**/v2/timekeeping/list", async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({ response: answer, json: { ...body, data: isTurned ? body.data.toReversed() : body.data } })
  })
  await enter(page, punchers.manager, `/salary?view=day&day=${past}`)
  const names = () => grid(page).getByRole("rowheader").allTextContents()
  const row = page.getByRole("row", { name: puncherNames.read })
  await expect(row).toBeVisible()
  const before = await names()
  await row.hover()
  isTurned = true
  const again = page.waitForResponse("**/v2/timekeeping/list")
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")))
  await again
  await expect(page.getByRole("button", { name: "並べ直す" })).toBeVisible()
  expect(await names()).toEqual(before)
  await page.getByRole("heading", { level: 1 }).hover()
  await expect(page.getByRole("button", { name: "並べ直す" })).toHaveCount(0)
  await expect.poll(names).not.toEqual(before)
})
