/** 設定 of a company of its own: what it looks like, where it is, when it pays, what it calls things. */
import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { png, seal } from "../files/a-picture.ts"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { createCompany } from "./operator.ts"

const mark = () => randomUUID().slice(0, 8)
const openSettings = async (page: Page) => {
  const [name, email] = [`設定工業${mark()}`, `admin-${mark()}@settings.example`]
  createCompany(name, email)
  await enter(page, email, "/setting")
  await expect(page.getByRole("heading", { level: 1, name: "設定" })).toBeVisible()
  return name
}
const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true })
const give = async (page: Page, field: string, file: Buffer) => {
  const chooser = page.waitForEvent("filechooser")
  await page.getByRole("group", { name: field }).getByRole("button", { name: "写真を選ぶ" }).click()
  await (await chooser).setFiles({ name: "会社.png", mimeType: "image/png", buffer: file })
  await page.getByRole("dialog").getByRole("button", { name: "この写真を使う" }).click()
  await expect(page.getByRole("dialog")).toBeHidden()
}
const choose = async (page: Page, label: string, option: string) => {
  await page.getByRole("combobox", { name: label }).click()
  await page.getByRole("option", { name: option, exact: true }).click()
}

test("WIZ-19 SET-05 PICK-12 a company's picture and seal, and its address by 郵便番号, which is never taken over unasked", async ({
  page,
  isMobile,
}) => {
  const name = await openSettings(page)
  const profile = section(page, "会社情報")
  await give(
    page,
    "会社の写真・ロゴ",
    png(80, 60, () => [30, 60, 200]),
  )
  await give(page, "印影", Buffer.from(seal(120)))
  const stamp = page.getByRole("group", { name: "印影" }).locator("img")
  // Its paper is gone: the corner lets through what lies behind.
  const corner = await stamp.evaluate((img) => {
    if (!(img instanceof HTMLImageElement)) throw new Error("no picture")
    const canvas = document.createElement("canvas")
    canvas.width = canvas.height = 10
    canvas.getContext("2d")?.drawImage(img, 0, 0, 10, 10)
    return canvas.getContext("2d")?.getImageData(0, 0, 1, 1).data[3]
  })
  expect(corner).toBe(0)
  await profile.getByLabel("住所").fill("")
  await choose(page, "都道府県", "東京都")
  await profile.getByLabel("郵便番号").fill("1350042")
  await expect(profile.getByLabel("住所")).toHaveValue("江東区木場")
  await profile.getByLabel("住所").fill("江東区木場五丁目8番40号")
  await profile.getByLabel("郵便番号").fill("5300001")
  await profile.getByRole("button", { name: "住所を「大阪府大阪市北区梅田」にする" }).click()
  await expect(profile.getByLabel("住所")).toHaveValue("大阪市北区梅田")
  await expect(profile.getByRole("combobox", { name: "都道府県" })).toHaveText("大阪府")
  await profile.getByLabel("郵便番号").fill("9999999")
  await expect(profile.getByText("この郵便番号の住所は見つかりません。")).toBeVisible()
  await profile.getByLabel("郵便番号").fill("5300001")
  await choose(page, "業種", "建設業")
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
  await profile.getByRole("button", { name: "保存" }).click()
  await expect(profile.getByRole("button", { name: "元に戻す" })).toBeVisible()
  await page.screenshot({ path: test.info().outputPath("settings.png") })
  if (isMobile) return
  // The frame has it at once, the picker when it is opened.
  await page.reload()
  await expect(page.getByRole("button", { name }).locator("img")).toBeVisible()
  await page.goto("/login-company")
  await expect(page.getByRole("radio", { name }).or(page.getByText(name)).first()).toBeVisible()
})

