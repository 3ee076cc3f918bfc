/** A company's first hour without a demo and without a script: from `tehai company create` to the first press. */
import { randomUUID } from "node:crypto"
import type { Browser, Page } from "@playwright/test"
import { card, form } from "./arranging-steps.ts"
import { fillFirstSite } from "./first-site.ts"
import { expect, fillIn, test } from "./fixture.ts"
import { expectNoBarrier } from "./look.ts"
import { createCompany, passwordLink } from "./operator.ts"
import { password } from "./people.ts"

const mark = randomUUID().slice(0, 8)
const admin = `yamada-${mark}@first.example`
const worker = `sato-${mark}@first.example`

/** How a new person comes to a password of his own: by a link that the operator hands over. */
const setOwnPassword = async (page: Page) => {
  await page.goto(passwordLink(worker, "--name", "佐藤 一"))
  await page.getByLabel("新しいパスワード", { exact: true }).fill(password)
  await page.getByLabel("もう一度", { exact: true }).fill(password)
  await page.getByRole("button", { name: "このパスワードにする" }).click()
  await expect(page.getByText("パスワードを決めました。")).toBeVisible()
}

const signedIn = async (page: Page, email: string, secret: string) => {
  await page.goto("/login")
  await fillIn(page, email, secret)
  await expect(page.locator("main#main")).toBeVisible()
}

const steps = (page: Page) => page.getByRole("complementary", { name: "はじめの一歩" })
const step = (page: Page, name: string) =>
  steps(page)
    .getByRole("listitem")
    .filter({ has: page.getByText(name, { exact: true }) })

/** The calendar of a new company shows what to do first; only what can be done has a way, the first of them the filled one. */
const seeFirstSteps = async (page: Page) => {
  await expect(page).toHaveURL(/\/calendar/)
  await expect(step(page, "最初の現場")).toHaveAttribute("aria-current", "step")
  await expect(steps(page).getByText("0 / 4")).toBeVisible()
  await expect(step(page, "最初の手配")).toContainText("先に：最初の現場・職人を入れる")
  await expect(step(page, "最初の手配").getByRole("link")).toHaveCount(0)
  await expectNoBarrier(page)
  await steps(page).getByRole("button", { name: "あとで" }).click()
  await expect(steps(page)).toBeHidden()
  await page.reload()
  await page.getByRole("button", { name: "はじめの一歩 0/4" }).click()
}
const backToSteps = async (page: Page, done: number) => {
  // Beside a site's own calendar the list stands, too.
  const link = page.getByRole("link", { name: "はじめの一歩", exact: true })
  await expect(link.or(steps(page)).first()).toBeVisible()
  if (await link.isVisible()) await link.click()
  await expect(steps(page).getByText(`${done} / 4`)).toBeVisible()
}

const makeSite = async (page: Page) => {
  await step(page, "最初の現場").getByRole("link", { name: "現場を作る" }).click()
  await fillFirstSite(page)
}

const takeOn = async (page: Page) => {
  await step(page, "職人を入れる").getByRole("link", { name: "人を登録する" }).click()
  await page.getByRole("combobox", { name: "役割" }).click()
  await page.getByRole("option", { name: "職人", exact: true }).click()
  await page.getByLabel("氏名").fill("佐藤 一")
  await page.getByRole("radio", { name: "男性" }).check()
  await page.getByLabel("生年月日").fill("1990/04/01")
  await page.getByLabel("時給", { exact: true }).last().fill("1600")
  await page.getByLabel("メールアドレス").fill(worker)
  await page.getByRole("button", { name: "登録する" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "佐藤 一" })).toBeVisible()
}

/** Today's arrangement of the new site, with the new worker and a worker of a new vendor. */
const arrange = async (page: Page) => {
  await page.getByRole("link", { name: "現場一覧", exact: true }).first().click()
  await page.getByRole("link", { name: "豊洲三丁目計画" }).click()
  await page.getByRole("button", { name: "手配を作る" }).click()
  await card(page, "午前").getByLabel("午前の必要人工").fill("2")
  await form(page).getByRole("searchbox", { name: "氏名・フリガナ・職種で検索" }).fill("鈴木 次")
  await form(page).getByRole("button", { name: "協力会社の職人を登録" }).click()
  const person = page.getByRole("dialog", { name: "協力会社の職人を登録" })
  await expect(person.getByLabel("氏名")).toHaveValue("鈴木 次")
  await expect(person.getByRole("radio", { name: "未回答" })).toBeChecked()
  await person.getByRole("button", { name: "登録する" }).click()
  await expect(person.getByRole("combobox", { name: "所属する協力会社" })).toHaveAccessibleDescription(
    /選択してください/,
  )
  await person.getByRole("combobox", { name: "所属する協力会社" }).fill("東和工業")
  await page.getByRole("option", { name: "新しい協力会社「東和工業」" }).click()
  const vendor = page.getByRole("dialog", { name: "協力会社を登録" })
  await expect(vendor.getByLabel("会社名")).toHaveValue("東和工業")
  await vendor.getByRole("button", { name: "登録する" }).click()
  await expect(vendor).toBeHidden()
  await expect(person.getByRole("combobox", { name: "所属する協力会社" })).toHaveValue("東和工業")
  await person.getByRole("button", { name: "登録する" }).click()
  await expect(person).toBeHidden()
  await form(page).getByRole("button", { name: "鈴木 次さんを割当" }).click()
  await form(page).getByRole("searchbox", { name: "氏名・フリガナ・職種で検索" }).fill("")
  await form(page).getByRole("button", { name: "佐藤 一さんを割当" }).click()
  await form(page).getByRole("button", { name: "保存" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "このまま手配する" }).click()
  await expect(form(page)).toBeHidden()
}

const pressIn = async (browser: Browser) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })
  const page = await phone.newPage()
  await setOwnPassword(page)
  await page.goto("/login")
  await fillIn(page, worker, password)
  await page.getByRole("button", { name: "承諾する" }).click()
  await page.getByRole("button", { name: /で開く/ }).click()
  await expect(page.locator("main#main")).toBeVisible()
  await expect(page.getByText("豊洲三丁目計画").first()).toBeVisible()
  await page.getByRole("button", { name: "出勤する", exact: true }).click()
  // Long before the shift the page asks first, and the hour of this run is not chosen.
  const early = page.getByRole("button", { name: /^\d\d:\d\d で出勤する$/ })
  const receipt = page.getByRole("heading", { name: "出勤しました" })
  await expect(early.or(receipt).first()).toBeVisible()
  if (await early.isVisible()) await early.click()
  await expect(receipt).toBeVisible()
  await expect(page.getByText("会社に届きました")).toBeVisible()
  await phone.close()
}

test("BEY-01 issue 19 §8 a new company's first admin makes customer, site, people and arrangement; the worker presses 出勤", {
  tag: "@desk",
}, async ({ page, browser }) => {
  createCompany(`山田鉄筋${mark}`, admin)
  await signedIn(page, admin, password)
  await seeFirstSteps(page)
  await makeSite(page)
  await backToSteps(page, 1)
  await expect(step(page, "最初の現場")).toContainText("豊洲三丁目計画")
  await takeOn(page)
  await backToSteps(page, 2)
  await expect(step(page, "最初の手配").getByRole("link", { name: "手配を作る" })).toBeVisible()
  await arrange(page)
  await backToSteps(page, 3)
  await pressIn(browser)
  await expect(steps(page).getByText("すべて終わりました")).toBeVisible()
  await page.reload()
  await expect(page.getByRole("grid").first()).toBeVisible()
  await expect(steps(page)).toBeHidden()
})
