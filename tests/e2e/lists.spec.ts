import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import readExcel from "read-excel-file/node"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll } from "./look.ts"
import { listers } from "./people.ts"
import { manySites } from "./seed/listing.ts"

const sites = (page: Page) => page.getByRole("grid", { name: "現場一覧" })
const openSites = async (page: Page, search = "") => {
  await enter(page, listers.many, `/works${search}`)
  await expect(sites(page).getByRole("row").nth(1)).toBeVisible()
}
const head = (page: Page, name: string) => page.getByRole("columnheader", { name })
const cells = (page: Page, row: number) => sites(page).getByRole("row").nth(row)
const columnsButton = (page: Page) => page.getByRole("button", { name: /^列/ })
/** What 出力 saves, from this region or from the head of the screen. */
const saved = async (page: Page, from: "head" | "selection", item: RegExp) => {
  const place =
    from === "head" ? page.getByRole("main").locator("header") : page.getByRole("region", { name: "選んだ行" })
  await place.getByRole("button", { name: "出力" }).click()
  const download = page.waitForEvent("download")
  await page.getByRole("menuitem", { name: item }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}
const linesOf = (text: string) => text.trimEnd().split("\r\n")

test.describe("a list of 10,000 rows", { tag: "@desk" }, () => {
  test("is drawn only where it is seen, sorted whole by key and pointer, and its order and filter survive a reload", async ({
    page,
  }) => {
    await openSites(page)
    await expect(page.getByText("10000件", { exact: true })).toBeVisible()
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
    // The server's own order is by reading, and the first pages are by far not all.
    await expect(cells(page, 1)).toContainText("現場 10000")
    await head(page, "現場名").getByRole("button").focus()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")
    await expect(head(page, "現場名")).toHaveAttribute("aria-sort", "descending")
    await expect(page).toHaveURL(/sort=-name/)
    // By the reading downwards: the first number comes first, which no first page has.
    await expect(cells(page, 1)).toContainText("現場 00001")
    await expect(sites(page)).toHaveAttribute("aria-rowcount", String(manySites + 1))
    await sites(page).focus()
    await page.keyboard.press("End")
    await expect(page.getByRole("status").filter({ hasText: /〜10000 \/ 10000件/ })).toBeVisible()
    expect(await sites(page).locator("tbody tr").count()).toBeLessThan(60)
    expect(await page.locator("*").count()).toBeLessThan(1500)
    await page.getByRole("searchbox", { name: /現場名/ }).fill("げんば０００１")
    await expect(page.getByRole("status").filter({ hasText: "/ 10件" })).toBeVisible()
    await expect(page).toHaveURL(/q=/)
    await page.reload()
    await expect(page.getByRole("status").filter({ hasText: "/ 10件" })).toBeVisible()
    await expect(head(page, "現場名")).toHaveAttribute("aria-sort", "descending")
    await expect(cells(page, 1)).toContainText("現場 09981")
    await expectNoBarrier(page)
  })

  test("a second key by Shift, and the mark of its place", async ({ page }) => {
    await openSites(page)
    await head(page, "状態").getByRole("button").click()
    await head(page, "住所")
      .getByRole("button")
      .click({ modifiers: ["Shift"] })
    await expect(page).toHaveURL(/sort=state%2Caddress/)
    await expect(head(page, "住所")).toContainText("2")
    await expect(cells(page, 1)).toContainText("現場 00001")
  })

  test("columns are chosen, moved by key, kept for this person, and set back", async ({ page }) => {
    await openSites(page)
    await expect(head(page, "通常単価")).toHaveCount(0)
    await columnsButton(page).click()
    const menu = page.getByRole("dialog")
    await menu.getByRole("searchbox").fill("単価")
    await menu.getByRole("checkbox", { name: "通常単価" }).click()
    await menu.getByRole("searchbox").fill("")
    await menu.getByRole("checkbox", { name: "得意先" }).click()
    await menu.getByRole("checkbox", { name: "種別" }).focus()
    await page.keyboard.press("Alt+ArrowUp")
    await expect(menu.getByRole("status")).toContainText("種別")
    await expectNoBarrier(page)
    await page.keyboard.press("Escape")
    const shown = async () => (await page.getByRole("columnheader").allTextContents()).map((text) => text.trim())
    const ahead = ["次の手配", "手配数", "協力会社", "自社の人"]
    const chosen = ["行", "", "現場名", "種別", "状態", "工期", "職長", "住所", "通常単価（円／人工）", ...ahead]
    await expect.poll(shown).toEqual(chosen)
    await page.reload()
    await expect.poll(shown).toEqual(chosen)
    await columnsButton(page).click()
    await page.getByRole("button", { name: "もとに戻す" }).click()
    await expect(head(page, "通常単価")).toHaveCount(0)
    await expect(head(page, "得意先")).toHaveCount(1)
  })

  test("rows are selected by Space, Shift and Ctrl+A, then all of the filter; Esc drops them, then the filter", async ({
    page,
  }) => {
    await openSites(page)
    const bar = page.getByRole("region", { name: "選んだ行" })
    await sites(page).focus()
    await page.keyboard.press("Space")
    await page.keyboard.press("Shift+ArrowDown")
    await page.keyboard.press("j")
    await page.keyboard.press("Space")
    await expect(bar).toContainText("3件を選択中")
    await page.keyboard.press("Control+a")
    await expect(bar).toContainText("200件を選択中")
    await bar.getByRole("button", { name: "絞り込みの10000件すべてを選ぶ" }).click()
    await expect(bar).toContainText("10000件を選択中")
    await sites(page).focus()
    await page.keyboard.press("Escape")
    await expect(bar).toHaveCount(0)
    await page.getByRole("group", { name: "状態" }).getByRole("button", { name: "施工中" }).click()
    await expect(page).toHaveURL(/states=working/)
    await sites(page).focus()
    await page.keyboard.press("Escape")
    await expect(page).not.toHaveURL(/states=/)
  })

  test("what is saved is every row of the filter in the visible columns: Excel, CSV, and Shift_JIS after a question", async ({
    page,
  }) => {
    await openSites(page)
    await sites(page).focus()
    await page.keyboard.press("e")
    await expect(page.getByRole("menuitem", { name: /^Excel/ })).toBeVisible()
    await page.keyboard.press("Escape")
    const excel = await saved(page, "head", /^Excel/)
    expect(excel.name).toMatch(/^現場一覧_\d{4}-\d{2}-\d{2}\.xlsx$/)
    const [sheet] = await readExcel(excel.bytes)
    expect(sheet?.data).toHaveLength(manySites + 1)
    expect(sheet?.data[0]?.slice(0, 4)).toEqual(["現場名", "状態", "種別", "得意先"])
    expect(sheet?.data.map(([name]) => name)).toContain("=1+1")

    const csv = await saved(page, "head", /UTF-8/)
    const lines = linesOf(csv.bytes.toString("utf8"))
    expect(lines).toHaveLength(manySites + 1)
    expect(lines[0]).toBe("\ufeff現場名,状態,種別,得意先,工期,職長,住所,次の手配,手配数,協力会社,自社の人")
    expect(lines.filter((line) => line.startsWith("'=1+1,"))).toHaveLength(1)
    expect(lines.some((line) => line.startsWith("="))).toBe(false)

    await page.getByRole("main").locator("header").getByRole("button", { name: "出力" }).click()
    await page.getByRole("menuitem", { name: /Shift_JIS/ }).click()
    const question = page.getByRole("alertdialog", { name: "Shift_JISにない文字があります" })
    await expect(question.getByRole("listitem")).toHaveText([/行目 現場名「𠮷野 改修」の 𠮷$/])
    await expectNoBarrier(page)
    const download = page.waitForEvent("download")
    await question.getByRole("button", { name: "〓にして保存" }).click()
    const text = new TextDecoder("shift_jis").decode(readFileSync(await (await download).path()))
    expect(linesOf(text)).toHaveLength(manySites + 1)
    expect(text.includes("〓野 改修,施工中,常用,大口")).toBe(true)

    // The selected rows alone, in the order that is shown.
    await sites(page).focus()
    await page.keyboard.press("Space")
    await page.keyboard.press("Shift+ArrowDown")
    const two = await saved(page, "selection", /UTF-8/)
    expect(linesOf(two.bytes.toString("utf8")).map((line) => line.split(",")[0])).toEqual([
      "\ufeff現場名",
      "現場 10000",
      "現場 09999",
    ])
  })

  test("on paper: every row of the filter under the company, the list, the filter, who and when", async ({ page }) => {
    await openSites(page, "?q=げんば０００１&sort=-name")
    await page.evaluate(() => {
      window.print = () => {
        Object.assign(window, {
          printed: document.querySelector("[data-sheet=list]")?.textContent,
          called: document.title,
        })
      }
    })
    await page.keyboard.press("Control+p")
    const { printed, called } = await page.evaluate(() => Object.fromEntries(Object.entries(window).slice(-2)))
    expect(printed).toMatch(
      /^多数建設\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}　多田 一覧現場一覧10 \/ 10件「げんば０００１」行現場名/,
    )
    expect(String(printed).match(/現場 099\d\d/g)).toHaveLength(10)
    expect(called).toMatch(/^現場一覧_/)
    await page.emulateMedia({ media: "print" })
    await expect(page.locator("[data-sheet=list]").getByRole("row").last()).toContainText("現場 09990")
    await expect(page.getByRole("grid")).toBeHidden()
  })
})

test("cards on the phone: the page scrolls, the order is chosen from a list, ten thousand stay a few", {
  tag: "@phone",
}, async ({ page }) => {
  await openSites(page)
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("combobox", { name: "並び順" }).click()
  await page.getByRole("option", { name: "現場名（降順）" }).click()
  await expect(page).toHaveURL(/sort=-name/)
  await expect(cells(page, 0)).toContainText("現場 00001")
  await page.locator("main").evaluate((main) => main.scrollTo({ top: main.scrollHeight }))
  await expect(sites(page).getByText("現場 10000")).toBeVisible()
  expect(await sites(page).getByRole("row").count()).toBeLessThan(60)
})
