import type { Page } from "@playwright/test"
import { png } from "../files/a-picture.ts"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll } from "./look.ts"
import { people } from "./people.ts"

const open = async (page: Page, name: string) => {
  await enter(page, people.keeper, "/staff")
  await page.getByRole("searchbox", { name: "人員を検索" }).fill(name)
  await page.getByRole("row", { name }).getByRole("link").click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}
/** Beside it stands the stamp, whose buttons have the same names. */
const avatarOf = (page: Page) => page.getByRole("group", { name: "写真", exact: true })
/** Red on the left, blue on the right: what was cut out is seen by its colour. */
const picture = png(400, 200, (x) => (x < 200 ? [200, 30, 30] : [30, 30, 200]))
const choose = async (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) => {
  const chooser = page.waitForEvent("filechooser")
  await avatarOf(page).getByRole("button", { name: "写真を選ぶ" }).click()
  await (await chooser).setFiles(file)
}

test("UI-05 WIZ-19 UI-03 a picture is chosen, cut to a square, saved, seen in record and list, and taken away", {
  tag: "@desk",
}, async ({ page }) => {
  await open(page, "職人 05号")
  await choose(page, { name: "顔写真.png", mimeType: "image/png", buffer: Buffer.from("no picture") })
  await expect(page.getByRole("alert")).toContainText("「顔写真.png」は画像として開けません")
  await page.getByRole("dialog").getByRole("button", { name: "キャンセル" }).click()

  await choose(page, { name: "顔写真.png", mimeType: "image/png", buffer: picture })
  const dialog = page.getByRole("dialog")
  await expect(dialog).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole("group", { name: /写真の位置/ }).focus()
  for (let n = 0; n < 30; n++) await page.keyboard.press("ArrowRight")
  await page.getByRole("button", { name: "近づける" }).click()
  await dialog.getByRole("button", { name: "この写真を使う" }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press("Control+s")
  await expect(page.getByText("保存しました")).toBeVisible()
  await page.reload()
  const shown = page.locator("header img, h1 ~ * img, [data-slot=avatar] img").first()
  await expect(shown).toBeVisible()
  // The right end was cut out: blue and square.
  const colour = await shown.evaluate((img) => {
    if (!(img instanceof HTMLImageElement)) throw new Error("no picture")
    const canvas = document.createElement("canvas")
    canvas.width = canvas.height = 1
    const pen = canvas.getContext("2d")
    pen?.drawImage(img, 0, 0, 1, 1)
    const [red = 0, , blue = 0] = pen?.getImageData(0, 0, 1, 1).data ?? []
    return { isBlue: blue > 120 && red < 100, isSquare: img.naturalWidth === img.naturalHeight }
  })
  expect(colour).toEqual({ isBlue: true, isSquare: true })
  await expectNoSidewaysScroll(page)
  await page.goto("/staff?q=職人 05号")
  await expect(page.getByRole("row", { name: "職人 05号" }).locator("img")).toBeVisible()
  await page.getByRole("row", { name: "職人 05号" }).getByRole("link").click()
  await avatarOf(page).getByRole("button", { name: "写真を外す" }).click()
  await page.keyboard.press("Control+s")
  await expect(page.getByText("保存しました")).toBeVisible()
  await expect(page.locator("[data-slot=avatar] img")).toHaveCount(0)
})
