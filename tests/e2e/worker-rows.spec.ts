import type { Locator, Page } from "@playwright/test"
import { arrive, card, form, save } from "./arranging-steps.ts"
import { expect, test } from "./fixture.ts"
import { expectNoBarrier } from "./look.ts"
import { arrangers } from "./people.ts"
import { aBoard, dayOfTry, ownName } from "./seed/board.ts"

const board = (page: Page) => page.getByRole("grid", { name: "職人別の手配" })
/** The name as it is seen; it is read in its row. */
const nameOf = (page: Page, userId: number) => page.locator(`[data-hold="person/${userId}"]`)
const cellOf = (page: Page, userId: number, day: string) => page.locator(`[data-over="cell/${userId}/${day}"]`)
const said = (page: Page) => page.getByRole("region", { name: "職人別の手配" }).getByRole("status")
const openRows = (page: Page, day: string) =>
  arrive(page, arrangers.manager, `/calendar?month=${day.slice(0, 7)}&day=${day}&view=list`)
/** Picks up, carries over the place with more than one move, as a hand does, and lets go. */
const carry = async (page: Page, what: Locator, where: Locator) => {
  await what.hover()
  await page.mouse.down()
  await where.hover()
  await where.hover({ position: { x: 50, y: 16 } })
  await page.mouse.up()
}
/** The people of an arrangement's morning. */
const onMorning = async (id: number) => {
  const view = await (await aBoard()).read(id)
  return view.workers
    .filter((worker: { morningShift: number }) => worker.morningShift === 1)
    .map((one: { name: string }) => one.name)
}

test("CAL-01 people in rows and days in columns, found by name, each arranged by a click on the day", {
  tag: "@desk",
}, async ({ page }) => {
  const there = await aBoard()
  const [name, day] = [ownName("行の現場"), dayOfTry("2027-05-10")]
  const id = await there.task(await there.site(name), day)
  const userId = await there.person("渡辺 拓也")
  await openRows(page, day)
  await expect(board(page)).toHaveAttribute("aria-colcount", "32")
  await expectNoBarrier(page)
  await page.getByRole("searchbox", { name: "職人を検索" }).fill("ﾜﾀﾅﾍﾞ")
  await expect(board(page).getByRole("rowheader", { name: "佐藤 大輔" })).toHaveCount(0)
  await cellOf(page, userId, day).click()
  const menu = page.getByRole("dialog", { name: /渡辺 拓也/ })
  await expect(menu.getByText("割当可")).toBeVisible()
  await menu.getByRole("button", { name: `午前 ${name} 割当` }).click()
  await expect(cellOf(page, userId, day)).toContainText(name)
  await expect(said(page)).toHaveText(`渡辺 拓也さんを${name}の午前に割り当てました。`)
  expect(await onMorning(id)).toEqual(["渡辺 拓也"])
})

test("what is dragged is answered by the whole day, and lands; Ctrl+Z takes it back, Ctrl+Y does it again", {
  tag: "@desk",
}, async ({ page }) => {
  const there = await aBoard()
  const [name, other, day] = [ownName("引く現場"), ownName("別の現場"), dayOfTry("2027-05-11")]
  const [free, booked] = [await there.person("高橋 翔"), await there.person("伊藤 直樹")]
  const id = await there.task(await there.site(name), day, { morningShift: 1, maxWorkerMorning: 2 })
  await there.task(await there.site(other), day, {
    morningShift: 1,
    maxWorkerMorning: 1,
    workers: [{ userId: booked, morningShift: 1 }],
  })
  await openRows(page, day)
  const chip = page.locator(`[data-hold="slot/${id}:morning"]`).first()
  await chip.hover()
  await page.mouse.down()
  await cellOf(page, free, day).hover()
  await cellOf(page, free, day).hover({ position: { x: 50, y: 16 } })
  await expect(cellOf(page, free, day).getByText("割当可")).toBeVisible()
  await expect(cellOf(page, booked, day).getByText("二重手配")).toBeVisible()
  // What is held is told whole, below the grid.
  await expect(said(page)).not.toBeEmpty()
  expect(await said(page).evaluate(({ clientHeight, scrollHeight }) => scrollHeight <= clientHeight)).toBe(true)
  await page.mouse.up()
  await expect(cellOf(page, free, day)).toContainText(name)
  await expect(said(page)).toContainText("割り当てました")
  expect(await onMorning(id)).toEqual(["高橋 翔"])
  // Dropped on somebody who is elsewhere: nothing is sent, and the reason is said.
  await carry(page, chip, cellOf(page, booked, day))
  await expect(said(page)).toContainText(/伊藤 直樹さんを割り当てられません。二重手配.*別の現場/)
  const refusal = page.getByRole("dialog", { name: "伊藤 直樹さんを割り当てられません" })
  await expect(refusal).toContainText(/二重手配.*別の現場/)
  const [cell, box] = [await cellOf(page, booked, day).boundingBox(), await refusal.boundingBox()]
  expect(Math.abs((box?.x ?? 0) - (cell?.x ?? 999))).toBeLessThan(340)
  await expect(refusal).toHaveJSProperty("scrollWidth", await refusal.evaluate((one) => one.clientWidth))
  await page.keyboard.press("Control+z")
  await expect(cellOf(page, free, day)).not.toContainText(name)
  await expect(said(page)).toHaveText("元に戻しました。")
  expect(await onMorning(id)).toEqual([])
  await page.keyboard.press("Control+y")
  await expect(cellOf(page, free, day)).toContainText(name)
  expect(await onMorning(id)).toEqual(["高橋 翔"])
})