test("WIZ-06 WIZ-20 D22 pay days are set by the wizard's rules and taken back; inputs of time step as the company says", {
  tag: "@desk",
}, async ({ page }) => {
  await openSettings(page)
  const pay = section(page, "締め日・支払日")
  await expect(pay.getByText("「末日締め・翌月末日払い」。")).toBeVisible()
  await choose(page, "締日", "20日")
  await expect(pay.getByText("締日・支払の月・支払日を選ぶと")).toBeVisible()
  await choose(page, "支払の月", "当月")
  await page.getByRole("combobox", { name: "支払日" }).click()
  await expect(page.getByRole("option")).toHaveText([
    "末日",
    ...[21, 22, 23, 24, 25, 26, 27, 28].map((day) => `${day}日`),
  ])
  await page.getByRole("option", { name: "25日", exact: true }).click()
  await pay.getByRole("button", { name: "保存" }).click()
  // The words stand before the write is through, which a reload would cut off.
  const takenBack = page.waitForResponse((told) => told.request().method() === "PUT" && told.status() === 200)
  await pay.getByRole("button", { name: "元に戻す" }).click()
  await expect(pay.getByText("「末日締め・翌月末日払い」。")).toBeVisible()
  await takenBack
  await page.reload()
  await expect(pay.getByText("「末日締め・翌月末日払い」。")).toBeVisible()

  const shifts = section(page, "シフト")
  await choose(page, "時刻の入力の刻み", "15分")
  await shifts.getByRole("button", { name: "保存" }).click()
  await expect(shifts.getByRole("button", { name: "元に戻す" })).toBeVisible()
  const start = shifts.getByLabel("開始").first()
  await start.fill("08:00")
  await start.press("ArrowUp")
  await expect(start).toHaveValue("08:15")
})

test("SET-02 SET-10 a task name and a licence are renamed in their row, and that is taken back", {
  tag: "@desk",
}, async ({ page }) => {
  await openSettings(page)
  for (const [head, field, first, next] of [
    ["作業名", "新しい作業名", "配筋", "配筋検査"],
    ["資格・免許", /^新しい/, "玉掛け", "玉掛け技能講習"],
  ] as const) {
    const card = section(page, head)
    await card.getByLabel(field).first().fill(first)
    await card.getByRole("button", { name: "追加" }).first().click()
    await card.getByRole("button", { name: `「${first}」の名前を変える` }).click()
    const typed = card.getByLabel(`「${first}」の名前を変える`)
    await expect(typed).toBeFocused()
    await typed.fill(next)
    await typed.press("Enter")
    await expect(card.getByText(next, { exact: true })).toBeVisible()
    await card.getByRole("button", { name: "元に戻す" }).click()
    await expect(card.getByText(first, { exact: true })).toBeVisible()
  }
})

test("SET-01 the lists of qualifications and of words are reached from a person's record", {
  tag: "@desk",
}, async ({ page }) => {
  await openSettings(page)
  await page.goto("/staff/new")
  const link = page.getByRole("link", { name: "資格・免許の選択肢を編集" })
  await expect(page.getByRole("link", { name: "役割やシフトの呼び名を編集" })).toHaveAttribute(
    "href",
    /\/setting#words$/,
  )
  const opened = page.waitForEvent("popup")
  await link.click()
  await expect((await opened).getByRole("heading", { name: "資格・免許" })).toBeInViewport()
})

test("SET-05 allowances of the company: settled, taken back, and one press away in somebody's pay terms", async ({
  page,
  isMobile,
}) => {
  await openSettings(page)
  const subsidies = section(page, "会社の手当")
  await subsidies.getByRole("button", { name: "手当を足す" }).click()
  await subsidies.getByLabel("手当の名前").fill("家族手当")
  await subsidies.getByLabel("金額（月）").fill("10000")
  await subsidies.getByRole("checkbox", { name: "割増賃金の基礎に入れる" }).click()
  await subsidies.getByRole("checkbox", { name: "日割りせず全額" }).click()
  if (isMobile) await expectTargets(page)
  await expectNoBarrier(page)
  await subsidies.getByRole("button", { name: "保存" }).click()
  await expect(subsidies.getByRole("button", { name: "元に戻す" })).toBeVisible()
  await subsidies.screenshot({ path: test.info().outputPath("subsidies.png") })
  await page.goto("/staff/new")
  await page.getByRole("button", { name: /家族手当.*10,000/ }).click()
  await expect(page.getByLabel("手当の名前")).toHaveValue("家族手当")
  await expect(page.getByRole("checkbox", { name: "日割りせず全額", exact: true })).toBeChecked()
  await expect(page.getByRole("button", { name: /家族手当.*10,000/ })).toBeHidden()
})
