/** 電話でログイン: the code that the computer shows, and each way from it on the telephone. */
import type { Locator, Page } from "@playwright/test"
import jsQr from "jsqr"
import { enter, expect, profile, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { people } from "./people.ts"

test.use({ expectedStatuses: [410] })

const dot = 4
/** What a camera reads: the dark squares of the picture, drawn large. */
const readCode = async (code: Locator) => {
  const size = Number((await code.getAttribute("viewBox"))?.split(" ")[2])
  const drawn = (await code.locator("path").getAttribute("d")) ?? ""
  const dark = new Set([...drawn.matchAll(/M(\d+) (\d+)h/g)].map(([, x, y]) => `${x} ${y}`))
  const side = size * dot
  const pixels = Uint8ClampedArray.from({ length: side * side * 4 }, (_, at) => {
    const [x, y] = [Math.floor((at / 4) % side), Math.floor(at / 4 / side)]
    return at % 4 < 3 && dark.has(`${Math.floor(x / dot)} ${Math.floor(y / dot)}`) ? 0 : 255
  })
  return jsQr.default(pixels, side, side)?.data ?? ""
}
const askForCode = async (page: Page) => {
  await page.goto("/mypage")
  await page.getByRole("button", { name: "電話でログインする" }).click()
  const dialog = page.getByRole("dialog", { name: "電話でログイン" })
  await dialog.getByRole("button", { name: "QRコードを出す" }).click()
  const code = dialog.getByRole("img", { name: "電話でログインするためのQRコード" })
  await expect(code).toBeVisible()
  return { dialog, code }
}

test("AUTH-22 a telephone reads the code of the computer and is signed in there, once", async ({
  page,
  browser,
  isMobile,
}) => {
  await enter(page, people.keeper)
  const { dialog, code } = await askForCode(page)
  await expect(dialog.getByText(/あと\d+秒・1回だけ使えます/)).toBeVisible()
  await expectNoBarrier(page)
  if (isMobile) await expectTargets(page)
  await page.screenshot({ path: test.info().outputPath("code.png") })
  const link = await readCode(code)
  expect(link).toMatch(/^http.*\/mobile-link#[\w-]{43}$/)

  const pocket = await browser.newContext({ locale: "ja-JP", viewport: { width: 390, height: 844 } })
  const phone = await pocket.newPage()
  await phone.goto(link)
  const press = phone.getByRole("button", { name: "この端末でログインする" })
  await expect(press).toBeVisible()
  await expectNoBarrier(phone)
  await expectNoSidewaysScroll(phone)
  await expectTargets(phone)
  await phone.screenshot({ path: test.info().outputPath("ask.png") })
  await press.click()
  await expect(phone.locator("main#main")).toBeVisible()
  await expect(profile(phone)).toBeVisible()

  await phone.goto("/landing-page")
  await phone.goto(link)
  // Signed in already: who that is, is said, and he may stay.
  await expect(phone.getByText("でログインしています")).toBeVisible()
  await phone.getByRole("button", { name: "ログインを替える" }).click()
  await expect(phone.getByRole("alert")).toContainText("このQRコードは使用済みです")
  await phone.screenshot({ path: test.info().outputPath("used.png") })
  await phone.goto("/mypage")
  await expect(phone.getByRole("heading", { level: 1, name: "マイページ" })).toBeVisible()
  await pocket.close()
})

test("AUTH-22 after its minute the code is gone, and one that was kept opens nothing", { tag: "@desk" }, async ({
  page,
  browser,
}) => {
  await page.clock.install()
  await enter(page, people.keeper)
  const { dialog, code } = await askForCode(page)
  await page.clock.runFor(61_000)
  await expect(code).toHaveCount(0)
  await expect(dialog.getByText("1分たったので、QRコードを消しました。")).toBeVisible()
  await expect(dialog.getByRole("button", { name: "QRコードをもう一度出す" })).toBeVisible()

  const pocket = await browser.newContext({ locale: "ja-JP" })
  const phone = await pocket.newPage()
  await phone.goto(`/mobile-link#${"a".repeat(43)}`)
  await phone.getByRole("button", { name: "この端末でログインする" }).click()
  await expect(phone.getByRole("alert")).toContainText("QRコードの期限が切れました")
  await phone.goto("/landing-page")
  await phone.goto("/mobile-link#cut")
  await expect(phone.getByRole("alert")).toContainText("リンクが途中で切れています")
  await pocket.close()
})

test("AUTH-22 whoever is signed in on the telephone stays so until he changes to the other", { tag: "@desk" }, async ({
  page,
  browser,
}) => {
  await enter(page, people.keeper)
  const { code } = await askForCode(page)
  const link = await readCode(code)
  const pocket = await browser.newContext({ locale: "ja-JP" })
  const phone = await pocket.newPage()
  await enter(phone, people.rival)
  await phone.goto(link)
  await expect(phone.getByText(/競 二子さん.*でログインしています/)).toBeVisible()
  await expect(phone.getByRole("link", { name: "競 二子さんのまま続ける" })).toBeVisible()
  await phone.getByRole("button", { name: "ログインを替える" }).click()
  await expect(profile(phone)).toBeVisible()
  await expect(phone.getByRole("button", { name: "競 二子のメニュー" })).toHaveCount(0)
  await pocket.close()
})
