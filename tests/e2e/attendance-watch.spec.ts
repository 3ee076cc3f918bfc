/** 勤務表 as it is watched: who is missing today, what of the month needs a hand, the sheet on paper. */
import type { Page } from "@playwright/test"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier } from "./look.ts"
import { puncherNames, punchers } from "./people.ts"
import { dayAgo } from "./punching.ts"

const past = dayAgo(2)
const grid = (page: Page) => page.getByRole("grid")

test("TIME-06 the day says who is missing, and each count shows only them", { tag: "@desk" }, async ({ page }) => {
  await enter(page, punchers.manager, "/salary?view=day")
  const chip = (name: RegExp) => page.getByRole("group", { name: "今日の様子" }).getByRole("button", { name })
  await expect(chip(/^予定 \d+$/)).toHaveAttribute("aria-pressed", "true")
  await chip(/^未出勤 \d+$/).click()
  await expect(page).toHaveURL(/standing=missing/)
  const absent = page.getByRole("row", { name: puncherNames.looks })
  await expect(absent).toContainText(/すぎ/)
  await expect(page.getByRole("rowheader").or(page.locator("th[scope=rowgroup]"))).toHaveText([/まだ来ていません \d+/])
  await expectNoBarrier(page)
  await page.reload()
  await expect(absent).toBeVisible()
  await chip(/^勤務中 \d+$/).click()
  await expect(absent).toBeHidden()
})

test("TIME-06 the month keeps people and sums in sight, shows only whom something is wrong with, and prints whole", {
  tag: "@desk",
}, async ({ page }) => {
  await enter(page, punchers.manager, `/salary?month=${past.slice(0, 7)}`)
  const first = grid(page).getByRole("rowheader").first()
  const sums = grid(page).locator("tbody tr").first().locator("td:not([role=gridcell])")
  const all = grid(page).locator("tfoot td").last()
  for (const seen of [first, sums.first(), sums.last(), all]) await expect(seen).toBeInViewport({ ratio: 1 })
  await grid(page)
    .locator("..")
    .evaluate((box) => box.scrollTo(200, box.scrollHeight))
  await expect(all).toBeInViewport({ ratio: 1 })
  await expect(grid(page).getByRole("rowheader").last()).toBeInViewport({ ratio: 1 })
  await page.getByRole("button", { name: /^確認が必要 \d+$/ }).click()
  await expect(page.getByRole("rowheader", { name: puncherNames.forgot })).toBeVisible()
  await expect(page.getByRole("rowheader", { name: puncherNames.read })).toBeHidden()
  await expect(page).toHaveURL(/look=urgent/)
  await page.getByRole("button", { name: /^確認が必要 \d+$/ }).click()
  const rows = await grid(page).getAttribute("aria-rowcount")
  // A sheet of A4 on its side without its margins.
  await page.setViewportSize({ width: 1062, height: 733 })
  await page.emulateMedia({ media: "print" })
  await expect(grid(page).locator("tbody tr")).toHaveCount(Number(rows) - 2)
  const width = await grid(page).evaluate((table) => table.getBoundingClientRect().right)
  expect(width).toBeLessThanOrEqual(1062)
  // A problem's letter stands beside the hours of its day.
  const covered = await grid(page)
    .getByRole("gridcell", { name: /未退勤|打刻なし|遅刻|早退|休憩不足|手配なし/ })
    .evaluateAll(
      (cells) =>
        cells.filter(({ firstElementChild: hours, lastElementChild: letter }) => {
          if (hours === null || letter === null || hours === letter) return true
          const [a, b] = [hours.getBoundingClientRect(), letter.getBoundingClientRect()]
          return a.right > b.left + 1 && a.left < b.right - 1 && a.bottom > b.top + 1 && a.top < b.bottom - 1
        }).length,
    )
  expect(covered).toBe(0)
})
