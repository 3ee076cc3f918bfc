import type { Page } from "@playwright/test"
import { weekday } from "#modules/kernel/civil-day.ts"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll } from "./look.ts"
import { type Puncher, puncherNames, punchers } from "./people.ts"
import { arrivedOf, dayAgo } from "./punching.ts"

const past = dayAgo(2)
const grid = (page: Page) => page.getByRole("grid")
const cell = (page: Page, who: Puncher) =>
  page
    .getByRole("row", { name: puncherNames[who] })
    .getByRole("gridcell", { name: `${Number(past.slice(5, 7))}月${Number(past.slice(8))}日` })
const panel = (page: Page, who: Puncher) => page.getByRole("complementary", { name: puncherNames[who] })

/** The month of the past day, as the desk sees it. */
const openMonth = async (page: Page, as: Puncher = "manager") => {
  await enter(page, punchers[as], `/salary?month=${past.slice(0, 7)}`)
  await expect(grid(page)).toBeVisible()
}
const openDay = async (page: Page, who: Puncher) => {
  await cell(page, who).click()
  await expect(panel(page, who)).toBeVisible()
}

test.describe("the desk", { tag: "@desk" }, () => {
  test("TIME-05 TIME-06 the month shows people by days, and a day its plan, punches and rests", async ({ page }) => {
    await openMonth(page)
    await expect(cell(page, "read")).toHaveAccessibleName(/実働 8時間/)
    await expect(cell(page, "forgot")).toHaveAccessibleName(/未退勤/)
    await openDay(page, "read")
    const day = panel(page, "read")
    await expect(day).toContainText("08:00–17:30")
    await expect(day).toContainText("1回目: 12:00 - 13:00 (60分)")
    await expect(day).toContainText("豊洲三丁目計画")
    await expect(day.getByText("実働").locator("..")).toContainText("8:30")
    // On a Sunday, the company's statutory holiday, all of it is 休日 instead.
    const [word, time] = weekday(past) === 0 ? ["休日", "8:30"] : ["時間外", "0:30"]
    await expect(day.getByText(word, { exact: true }).locator("..")).toContainText(time)
    await expect(page).toHaveURL(new RegExp(`day=${past}`))
    // One row is checked like all of them, and in a fraction of the time.
    await page.getByRole("searchbox", { name: "氏名でさがす" }).fill(puncherNames.read.slice(0, 2))
    await expect(page.getByRole("rowheader")).toHaveText([puncherNames.read])
    await expectNoBarrier(page)
    await page.reload()
    await expect(panel(page, "read")).toContainText("08:00–17:30")
  })

  test("TIME-06 national holidays are marked as Sundays are, and named", async ({ page }) => {
    await enter(page, punchers.manager, "/salary?month=2026-05")
    const head = (day: RegExp) => grid(page).getByRole("columnheader", { name: day })
    const colourOf = (day: RegExp) =>
      head(day)
        .locator("span")
        .first()
        .evaluate((one) => getComputedStyle(one).color)
    await expect(head(/^6\s*水/)).toHaveAccessibleName(/振替休日/)
    expect(await colourOf(/^6\s*水/)).toBe(await colourOf(/^10\s*日/))
    expect(await colourOf(/^7\s*木/)).not.toBe(await colourOf(/^10\s*日/))
  })

  test("TIME-06 arrow keys move over people and days, Enter opens", async ({ page }) => {
    await openMonth(page)
    await grid(page).locator("[tabindex='0']").focus()
    await page.keyboard.press("Home")
    for (let day = 1; day < Number(past.slice(8)); day++) await page.keyboard.press("ArrowRight")
    const focused = page.locator("[role=gridcell]:focus")
    const first = await focused.getAttribute("id")
    await page.keyboard.press("ArrowDown")
    await expect(focused).not.toHaveAttribute("id", first ?? "")
    await expect(focused).toHaveAttribute("id", new RegExp(`-${past}$`))
    await page.keyboard.press("Enter")
    await expect(page.getByRole("complementary")).toHaveCount(2)
    await expect(page).toHaveURL(/person=\d+/)
  })

  test("TIME-06 a correction needs a reason, may pass midnight, and is seen at once", async ({ page, browser }) => {
    await openMonth(page)
    await openDay(page, "corrected")
    await page.getByRole("button", { name: "08:00 の打刻を訂正" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("退勤").fill("130")
    await dialog.getByLabel("退勤").blur()
    await expect(dialog.getByLabel("退勤")).toHaveValue("01:30")
    await expect(dialog.getByText("翌", { exact: true })).toBeVisible()
    await dialog.getByRole("button", { name: "休憩を追加" }).click()
    await dialog.getByLabel("2回目の休憩の始まり").fill("18:00")
    await dialog.getByLabel("2回目の休憩の終わり").fill("18:30")
    await expectNoBarrier(page)
    await dialog.getByRole("button", { name: "訂正を保存" }).click()
    await expect(dialog.getByText("理由を入れてください")).toBeVisible()
    await dialog.getByLabel("理由").fill("終電まで作業。本人に確認")
    await dialog.getByRole("button", { name: "訂正を保存" }).click()
    await expect(dialog).toBeHidden()
    await expect(panel(page, "corrected")).toContainText("08:00–翌01:30")
    const history = panel(page, "corrected").getByRole("region", { name: "訂正の履歴" })
    await expect(history).toContainText("終電まで作業。本人に確認")
    await expect(history).toContainText("監督 一子")
    await expect(history.getByRole("deletion").first()).toHaveText("17:30")
    await expect(history.getByRole("insertion").first()).toHaveText("翌01:30")
    await expect(cell(page, "corrected")).toHaveAccessibleName(/実働 16時間/)
    // He is told on his own 今日.
    const his = await browser.newContext()
    const phone = await his.newPage()
    await enter(phone, punchers.corrected, "/today")
    const told = phone.getByRole("region", { name: "会社が打刻を直しました" })
    await expect(told).toContainText("終電まで作業。本人に確認")
    await expect(told).toContainText("監督 一子")
    await expect(told.getByRole("deletion").first()).toHaveText("17:30")
    await expect(told.getByRole("insertion").first()).toHaveText("翌01:30")
    await expectNoBarrier(phone)
    await his.close()
    const [punch] = await arrivedOf(puncherNames.corrected, past)
    expect(punch).toMatchObject({ checkOut: `${past}T16:30:00.000Z`, timekeepingRests: [{}, {}] })
  })

  test.describe("two at once", () => {
    test.use({ expectedStatuses: [409] })

    test("TIME-06 the second sees what changed, and what was typed stays", async ({ page, browser }) => {
      await openMonth(page)
      await openDay(page, "contested")
      await page.getByRole("button", { name: "08:00 の打刻を訂正" }).click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel("出勤").fill("08:15")
      await dialog.getByLabel("理由").fill("打刻の誤り")

      const elsewhere = await browser.newContext()
      const other = await elsewhere.newPage()
      await openMonth(other, "otherManager")
      await openDay(other, "contested")
      await other.getByRole("button", { name: "08:00 の打刻を訂正" }).click()
      await other.getByRole("dialog").getByLabel("退勤").fill("18:00")
      await other.getByRole("dialog").getByLabel("理由").fill("残業あり")
      await other.getByRole("dialog").getByRole("button", { name: "訂正を保存" }).click()
      await expect(other.getByRole("dialog")).toBeHidden()
      await elsewhere.close()

      await dialog.getByRole("button", { name: "訂正を保存" }).click()
      const notice = dialog.getByRole("alert")
      await expect(notice).toContainText("ほかの人が先に変えました")
      await expect(notice.getByRole("row", { name: "退勤" })).toContainText("18:00")
      await expect(dialog.getByLabel("出勤")).toHaveValue("08:15")
      await expect(dialog.getByLabel("理由")).toHaveValue("打刻の誤り")
      await expectNoBarrier(page)
      await dialog.getByRole("button", { name: "入力した内容で保存する" }).click()
      await expect(dialog).toBeHidden()
      await expect(panel(page, "contested")).toContainText("08:15–17:30")
    })
  })

  test("TIME-06 a punch is removed with a reason", async ({ page }) => {
    await openMonth(page)
    await openDay(page, "removed")
    await panel(page, "removed").getByRole("button", { name: "打刻を消す" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "打刻を消す" }).click()
    await expect(dialog.getByText("理由を入れてください")).toBeVisible()
    await dialog.getByLabel("理由").fill("二重に打刻")
    await dialog.getByRole("button", { name: "打刻を消す" }).click()
    await expect(dialog).toBeHidden()
    await expect(panel(page, "removed").getByText("打刻なし")).toBeVisible()
    expect(await arrivedOf(puncherNames.removed, past)).toEqual([])
  })

  test("TIME-21 the rest of a day is set with a reason, to 0 too", async ({ page }) => {
    await openMonth(page)
    await openDay(page, "rested")
    await panel(page, "rested").getByRole("button", { name: "休憩を設定" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("休憩の合計").fill("0")
    await dialog.getByLabel("理由").fill("搬入で取れなかった")
    await dialog.getByRole("button", { name: "休憩を設定する" }).click()
    await expect(dialog).toBeHidden()
    await expect(panel(page, "rested")).toContainText("設定した休憩 0:00（搬入で取れなかった）")
    await expect(panel(page, "rested").getByText("実働").locator("..")).toContainText("9:30")
  })

  test("TIME-06 the day's list holds everybody of the day, and corrects in the row", async ({ page }) => {
    await enter(page, punchers.manager, `/salary?view=day&day=${past}`)
    const row = page.getByRole("row", { name: puncherNames.forgot })
    await expect(row).toContainText("07:41")
    await expect(page.getByRole("row", { name: puncherNames.read })).toContainText("17:30")
    await expectNoBarrier(page)
    await page.getByRole("searchbox", { name: "氏名でさがす" }).fill("忘田")
    await expect(page.getByRole("row", { name: puncherNames.read })).toBeHidden()
    await expect(row).toBeVisible()
    await row.getByRole("button", { name: /訂正/ }).click()
    await expect(page.getByRole("dialog").getByLabel("退勤")).toHaveValue("17:00")
    await page.keyboard.press("Escape")
    await expect(page.getByRole("dialog")).toBeHidden()
    await page.getByRole("searchbox", { name: "氏名でさがす" }).fill("いない人")
    await expect(page.getByText("「いない人」に当てはまる人がいません")).toBeVisible()
  })

  test.describe("without an answer", () => {
    test.use({ expectedStatuses: [500] })

    test("what was shown stays, beside the error and the way to try again", async ({ page }) => {
      await openMonth(page)
      await page.route("**/api/v5/timekeeping/table**", (route) => route.fulfill({ status: 500, json: {} }))
      await page.getByRole("button", { name: "前の月" }).click()
      await expect(page.getByText("読み込めませんでした。").first()).toBeVisible()
      await expectNoBarrier(page)
      await page.unroute("**/api/v5/timekeeping/table**")
      await page.getByRole("button", { name: "もう一度試す" }).click()
      await expect(page.getByText("読み込めませんでした。")).toHaveCount(0)
    })
  })

  test("TIME-06 a worker sees his own row only, and corrects nothing", async ({ page }) => {
    await openMonth(page, "read")
    await expect(page.getByRole("rowheader")).toHaveText([puncherNames.read])
    await openDay(page, "read")
    await expect(panel(page, "read")).toContainText("08:00–17:30")
    await expect(panel(page, "read").getByRole("button", { name: /訂正/ })).toHaveCount(0)
    await expect(panel(page, "read").getByRole("button", { name: "打刻を追加" })).toHaveCount(0)
  })
})

test("TIME-05 on the phone a worker reads his own days with their rests", { tag: "@phone" }, async ({ page }) => {
  await enter(page, punchers.read, `/salary?month=${past.slice(0, 7)}`)
  const line = page.locator("summary").filter({ hasText: "08:00–17:30" })
  await expect(line).toBeVisible()
  await line.click()
  await expect(page.getByText("1回目: 12:00 - 13:00 (60分)")).toBeVisible()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
})

test("TIME-05 on the phone a month without work says so and draws no empty list", { tag: "@phone" }, async ({
  page,
}) => {
  await enter(page, punchers.read, "/salary?month=2026-01")
  const main = page.getByRole("main")
  await expect(main.getByText("この月の勤務はまだありません")).toBeVisible()
  await expect(main.getByRole("list")).toHaveCount(0)
})

test("TIME-05 on the phone a 監督 finds his own month first and picks somebody else's", { tag: "@phone" }, async ({
  page,
}) => {
  await enter(page, punchers.otherManager, `/salary?month=${past.slice(0, 7)}`)
  const whose = page.getByRole("combobox", { name: "氏名" })
  await expect(whose).toHaveText(puncherNames.otherManager)
  await whose.click()
  await page.getByRole("option", { name: puncherNames.read }).click()
  await expect(whose).toHaveText(puncherNames.read)
  await expect(page.locator("summary").filter({ hasText: "08:00–17:30" })).toBeVisible()
})