test("BEY-03 days chosen by Shift and arrows are filled by one drop, each day as one chip; one Ctrl+Z takes all of it back", {
  tag: "@desk",
}, async ({ page }) => {
  const there = await aBoard()
  const [name, other, first, last] = [
    ownName("通しの現場"),
    ownName("ほかの現場"),
    dayOfTry("2027-05-18"),
    dayOfTry("2027-05-20"),
  ]
  const userId = await there.person("高橋 翔")
  const site = await there.site(name)
  const wholeDay = { morningShift: 1, maxWorkerMorning: 1, afternoonShift: 1, maxWorkerAfternoon: 1 }
  const id = await there.task(site, first, { endDate: last, ...wholeDay })
  await there.task(await there.site(other), last, {
    afternoonShift: 1,
    maxWorkerAfternoon: 1,
    workers: [{ userId, afternoonShift: 1 }],
  })
  await openRows(page, first)
  await page.getByRole("searchbox", { name: "職人を検索" }).fill("高橋")
  // A key that comes before the rows are found would be for another row.
  await expect(board(page).getByRole("rowheader", { name: "佐藤 大輔" })).toHaveCount(0)
  await board(page).focus()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Shift+ArrowRight")
  await expect(cellOf(page, userId, first)).toHaveAttribute("aria-selected", "true")
  await page.keyboard.press("Shift+ArrowRight")
  await expect(cellOf(page, userId, last)).toHaveAttribute("aria-selected", "true")
  await carry(page, page.locator(`[data-hold="slot/${id}:morning"]`).first(), cellOf(page, userId, first))
  await expect(said(page)).toHaveText(`高橋 翔さんを${name}の午前・午後に3日分割り当てました。`)
  await expect(cellOf(page, userId, first).locator("[data-mark]")).toHaveText([`終日${name}`])
  // The afternoon of the last day is somebody else's: that alone is left out, and says why.
  await expect(page.getByRole("dialog")).toContainText(/二重手配.*ほかの現場/)
  await expect(cellOf(page, userId, last).locator("[data-mark]")).toHaveText([`前${name}`, `後${other}`])
  await page.keyboard.press("Escape")
  await page.keyboard.press("Control+z")
  await expect(said(page)).toHaveText("元に戻しました。")
  await expect(cellOf(page, userId, first).locator("[data-mark]")).toHaveCount(0)
  await expect(cellOf(page, userId, last).locator("[data-mark]")).toHaveText([`後${other}`])
})

test("the chosen day folds away and stays so on this device", { tag: "@desk" }, async ({ page }) => {
  await openRows(page, "2027-05-10")
  const panel = page.getByRole("complementary", { name: "選択した日の手配" })
  await panel.getByRole("button", { name: "その日の手配をたたむ" }).click()
  await expect(panel.getByRole("heading")).toHaveCount(0)
  await page.reload()
  await expect(panel.getByRole("heading")).toHaveCount(0)
  await expectNoBarrier(page)
  await panel.getByRole("button", { name: "その日の手配を開く" }).click()
  await expect(panel.getByRole("heading").first()).toBeVisible()
})

