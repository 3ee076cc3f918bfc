/** 勤務表 as it is watched: who is missing today, what of the month needs a hand, the sheet on paper. */
import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
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
  await expect(page.locator("th[scope=rowgroup]")).toHaveText([/まだ来ていません \d+/])
  await expectNoBarrier(page)
  await page.reload()
  await expect(absent).toBeVisible()
  await expect(absent.getByRole("link", { name: `${puncherNames.looks}に電話` })).toHaveAttribute(
    "href",
    "tel:090-1000-0011",
  )
  await chip(/^勤務中 \d+$/).click()
  await expect(absent).toBeHidden()
})

test("TIME-06 the day keeps its head and sums in sight, and is narrowed to a site", { tag: "@desk" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 })
  await enter(page, punchers.manager, "/salary?view=day")
  const sum = page.getByRole("region", { name: "合計" })
  await expect(sum).toContainText(/予定 \d+人 ＝ /)
  const parts = (await sum.getByRole("paragraph").first().textContent())?.match(/\d+/g)?.map(Number) ?? []
  const [planned, ...told] = parts
  expect(told.reduce((all, one) => all + one, 0)).toBe(planned)
  const table = page.getByRole("region", { name: "勤務表", exact: true })
  await table.evaluate((box) => box.scrollTo(0, box.scrollHeight))
  expect(await table.evaluate((box) => box.scrollTop)).toBeGreaterThan(100)
  await expect(page.getByRole("columnheader", { name: "氏名" })).toBeInViewport({ ratio: 1 })
  await expect(sum).toBeInViewport({ ratio: 1 })
  await page.getByRole("combobox", { name: "現場" }).click()
  await page.getByRole("option", { name: /川口タワー/ }).click()
  await expect(page.getByRole("row", { name: puncherNames.split })).toBeVisible()
  await expect(page.getByRole("row", { name: puncherNames.looks })).toBeHidden()
  await expect(sum).toContainText("予定 1人")
  await expect(page).toHaveURL(/site=\d+/)
})

test("TIME-06 条件を消す clears the search of the day for good, and / finds it again", { tag: "@desk" }, async ({
  page,
}) => {
  await enter(page, punchers.manager, "/salary?view=day")
  await expect(page.getByRole("row", { name: puncherNames.looks })).toBeVisible()
  await page.keyboard.press("/")
  await page.keyboard.type("いない人")
  await expect(page.getByText("「いない人」に当てはまる人がいません")).toBeVisible()
  await page.getByRole("button", { name: "条件を消す" }).first().click()
  await expect(page.getByRole("searchbox")).toHaveValue("")
  // Longer than the search waits for the next letter: nothing of it comes back.
  await page.waitForTimeout(900)
  await expect(page.getByRole("searchbox")).toHaveValue("")
  await expect(page.getByRole("row", { name: puncherNames.looks })).toBeVisible()
  await expect(page).not.toHaveURL(/[?&]q=/)
})

test("TIME-06 on the phone a 監督 sees who is missing, rings him up and opens his day", { tag: "@phone" }, async ({
  page,
}) => {
  await enter(page, punchers.manager, "/salary")
  await page.getByRole("group", { name: "表示" }).getByRole("button", { name: "日" }).click()
  const chip = (name: RegExp) => page.getByRole("group", { name: "今日の様子" }).getByRole("button", { name })
  for (const name of [/^勤務中 \d+$/, /^遅刻 \d+$/, /^未退勤 \d+$/]) await expect(chip(name)).toBeVisible()
  await chip(/^未出勤 \d+$/).click()
  await expect(page).toHaveURL(/standing=missing/)
  const line = page.getByRole("listitem").filter({ hasText: puncherNames.looks })
  await expect(line).toContainText(/すぎ/)
  await expect(line.getByRole("link", { name: `${puncherNames.looks}に電話` })).toHaveAttribute(
    "href",
    "tel:090-1000-0011",
  )
  await expectNoBarrier(page)
  await expectTargets(page)
  await expectNoSidewaysScroll(page)
  await line.getByRole("button").click()
  const day = page.getByRole("complementary", { name: puncherNames.looks })
  await expect(day).toContainText("00:00–23:55")
  await expect(day.getByRole("button", { name: "打刻を追加" })).toBeVisible()
  await page.goBack()
  await expect(line).toBeVisible()
  await expect(day).toBeHidden()
})

