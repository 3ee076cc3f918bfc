import type { Page } from "@playwright/test"
import { arrive, panel } from "./arranging-steps.ts"
import { expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets, kilobytes, loadedBy, neverHere } from "./look.ts"
import { arrangers } from "./people.ts"
import { aBoard, ownName } from "./seed/board.ts"

const cell = (page: Page, day: string) => page.locator(`[role=gridcell][data-day="${day}"]`)

test("CAL-01 the month by shift: chips with shortage, sums of what does not fit, holidays named", {
  tag: "@desk",
}, async ({ page }) => {
  const board = await aBoard()
  const site = await board.site(ownName("月の現場"))
  const day = "2027-11-24"
  for (let n = 0; n < 8; n++) await board.task(site, day, { morningShift: 1, maxWorkerMorning: 2 })
  await board.task(site, day, { eveningShift: 1, maxWorkerEvening: 3 })
  await arrive(page, arrangers.manager, "/calendar?month=2027-11&view=month")
  await expect(cell(page, "2027-11-23")).toHaveAccessibleName(/勤労感謝の日/)
  await expect(cell(page, "2027-11-23").getByText("勤労感謝の日")).toBeVisible()
  await expect(cell(page, day)).toHaveAccessibleName("2027年11月24日（水）、9件、不足19人工")
  await expect(cell(page, day).getByRole("button").first()).toContainText("0/2")
  // The evening does not fit, and its shortage is said all the same.
  await expect(cell(page, day).getByText("−3")).toBeVisible()
  await cell(page, day).click({ position: { x: 60, y: 10 } })
  await expect(page).toHaveURL(/day=2027-11-24/)
  await expect(panel(page).getByText("不足 19 人工")).toBeVisible()
  await page.getByRole("button", { name: "午前", exact: true }).click()
  await expect(cell(page, day)).toHaveAccessibleName("2027年11月24日（水）、1件、不足3人工")
  await expect(page).toHaveURL(/hide=morning/)
  await expectNoBarrier(page)
})

test("the month is moved in by arrow keys, and the address says where one is", { tag: "@desk" }, async ({ page }) => {
  await arrive(page, arrangers.manager, "/calendar?month=2027-12&day=2027-12-15&view=month")
  await cell(page, "2027-12-15").focus()
  await page.keyboard.press("ArrowRight")
  await expect(cell(page, "2027-12-16")).toBeFocused()
  await page.keyboard.press("ArrowDown")
  await expect(cell(page, "2027-12-23")).toBeFocused()
  await page.keyboard.press("Home")
  await expect(cell(page, "2027-12-19")).toBeFocused()
  await page.keyboard.press("PageDown")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2028年1月")
  await expect(cell(page, "2028-01-19")).toBeFocused()
  await expect(page).toHaveURL(/month=2028-01/)
  await page.goBack()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2027年12月")
})

test("CAL-02 one site's arrangements alone, by the address", { tag: "@desk" }, async ({ page }) => {
  const board = await aBoard()
  const [mine, other] = [await board.site(ownName("この現場")), await board.site(ownName("ほかの現場"))]
  for (const site of [mine, other]) await board.task(site, "2027-10-05")
  await arrive(page, arrangers.manager, `/calendar?month=2027-10&day=2027-10-05&view=month&constructionSiteId=${mine}`)
  await expect(panel(page).getByRole("heading", { level: 4 })).toHaveText([/この現場/])
  await page.getByRole("button", { name: /この現場.*消す/ }).click()
  await expect(panel(page).getByRole("heading", { level: 4 })).toHaveCount(2)
})

test("a company without sites is shown the way in", { tag: "@desk" }, async ({ page }) => {
  await arrive(page, arrangers.newcomer, "/calendar?view=month")
  const steps = page.getByRole("complementary", { name: "はじめの一歩" })
  await expect(steps.getByRole("listitem").first()).toContainText("最初の現場")
  await expectNoBarrier(page)
  await steps.getByRole("link", { name: "現場を作る" }).click()
  await expect(page.getByRole("dialog", { name: "現場を作成" })).toBeVisible()
})

