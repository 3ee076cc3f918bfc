/** What a phone shows at once: the day's totals and the button, whatever the address; and every target under a thumb. */
import type { Page } from "@playwright/test"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { payers, punchers } from "./people.ts"
import { button, pageIsKept, state } from "./punching.ts"

// What the device keeps is tested here.
test.use({ serviceWorkers: "allow" })

const inLargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
    document.documentElement.dataset.text = "200"
  })
const wholeAddress = "埼玉県川口市本町4丁目1番地8 川口タワー B棟 地下2階 防災センター経由・川口駅 徒歩7分"
const totals = (page: Page) => page.locator("[data-slot=card]").filter({ hasText: "労働時間" })
/** Of the bar that holds it: what lies behind its edge is hidden too. */
const topOfButton = async (page: Page) => (await button(page, "出勤する").locator("..").boundingBox())?.y ?? 0
const bottomOf = async (page: Page) => {
  const box = await totals(page).boundingBox()
  return (box?.y ?? 0) + (box?.height ?? 0)
}

test("BEY-01 two sites, a long name and address leave the day's totals and the button in sight", {
  tag: "@phone",
}, async ({ page }) => {
  await enter(page, punchers.split)
  await expect(page.getByRole("heading", { name: /川口タワー/ })).toBeVisible()
  await expect(page.locator("summary").filter({ hasText: "豊洲三丁目計画" })).toBeInViewport({ ratio: 1 })
  await expect(button(page, "出勤する")).toBeInViewport({ ratio: 1 })
  expect(await bottomOf(page)).toBeLessThanOrEqual(await topOfButton(page))
  await page.locator("summary").filter({ hasText: "豊洲三丁目計画" }).click()
  await expect(page.getByText("東京都江東区豊洲3-2-20・豊洲駅 徒歩4分")).toBeVisible()
  await page.locator("summary").filter({ hasText: "豊洲三丁目計画" }).click()

  await inLargeText(page)
  await expectNoSidewaysScroll(page)
  for (const seen of [
    state(page, "未出勤"),
    page.getByRole("heading", { name: /川口タワー/ }),
    button(page, "出勤する"),
  ])
    await expect(seen).toBeInViewport()
  await expect(button(page, "出勤する")).toBeInViewport({ ratio: 1 })
  // Without a scroll, as the picture 20-2 has it.
  await expect(totals(page)).toBeInViewport({ ratio: 1 })
  expect(await bottomOf(page)).toBeLessThanOrEqual(await topOfButton(page))
  await expect(button(page, "別の現場で出勤する")).toBeVisible()
  await page.getByText("住所・電話・地図").click()
  await expect(page.getByRole("link", { name: "地図" })).toBeVisible()
  await expect(page.getByText(wholeAddress).last()).toBeVisible()
  await expectNoBarrier(page)
})

test("the address on 今日 is whole in large text, also where it is the phone's own text that is large", {
  tag: "@phone",
}, async ({ page }) => {
  const phone = await page.context().newCDPSession(page)
  await phone.send("Page.setFontSizes", { fontSizes: { standard: 32, fixed: 26 } })
  await enter(page, punchers.split)
  await expect(button(page, "出勤する")).toBeInViewport({ ratio: 1 })
  await expectNoSidewaysScroll(page)
  await page.getByText("住所・電話・地図").click()
  const address = page.getByText(wholeAddress).last()
  await address.scrollIntoViewIfNeeded()
  await expect(address).toBeVisible()
  expect(await address.evaluate((one) => one.scrollHeight - one.clientHeight)).toBeLessThanOrEqual(1)
})

test("every control on 今日, 予定 and the own slip is 48 px high and more", { tag: "@phone" }, async ({ page }) => {
  await enter(page, punchers.split)
  await expect(button(page, "出勤する")).toBeVisible()
  await expectTargets(page)
  await page.goto("/calendar")
  await expect(page.getByRole("heading", { name: /川口タワー|月/ }).first()).toBeVisible()
  await expectTargets(page)
  await page.getByRole("button", { name: "一覧" }).click()
  await expect(page.getByRole("heading", { name: "これからの予定" })).toBeVisible()
  await expectTargets(page)
})