test("TIME-06 the month opens with today in sight, and a day's detail covers neither its cell nor the sums", {
  tag: "@desk",
}, async ({ page }) => {
  const today = dayAgo(0)
  const onDay = (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`
  for (const [width, cells] of [
    [1440, "marks"],
    [1440, "hours"],
    [1100, "marks"],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await enter(page, punchers.manager, `/salary?cells=${cells}`)
    const cell = page.getByRole("row", { name: puncherNames.looks }).getByRole("gridcell", { name: onDay(today) })
    await expect(cell).toBeInViewport({ ratio: 1 })
    const [box, name, sums] = [
      await cell.boundingBox(),
      await page.getByRole("rowheader", { name: puncherNames.looks }).boundingBox(),
      await grid(page).locator("thead th").nth(-6).boundingBox(),
    ]
    expect(box?.x ?? 0).toBeGreaterThanOrEqual((name?.x ?? 0) + (name?.width ?? 0) - 1)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((sums?.x ?? 0) + 1)
  }
  await page.setViewportSize({ width: 1440, height: 640 })
  await enter(page, punchers.manager, `/salary?month=${past.slice(0, 7)}`)
  const last = page.getByRole("row", { name: puncherNames.rested }).getByRole("gridcell", { name: onDay(past) })
  await last.click()
  const detail = page.getByRole("complementary").last()
  await expect(detail.getByText("時間外").first()).toBeVisible()
  await expect(async () => {
    const [cell, sum, below] = [
      await last.boundingBox(),
      await grid(page).locator("tfoot").boundingBox(),
      await detail.boundingBox(),
    ]
    expect((cell?.y ?? 0) + (cell?.height ?? 0)).toBeLessThanOrEqual((sum?.y ?? 0) + 1)
    expect((sum?.y ?? 0) + (sum?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
  }).toPass()
  // Text of 200 %: days, hours and overtime of whoever is seen stay in sight.
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
    document.documentElement.dataset.text = "200"
  })
  for (const at of [0, 1, 3]) {
    const sum = grid(page)
      .locator("tfoot td:not(:empty)")
      .nth(-6 + at)
    await expect(sum).toBeInViewport({ ratio: 1 })
  }
})

test("TIME-06 the month keeps people and sums in sight, shows only whom something is wrong with, and prints whole", {
  tag: "@desk",
}, async ({ page }) => {
  await enter(page, punchers.manager, `/salary?month=${past.slice(0, 7)}`)
  const first = grid(page).getByRole("rowheader").first()
  const sums = grid(page).locator("tbody tr").first().locator("td:not([role=gridcell]):visible")
  const all = grid(page).locator("tfoot td:visible").last()
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
  await expect(page.getByRole("rowheader", { name: puncherNames.read })).toBeVisible()
  const rows = await grid(page).getAttribute("aria-rowcount")
  // A sheet of A4 on its side without its margins.
  await page.setViewportSize({ width: 1062, height: 733 })
  await page.emulateMedia({ media: "print" })
  await expect(grid(page).locator("tbody tr")).toHaveCount(Number(rows) - 2)
  const width = await grid(page).evaluate((table) => table.getBoundingClientRect().right)
  expect(width).toBeLessThanOrEqual(1062)
  // Whose sheet it is, of which month, printed when and by whom; the rests are summed too.
  const head = page.locator("header").filter({ hasText: "打刻設備" }).filter({ hasText: "勤務表" })
  await expect(head).toContainText(/勤務表 \d+年\d+月/)
  await expect(head).toContainText(/\d{4}\/\d\d\/\d\d \d\d:\d\d 印刷・監督 一子/)
  const heads = grid(page).locator("thead th:visible")
  await expect(heads.filter({ hasText: /^(日数|実働|休憩|時間外|深夜|休日)$/ })).toHaveCount(6)
  const read = grid(page).getByRole("row", { name: puncherNames.read })
  await expect(read.locator("td:not([role=gridcell])").nth(2)).toHaveText("1:00")
  const days = new Date(Number(past.slice(0, 4)), Number(past.slice(5, 7)), 0).getDate()
  await expect(read.locator("[role=gridcell]")).toHaveCount(days)
  expect((await page.pdf({ preferCSSPageSize: true })).length).toBeGreaterThan(10_000)
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

test("TIME-06 the month is saved as a file: everybody's hours by day with the sums", { tag: "@desk" }, async ({
  page,
}) => {
  await enter(page, punchers.manager, `/salary?month=${past.slice(0, 7)}`)
  await page.getByRole("button", { name: "出力" }).click()
  const download = page.waitForEvent("download")
  await page.getByRole("menuitem", { name: /UTF-8/ }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^勤務表.*\.csv$/)
  const lines = readFileSync(await file.path(), "utf8")
    .trimEnd()
    .split("\r\n")
  const cells = (line = "") => line.split(",")
  const read = cells(lines.find((line) => line.startsWith(puncherNames.read)))
  expect(cells(lines[0]).slice(-6)).toEqual(["日数", "実働", "休憩", "時間外", "深夜", "休日"])
  expect(lines).toHaveLength(await grid(page).getByRole("rowheader").count())
  const minutes = (text = "") => text.split(":").reduce((sum, part) => 60 * sum + Number(part), 0)
  const worked = read.slice(1, -6).filter((text) => text !== "")
  expect(worked.length).toBeGreaterThan(0)
  expect(minutes(read.at(-5))).toBe(worked.reduce((sum, text) => sum + minutes(text), 0))
})
