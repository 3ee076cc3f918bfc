import type { Page } from "@playwright/test"
import { deskOf } from "./desk-call.ts"
import { enter, expect, profile, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets, kilobytes, loadedBy } from "./look.ts"
import { payers } from "./people.ts"
import { lastMonth } from "./seed/months.ts"

interface Row {
  readonly id: number
  readonly name: string
  readonly gross: number
  readonly net: number
  readonly overtimeMinutes: number
}
const rowsOf = async (email: string): Promise<ReadonlyArray<Row>> =>
  (await deskOf(email))("/v5/timesheet/payroll", { month: lastMonth, pageSize: 1000 })
const yenOf = (amount: number) => amount.toLocaleString("ja-JP")
const sum = (rows: ReadonlyArray<Row>, of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)

const openList = async (page: Page, email: string = payers.finance) => {
  await enter(page, email, "/salary-v4")
  await expect(page.getByRole("grid", { name: "給与の一覧" })).toBeVisible()
}
const openSlip = async (page: Page, name: string) => {
  await openList(page)
  await page.getByRole("link", { name }).click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

test.describe("at the desk", { tag: "@desk" }, () => {
  test("PAY-01 a month before the company was there offers nothing to close", async ({ page }) => {
    await openList(page)
    await page.goto("/salary-v4?month=1900-01")
    await expect(page.getByText("この月に給与を払う人がいません")).toBeVisible()
    await expect(page.getByRole("link", { name: "締めへ" })).toHaveCount(0)
  })

  test("給与一覧 sums over every row, and over what the search leaves", async ({ page }) => {
    const rows = await rowsOf(payers.finance)
    await openList(page)
    const bar = page.locator("footer")
    await expect(bar).toContainText(`合計 ${rows.length}人`)
    await expect(bar).toContainText(`総支給 ${yenOf(sum(rows, ({ gross }) => gross))}`)
    await expect(bar).toContainText(`差引支給 ${yenOf(sum(rows, ({ net }) => net))}`)
    await expect(page.getByText(/締め済み .*後藤 彩/)).toBeVisible()
    const net = await page.getByRole("columnheader", { name: "差引支給" }).boundingBox()
    expect((net?.x ?? 0) + (net?.width ?? 0), "差引支給 is in sight at 1440").toBeLessThan(1420)
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press("/")
    await page.keyboard.type("高橋")
    const found = rows.filter(({ name }) => name.includes("高橋"))
    await expect(bar).toContainText(`${rows.length}人中 ${found.length}人の合計`)
    await expect(bar).toContainText(`差引支給 ${yenOf(sum(found, ({ net }) => net))}`)
    await expect(page).toHaveURL(/q=/)
    await page.getByRole("searchbox").fill("")
    await page.getByRole("group", { name: "役割" }).getByRole("button").last().click()
    await expect(bar).toContainText(`${rows.length}人中 1人の合計`)
    await expect(page.getByRole("row").nth(1)).toContainText("石川 事子")
  })

  test("arrows move, Space selects, Ctrl+C gives the rows to a spreadsheet, Enter opens the slip", async ({ page }) => {
    const [first, second] = await rowsOf(payers.finance)
    await openList(page)
    const grid = page.getByRole("grid", { name: "給与の一覧" })
    await grid.focus()
    await page.keyboard.press("Space")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Space")
    await expect(page.getByText("2人を選択中")).toBeVisible()
    const copied = await grid.evaluate((element) => {
      const data = new DataTransfer()
      element.dispatchEvent(new ClipboardEvent("copy", { clipboardData: data, bubbles: true, cancelable: true }))
      return data.getData("text/plain").split("\n")
    })
    expect(copied).toHaveLength(3)
    expect(copied[0]?.split("\t")).toContain("差引支給")
    expect(copied[1]?.split("\t")).toEqual(expect.arrayContaining([first?.name, String(first?.net)]))
    await grid.press("Enter")
    await expect(page.getByRole("heading", { level: 1, name: second?.name ?? "" })).toBeVisible()
  })

  test("from a line's yen to its punch in two presses, and the days add up to the line", async ({ page }) => {
    await openSlip(page, "高橋 翔")
    await page.getByRole("button", { name: /^時間外手当/ }).click()
    await expect(page.getByRole("heading", { name: "なぜこの金額？" })).toBeVisible()
    const [told = ""] =
      (await page.getByText(/をこえた.+の分です/).textContent())?.match(/(\d+)時間(?:(\d+)分)?の分/) ?? []
    const [hours = 0, minutes = 0] = [...told.matchAll(/\d+/g)].map(Number)
    await expect(page.getByText(/^合計 \d+日/).locator("..")).toContainText(
      `${hours}:${String(minutes).padStart(2, "0")}`,
    )
    await page
      .getByRole("button", { name: /の手配と打刻$/ })
      .first()
      .click()
    await expect(page.locator("aside [aria-current=page]")).toHaveText("給与明細")
    await expect(page.getByRole("region", { name: "手配" })).toContainText("豊洲三丁目計画")
    const punches = page.getByRole("region", { name: "打刻" })
    await expect(punches).toContainText(/08:00\s*出勤/)
    await expect(punches).toContainText(/12:00–13:00\s*休憩 60分/)
    await expect(punches).toContainText("退勤")
    await expectNoBarrier(page)
  })

  test("keys: ↓ to the next line, → why, ← closes, J the next person", async ({ page }) => {
    const [, second] = await rowsOf(payers.finance)
    await openSlip(page, "高橋 翔")
    const lines = page.getByRole("button", { expanded: false })
    await page.getByRole("button", { name: /^基本給/ }).focus()
    await page.keyboard.press("ArrowDown")
    await expect(page.getByRole("button", { name: /^時間外手当/ })).toBeFocused()
    await page.keyboard.press("ArrowRight")
    await expect(page.getByRole("heading", { name: "なぜこの金額？" })).toBeVisible()
    await page.keyboard.press("ArrowLeft")
    await expect(page.getByRole("heading", { name: "なぜこの金額？" })).toBeHidden()
    expect(await lines.count()).toBeGreaterThan(0)
    await page.keyboard.press("j")
    await expect(page.getByRole("heading", { level: 1, name: second?.name ?? "" })).toBeVisible()
  })

  test("a month that is not closed says so, on its list and on its slips", async ({ page }) => {
    await openList(page)
    await page.getByRole("button", { name: "次の月" }).click()
    await expect(page.getByText(/はまだ途中です。/)).toBeVisible()
    await page.getByRole("link", { name: "高橋 翔" }).click()
    await expect(page.getByText("締める前の見込みです。")).toBeVisible()
    await expect(page.getByRole("button", { name: "明細PDF" })).toHaveCount(0)
    await expectNoBarrier(page)
  })

  test("who does not close sees no 締め, and a worker at the desk sees own slips only", async ({ page }) => {
    await openList(page, payers.manager)
    await expect(page.getByRole("navigation", { name: "給与" })).toHaveCount(0)
    const foreign = (await rowsOf(payers.finance)).find(({ name }) => name === "佐藤 大輔")
    const other = await page.context().browser()?.newPage()
    if (other === undefined) throw new Error("no browser")
    await enter(other, payers.hand, "/salary-v4")
    await expect(other.getByRole("heading", { level: 1, name: "給与明細" })).toBeVisible()
    await expect(other.getByRole("grid")).toHaveCount(0)
    await other.goto(`/salary-v4-detail/${foreign?.id}`)
    await expect(other.getByText("この給与明細はありません")).toBeVisible()
    await other.close()
  })
})

test("JavaScript of the list, the slip and the close stays under 266 KB, gzipped", { tag: "@desk" }, async ({
  page,
}) => {
  const [first] = await rowsOf(payers.finance)
  await enter(page, payers.finance)
  for (const path of ["/salary-v4", `/salary-v4-detail/${first?.id}`, `/payroll?month=${lastMonth}`]) {
    const tab = await page.context().newPage()
    const scripts = loadedBy(tab, ".js")
    await tab.goto(path)
    await expect(tab.locator("main h1")).toBeAttached()
    expect(kilobytes((await scripts()).bodies), path).toBeLessThanOrEqual(266)
    await tab.close()
  }
})

test.describe("on the phone", { tag: "@phone" }, () => {
  const keptOnDevice = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve, reject) => {
          const request = indexedDB.open("tehai.punches")
          request.onerror = () => reject(request.error)
          request.onsuccess = () => {
            const count = request.result.transaction("kept").objectStore("kept").count()
            count.onsuccess = () => {
              request.result.close()
              resolve(count.result)
            }
          }
        }),
    )
  const openOwn = async (page: Page) => {
    await enter(page, payers.hand)
    await page.getByRole("navigation", { name: "タブ" }).getByRole("link", { name: "給与" }).click()
    await page.getByRole("link", { name: new RegExp(`${Number(lastMonth.slice(5))}月分`) }).click()
    await expect(page.getByRole("heading", { name: "手取り（差引支給額）" }).first()).toBeVisible()
  }

  test("one's own slips, the slip and its why, all within reach of a thumb", async ({ page }) => {
    await openOwn(page)
    await expectTargets(page)
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole("button", { name: /^時間外手当/ }).click()
    const sheet = page.getByRole("dialog")
    await expect(sheet.getByRole("heading", { name: "時間外手当―なぜこの金額？" })).toBeVisible()
    await expect(sheet.getByRole("link", { name: "事務に聞く" })).toHaveAttribute("href", "tel:03-1234-5678")
    await sheet.getByRole("button", { expanded: false }).first().click()
    await expect(sheet.getByRole("region", { name: "打刻" })).toContainText(/08:00\s*出勤/)
    await expectTargets(page)
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
  })

  test("the difference from last month adds up to the yen", async ({ page }) => {
    await openOwn(page)
    await page.getByRole("button", { name: /なぜ？/ }).click()
    const sheet = page.getByRole("dialog")
    const numberOf = (text: string) => Number(text.replaceAll(",", "").replace("▲", "-").replace("+", ""))
    const changes = await sheet.getByRole("listitem").locator("> b").allTextContents()
    const total = (await sheet.getByText("合計").locator("span").textContent()) ?? ""
    expect(changes.map(numberOf).reduce((a, b) => a + b, 0)).toBe(numberOf(total))
    await expectNoBarrier(page)
  })

  test.describe("without a signal", () => {
    test.use({ serviceWorkers: "allow" })

    test("a slip that was opened once is there without a signal, says since when, and is gone after the logout", async ({
      page,
      context,
    }) => {
      await openOwn(page)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      // Once under the worker, so that the files of the screen are on the device as they are after any second visit.
      await page.reload()
      await expect(page.getByRole("heading", { name: "手取り（差引支給額）" }).first()).toBeVisible()
      // A page that listens for changes is never without a request; what it loads is on the device within a second.
      await page.waitForTimeout(1000)
      const net = await page
        .getByText(/^¥[\d,]+$/)
        .first()
        .textContent()
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByText(net ?? "").first()).toBeVisible()
      await expect(page.getByText(/圏外のため、.+に受け取った内容/)).toBeVisible()
      await page.getByRole("link", { name: "一覧へ戻る" }).click()
      await expect(page.getByText(/圏外のため/)).toBeVisible()
      expect(await keptOnDevice(page)).toBeGreaterThan(0)
      await context.setOffline(false)
      await profile(page).click()
      await page.getByRole("menuitem", { name: "ログアウト" }).click()
      await expect(page).toHaveURL(/\/login$/)
      expect(await keptOnDevice(page)).toBe(0)
    })
  })
})