test("a name is dragged onto an arrangement of the day, and a chip onto somebody else", { tag: "@desk" }, async ({
  page,
}) => {
  const there = await aBoard()
  const [name, day] = [ownName("渡す現場"), dayOfTry("2027-05-12")]
  const [first, second] = [await there.person("田中 誠"), await there.person("加藤 勇気")]
  const id = await there.task(await there.site(name), day, { morningShift: 1, maxWorkerMorning: 1 })
  await openRows(page, day)
  await expect(
    board(page)
      .getByRole("row", { name: /田中 誠/ })
      .getByRole("rowheader"),
  ).toHaveCount(1)
  await expect(nameOf(page, first)).toContainText("田中 誠")
  await carry(
    page,
    nameOf(page, first),
    page.getByRole("complementary").getByRole("listitem").filter({ hasText: name }),
  )
  await expect(cellOf(page, first, day)).toContainText(name)
  await expect.poll(() => onMorning(id)).toEqual(["田中 誠"])
  await carry(page, page.locator(`[data-hold="assigned/${id}:morning/${first}"]`), cellOf(page, second, day))
  await expect(cellOf(page, second, day)).toContainText(name)
  await expect(cellOf(page, first, day)).not.toContainText(name)
  await expect.poll(() => onMorning(id)).toEqual(["加藤 勇気"])
})

test("all of it by keys: arrows, Space, Enter, Delete, Esc; what happens is said", { tag: "@desk" }, async ({
  page,
}) => {
  const there = await aBoard()
  const [name, day] = [ownName("キーの現場"), dayOfTry("2027-05-13")]
  const userId = await there.person("伊藤 直樹")
  const id = await there.task(await there.site(name), day)
  const read = `${day.slice(0, 4)}年${Number(day.slice(5, 7))}月${Number(day.slice(8))}日（木）`
  await openRows(page, day)
  await board(page).focus()
  await page.keyboard.press("Space")
  await expect(said(page)).toContainText(`午前 ${name}を持ちました`)
  await page.keyboard.press("ArrowDown")
  await expect(said(page)).toContainText(`伊藤 直樹、${read}、割当可`)
  await expect(board(page)).toHaveAttribute("aria-activedescendant", `cell-0-${Number(day.slice(8)) - 1}`)
  await page.keyboard.press("Escape")
  await expect(said(page)).toHaveText("やめました。")
  await page.keyboard.press("ArrowUp")
  await page.keyboard.press("Space")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(cellOf(page, userId, day)).toContainText(name)
  await expect.poll(() => onMorning(id)).toEqual(["伊藤 直樹"])
  await page.keyboard.press("Delete")
  await expect(said(page)).toContainText("外しました")
  await expect.poll(() => onMorning(id)).toEqual([])
  await page.keyboard.press("Control+z")
  await expect.poll(() => onMorning(id)).toEqual(["伊藤 直樹"])
  await page.keyboard.press("n")
  await expect(form(page).getByLabel("開始日")).toHaveValue(`${day.replaceAll("-", "/")}（木）`)
})

test("a day without an arrangement is arranged from its cell, with the person on it", { tag: "@desk" }, async ({
  page,
}) => {
  const there = await aBoard()
  const [name, day] = [ownName("新しい行"), dayOfTry("2027-05-14")]
  await there.site(name)
  const userId = await there.person("鈴木 健太")
  await openRows(page, day)
  await cellOf(page, userId, day).click()
  await page.getByRole("button", { name: "この日に手配をつくる" }).click()
  await expect(form(page).getByRole("button", { name: "鈴木 健太さんを外す" })).toBeVisible()
  await form(page).getByRole("combobox", { name: "現場" }).fill(name)
  await page.getByRole("option", { name }).click()
  await card(page, "午前").getByLabel("午前の必要人工").fill("1")
  await save(page)
  await expect(cellOf(page, userId, day)).toContainText(name)
})

test("300 people and 2,000 arrangements: few elements in the page, also after scrolling to the far corner", {
  tag: "@desk",
}, async ({ page }) => {
  await arrive(page, arrangers.crowd, "/calendar?view=list")
  await expect(board(page)).toHaveAttribute("aria-rowcount", "302")
  await expect(page.locator('[data-over^="cell/"]').first()).toBeVisible()
  const elements = () => page.evaluate(() => document.querySelectorAll("*").length)
  expect(await elements()).toBeLessThanOrEqual(2500)
  await page.getByRole("button", { name: "月", exact: true }).click()
  await expect(page.locator("[data-day]").first()).toBeVisible()
  await page.getByRole("button", { name: "一覧", exact: true }).click()
  await expect(page.locator('[data-over^="cell/"]').first()).toBeVisible()
  await board(page).evaluate((grid) => grid.scrollTo({ top: grid.scrollHeight, left: grid.scrollWidth }))
  await expect(page.locator(`[id="cell-299-${new Date().getMonth() === 1 ? 27 : 28}"]`)).toBeVisible()
  expect(await elements()).toBeLessThanOrEqual(2500)
})