test("a month that does not load leaves the known one, says since when, and is tried again", {
  tag: "@desk",
}, async ({ page }) => {
  await arrive(page, arrangers.manager, "/calendar?view=month")
  await expect(page.getByRole("grid").getByRole("button").first()).toBeVisible()
  // The months beside this one are there by now; the page listens on and is never without a request.
  await page.waitForTimeout(1000)
  await page.route("**/api/nest/calendar/super-calendar", (route) => route.abort("internetdisconnected"))
  for (let n = 0; n < 4; n++) await page.getByRole("button", { name: "次の月" }).click()
  await expect(page.getByRole("alert")).toContainText("サーバーにつながりません")
  await expect(page.getByText(/秒後に再接続/)).toBeVisible()
  await expect(panel(page).getByText(/更新中・/)).toBeVisible()
  const again = page.waitForRequest("**/api/nest/calendar/super-calendar")
  const now = page.getByRole("button", { name: "いま再接続" })
  await now.click()
  await again
  await page.unroute("**/api/nest/calendar/super-calendar")
  await expect(async () => {
    if (await now.isVisible()) await now.click({ timeout: 500 })
    await expect(page.getByRole("alert")).toHaveCount(0, { timeout: 500 })
  }).toPass({ timeout: 60_000 })
})

test("who sees everything and arranges nothing has no buttons for it", { tag: "@desk" }, async ({ page }) => {
  await arrive(page, arrangers.office, "/calendar?view=month")
  await expect(page.getByText(/必要/).first()).toBeVisible()
  await expect(panel(page).getByRole("button", { name: "手配", exact: true })).toHaveCount(0)
  await expect(panel(page).getByRole("button", { name: "職人を割当" })).toHaveCount(0)
})

test("phones: dots and shortage above, the day below, targets large enough", { tag: "@phone" }, async ({ page }) => {
  const board = await aBoard()
  const name = ownName("電話の現場")
  await board.task(await board.site(name), "2027-09-08", { afternoonShift: 1, maxWorkerAfternoon: 2 })
  await arrive(page, arrangers.manager, "/calendar?month=2027-09&view=month")
  await page.getByRole("button", { name: /^2027年9月8日（水）、1件、不足2人工$/ }).tap()
  await expect(panel(page).getByRole("button", { name, exact: true })).toBeVisible()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  await expectTargets(page)
})

test("a hand on site sees the own schedule only, as a month and as what is coming, and reads an arrangement", {
  tag: "@phone",
}, async ({ page }) => {
  const board = await aBoard()
  const name = ownName("自分の現場")
  const userId = await board.person("佐藤 大輔")
  const site = await board.site(name)
  const own = { morningShift: 1, maxWorkerMorning: 3, meetingTime: "07:40", meetingPlace: "北ゲート前" }
  await board.task(site, "2027-09-09", { ...own, workers: [{ userId, morningShift: 1 }] })
  await board.task(site, "2027-09-10")
  await arrive(page, arrangers.hand, "/calendar?month=2027-09&day=2027-09-09&view=month")
  await expect(page.getByText("必要")).toHaveCount(0)
  await expect(page.getByRole("button", { name: "9月10日（金）、0件" })).toBeVisible()
  await expect(page.getByRole("button", { name: new RegExp(`${name}.*集合 07:40 北ゲート前`) })).toBeVisible()
  await page.getByRole("button", { name: new RegExp(name) }).tap()
  const sheet = page.getByRole("dialog", { name })
  await expect(sheet.getByText("集合 07:40 北ゲート前")).toBeVisible()
  await expect(sheet.getByRole("button", { name: "保存" })).toHaveCount(0)
  await expectNoBarrier(page)
  await sheet.getByRole("button", { name: "閉じる" }).tap()
  await page.getByRole("button", { name: "一覧" }).tap()
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("これからの予定")
  await expectNoSidewaysScroll(page)
})

test("the first visit of the calendar loads at most 201 KB of JavaScript by gzip, 184 as it is sent, and 20 of styles", {
  tag: "@desk",
}, async ({ page, context }) => {
  await arrive(page, arrangers.manager, "/works")
  const fresh = await context.newPage()
  await neverHere(fresh)
  const [scripts, styles] = [loadedBy(fresh, ".js"), loadedBy(fresh, ".css")]
  await fresh.goto("/calendar?view=month")
  await expect(fresh.getByRole("grid").getByRole("button").first()).toBeVisible()
  const { bodies, sent } = await scripts()
  expect(sent).toBeGreaterThan(50)
  expect(sent).toBeLessThanOrEqual(184)
  expect(kilobytes(bodies)).toBeLessThanOrEqual(201)
  expect((await styles()).sent).toBeLessThanOrEqual(20)
})