test("every control of the choice of a site is 48 px high and more", { tag: "@phone" }, async ({ page }) => {
  // As in a company whose sites are too many to be looked through.
  await page.route("**/v5/timekeeping/today", async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    const more = Array.from({ length: 12 }, (_, n) => ({ ...body.data.sites[0], constructionSiteId: 9_000 + n }))
    await route.fulfill({ response: answer, json: { ...body, data: { ...body.data, sites: more } } })
  })
  await enter(page, punchers.split)
  await button(page, "別の現場で出勤する").click()
  await expect(page.getByRole("searchbox", { name: "現場名でさがす" })).toBeVisible()
  await expectTargets(page)
})

test("at 200 % text no shift of a day and no total of the own month is cut off or covered", {
  tag: "@phone",
}, async ({ page }) => {
  await enter(page, punchers.split, "/calendar")
  const days = page.getByRole("button", { name: /日（.）、[1-9]\d*件/ })
  await expect(days.first()).toBeVisible()
  await inLargeText(page)
  const cut = (all: Array<Element>) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length
  expect(await days.evaluateAll(cut)).toBe(0)
  await page.goto("/salary")
  const sums = page.locator("[data-slot=card] > dl").filter({ hasText: /日数|実働|時間外/ })
  await expect(sums.first()).toBeVisible()
  await inLargeText(page)
  await sums.locator("dd").evaluateAll((all) => {
    for (const one of all) one.textContent = "164:45"
  })
  const wide = (all: Array<Element>) => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length
  expect(await sums.evaluateAll(wide)).toBe(0)
})

test("every control on the own slip is 48 px high and more", { tag: "@phone" }, async ({ page }) => {
  await enter(page, payers.hand, "/salary-v4")
  await expect(page.locator("main h1, main h2").first()).toBeVisible()
  await expectTargets(page)
})

test("BEY-01 予定 stands without a network, and a month that was never read never looks like one without work", {
  tag: "@phone",
}, async ({ page, context }) => {
  await enter(page, punchers.split)
  await expect(button(page, "出勤する")).toBeVisible()
  await pageIsKept(page)
  // Only 今日 was opened: this and the next month are kept all the same.
  await expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<number>((done) => {
            const opened = indexedDB.open("tehai.punches")
            opened.onsuccess = () => {
              const keys = opened.result.transaction("kept").objectStore("kept").getAllKeys()
              keys.onsuccess = () => {
                opened.result.close()
                done(keys.result.filter((key) => String(key).includes("schedule.")).length)
              }
            }
          }),
      ),
    )
    .toBe(2)
  await context.setOffline(true)
  await page.goto("/calendar")
  await expect(page.getByText(/\d\d:\d\d に受け取った予定です/)).toBeVisible()
  await expect(page.getByRole("button", { name: /川口タワー/ })).toBeVisible()
  await expectTargets(page)
  await page.getByRole("button", { name: "次の月" }).click()
  await expect(page.getByText(/に受け取った予定です/)).toBeVisible()
  await page.getByRole("button", { name: "次の月" }).click()
  await expect(page.getByText("予定がないという意味ではありません")).toBeVisible()
  await expect(page.getByText(/端末にある月：\d+年\d+月・\d+年\d+月/)).toBeVisible()
  await expect(page.getByRole("button", { name: /日（.）、まだ受け取っていません/ }).first()).toBeVisible()
  await expect(page.getByText("この日の手配はありません")).toBeHidden()
  await expectNoBarrier(page)
  await context.setOffline(false)
  await page.getByRole("button", { name: "いま再接続" }).first().click()
  await expect(page.getByText("予定がないという意味ではありません")).toBeHidden()
})
