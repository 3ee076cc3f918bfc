import type { Locator } from "@playwright/test"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll } from "./look.ts"
import { arrangers, payers } from "./people.ts"
import { aBoard, ownName } from "./seed/board.ts"
import { lastMonth } from "./seed/months.ts"
import { textSized } from "./text-sized.ts"

/** Nothing of these is cut off to the right of its own box. */
const expectWhole = async (boxes: Locator) => {
  const cut = await boxes.evaluateAll((all) =>
    all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
  )
  expect(cut).toEqual([])
}
const area = async (box: Locator) => (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }

test.describe("text of 200 % at the desk", { tag: "@desk" }, () => {
  test.afterEach(async ({ page }) => {
    for (const email of [arrangers.office, arrangers.newcomer, payers.finance, payers.watcher])
      await textSized(page, email, 100)
  })

  test("the calendar's month: every day is whole, and the chosen day's date lies under nothing", async ({ page }) => {
    const [day, there] = ["2027-06-08", await aBoard()]
    await there.task(await there.site(ownName("大きい字の現場")), day, { morningShift: 1, maxWorkerMorning: 3 })
    await textSized(page, arrangers.office, 200)
    await enter(page, arrangers.office, `/calendar?month=2027-06&day=${day}&view=month`)
    await expect(page.locator("[data-day]").first()).toBeVisible()
    await expectWhole(page.locator("[data-day]"))
    const panel = page.getByRole("complementary", { name: "選択した日の手配" })
    await panel.scrollIntoViewIfNeeded()
    const [date, short] = [await area(panel.locator("h2 > span").first()), await area(panel.getByText("不足").first())]
    const isApart =
      date.x + date.width <= short.x || date.y + date.height <= short.y || short.y + short.height <= date.y
    expect(isApart).toBe(true)
    await expectWhole(panel.getByRole("heading", { level: 4 }))
    await expectNoSidewaysScroll(page)
    await expectNoBarrier(page)
  })

  test("a person's form and the settings: sections stand above, and each field has room for its words", async ({
    page,
  }) => {
    await textSized(page, arrangers.newcomer, 200)
    for (const path of ["/staff/new", "/setting"]) {
      await enter(page, arrangers.newcomer, path)
      const field = page.locator("main input[type=text]:visible").first()
      await expect(field).toBeVisible()
      expect((await area(field)).width).toBeGreaterThanOrEqual(400)
      await expectWhole(page.locator("main label"))
      await expectNoSidewaysScroll(page)
    }
  })

  test("STAFF-17 the rights show whole rows once they are scrolled to", async ({ page }) => {
    await textSized(page, arrangers.office, 200)
    await enter(page, arrangers.office, "/permission")
    const rights = page.getByRole("table", { name: "権限" })
    await rights.scrollIntoViewIfNeeded()
    await expect(rights.getByRole("rowheader", { name: "現場を見る" })).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
  })

  test("the sites' list shows whole rows and no name is cut off below its line", async ({ page }) => {
    await textSized(page, arrangers.office, 200)
    await enter(page, arrangers.office, "/works")
    const rows = page.getByRole("grid").getByRole("row")
    await expect(rows.nth(1)).toBeVisible()
    const low = await rows.evaluateAll((all) =>
      all
        .filter((one) => [...one.children].some((cell) => cell.scrollHeight > one.clientHeight + 1))
        .map((one) => one.textContent),
    )
    expect(low).toEqual([])
    const [list, row] = [await area(page.getByRole("grid")), await area(rows.nth(1))]
    expect(Math.floor((list.height - 64) / row.height)).toBeGreaterThanOrEqual(3)
    await expectNoSidewaysScroll(page)
  })

  test("the close stands in one column: each finding is whole, with its buttons", async ({ page }) => {
    await textSized(page, payers.watcher, 200)
    await enter(page, payers.watcher, `/payroll?month=${lastMonth}`)
    const findings = page.locator("[data-check] li")
    await expect(findings.first()).toBeVisible()
    await expectWhole(findings)
    await expectWhole(page.locator("[data-check] button"))
    await expectNoSidewaysScroll(page)
    await expectNoBarrier(page)
  })

  test("the pay list shows whole rows, not half of one", async ({ page }) => {
    await textSized(page, payers.finance, 200)
    await enter(page, payers.finance, `/salary-v4?month=${lastMonth}`)
    const table = page.getByRole("grid")
    await expect(table.getByRole("row").nth(1)).toBeVisible()
    const [whole, row] = [await area(table), await area(table.getByRole("row").nth(1))]
    expect(Math.floor((whole.height - 64) / row.height)).toBeGreaterThanOrEqual(4)
    // The totals stand at the window's foot, however far the rows go on below.
    await expect(page.getByText(/^合計 \d+人$/)).toBeInViewport({ ratio: 1 })
    await expectNoSidewaysScroll(page)
  })
})
