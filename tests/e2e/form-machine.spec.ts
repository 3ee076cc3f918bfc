/** What every form does alike; what each is about stands in its own file. */
import type { Page } from "@playwright/test"
import { arrive } from "./arranging-steps.ts"
import { enter, expect, test } from "./fixture.ts"
import { loadedBy, neverHere } from "./look.ts"
import { arrangers, people, puncherNames, punchers } from "./people.ts"
import { dayAgo } from "./punching.ts"
import { ownName } from "./seed/board.ts"

/** A word of the schema library that no other script of ours has. */
const mark = "UnexpectedKey"
const newPerson = async (page: Page) => {
  await enter(page, people.keeper, "/staff?q=いない")
  await page.getByRole("link", { name: "人を登録" }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: "人を登録" })).toBeVisible()
}
const newSite = async (page: Page) => {
  await arrive(page, arrangers.manager, "/works?create=1")
  return page.getByRole("dialog", { name: "現場を作成" })
}

test.describe("every form", { tag: "@desk" }, () => {
  test("UI-02 UI-12 a field says what is wrong when it is left, half width, and not before", async ({ page }) => {
    await newPerson(page)
    const phone = page.getByLabel("電話番号")
    await phone.focus()
    await phone.blur()
    await expect(phone).not.toHaveAttribute("aria-invalid")
    await phone.fill("１２")
    await page.getByLabel("住所").focus()
    await expect(phone).toHaveValue("12")
    await expect(phone).toHaveAccessibleDescription(/電話番号/)
    // Nothing was sent, so nothing is summed up yet.
    await expect(page.getByRole("alert")).toHaveCount(0)
    await phone.fill("0312345678")
    await expect(phone).not.toHaveAttribute("aria-invalid")
  })

  test("UI-02 pressed too early, saving leads to the first of the missing fields and names them", async ({ page }) => {
    const dialog = await newSite(page)
    await dialog.getByLabel("現場名").fill(ownName("まだの現場"))
    await dialog.getByRole("button", { name: "現場を作成する" }).click()
    await expect(dialog.getByRole("combobox", { name: "得意先" })).toBeFocused()
    const summary = dialog.getByRole("alert")
    await expect(summary).toContainText("4か所を直してください")
    await summary.getByRole("button", { name: "住所" }).click()
    await expect(dialog.getByLabel("住所")).toBeFocused()
  })

  test("UI-10 the browser's back asks before anything typed is lost", async ({ page }) => {
    await newPerson(page)
    await page.getByLabel("氏名").fill("戻る 太郎")
    await page.goBack()
    const question = page.getByRole("alertdialog", { name: "入力した内容を捨てますか？" })
    await expect(question.getByRole("listitem")).toHaveText(["氏名"])
    // Nobody has left yet, so the address is still that of the form.
    await expect(page).toHaveURL(/\/staff\/new$/)
    await question.getByRole("button", { name: "入力に戻る" }).click()
    await expect(page.getByLabel("氏名")).toHaveValue("戻る 太郎")
    await page.goBack()
    await question.getByRole("button", { name: "捨てる" }).click()
    await expect(page).toHaveURL(/\/staff\?/)
    await page.getByRole("link", { name: "人を登録" }).first().click()
    await expect(page.getByLabel("氏名")).toHaveValue("")
  })

  test("UI-10 Ctrl+S is no answer to what is asked over a form", async ({ page }) => {
    const dialog = await newSite(page)
    await dialog.getByLabel("現場名").fill(ownName("問われた現場"))
    await page.keyboard.press("Escape")
    const question = page.getByRole("alertdialog", { name: "入力した内容を捨てますか？" })
    await expect(question).toBeVisible()
    await page.keyboard.press("Control+s")
    await question.getByRole("button", { name: "入力に戻る" }).click()
    // Nothing was tried: a try would have named the missing fields.
    await expect(dialog.getByText("か所を直してください")).toHaveCount(0)
  })

  test("UI-10 a reload asks, and what was typed is back after it; one press begins anew", async ({ page }) => {
    await newPerson(page)
    await page.getByLabel("氏名").fill("途中 太郎")
    const asked: Array<string> = []
    page.on("dialog", (dialog) => {
      asked.push(dialog.type())
      void dialog.accept()
    })
    await page.reload()
    expect(asked).toEqual(["beforeunload"])
    await expect(page.getByLabel("氏名")).toHaveValue("途中 太郎")
    await page.getByRole("button", { name: "最初から入力する" }).click()
    await expect(page.getByLabel("氏名")).toHaveValue("")
    await page.reload()
    expect(asked).toEqual(["beforeunload"])
    await expect(page.getByText("前回の途中の入力")).toHaveCount(0)
  })

  test("UI-02 Enter goes on, from the last field to the button, and makes a new line where there are several", async ({
    page,
  }) => {
    const dialog = await newSite(page)
    await dialog.getByRole("combobox", { name: "得意先" }).fill("入力建設")
    await page.getByRole("option", { name: "新しい得意先「入力建設」" }).click()
    const customer = page.getByRole("dialog", { name: "得意先を登録" })
    await customer.getByLabel("会社名").press("Enter")
    await expect(customer.getByLabel("フリガナ")).toBeFocused()
    await customer.getByLabel("住所").press("Enter")
    await expect(customer.getByRole("button", { name: "登録する" })).toBeFocused()
    await customer.getByRole("button", { name: "キャンセル" }).click()
    await expect(customer).toBeHidden()
    const memo = dialog.getByLabel("工事の内容・入場の注意", { exact: true })
    await memo.fill("北側")
    await memo.press("Enter")
    await expect(memo).toHaveValue("北側\n")
    // An input method that composes takes its Enter for itself.
    const name = dialog.getByLabel("現場名")
    await name.focus()
    await name.dispatchEvent("keydown", { key: "Enter", isComposing: true, bubbles: true })
    await expect(name).toBeFocused()
  })

  test("the first visit of calendar and 今日 loads no schema, the first check of a form does", async ({ page }) => {
    await enter(page, punchers.manager, "/today")
    for (const [path, isForm] of [
      ["/today", false],
      ["/calendar", false],
      ["/works?create=1", true],
    ] as const) {
      const fresh = await page.context().newPage()
      await neverHere(fresh)
      const scripts = loadedBy(fresh, ".js")
      await fresh.goto(path)
      await expect(fresh.locator("main#main")).toBeAttached()
      if (isForm) {
        await fresh.getByRole("button", { name: "現場を作成する" }).click()
        await expect(fresh.getByRole("dialog").getByRole("alert")).toBeVisible()
      }
      const { bodies } = await scripts()
      expect(bodies.length).toBeGreaterThan(3)
      expect({ path, hasSchema: bodies.some((body) => body.includes(mark)) }).toEqual({ path, hasSchema: isForm })
      await fresh.close()
    }
  })
})

test.describe("a correction", { tag: "@desk" }, () => {
  const past = dayAgo(2)
  const correction = async (page: Page) => {
    await enter(page, punchers.manager, `/salary?view=day&day=${past}`)
    const row = page.getByRole("row", { name: puncherNames.read })
    await row.getByRole("button", { name: /訂正/ }).click()
    return page.getByRole("dialog")
  }

  test("TIME-06 a correction that changes nothing says so and is not saved", async ({ page }) => {
    const sent: Array<string> = []
    page.on("request", (request) => {
      if (request.url().includes("handle-working-time")) sent.push(request.url())
    })
    const dialog = await correction(page)
    await dialog.getByLabel("理由").fill("見直した")
    await dialog.getByRole("button", { name: "訂正を保存" }).click()
    await expect(dialog.getByRole("status")).toHaveText("変わったところがありません")
    expect(sent).toEqual([])
    await page.keyboard.press("Escape")
    const question = page.getByRole("alertdialog")
    await expect(question.getByRole("listitem")).toHaveText(["理由"])
    await question.getByRole("button", { name: "捨てる" }).click()
    await expect(dialog).toBeHidden()
  })

  test("TIME-06 a time that is none marks no other as 翌, and is named", async ({ page }) => {
    const dialog = await correction(page)
    await dialog.getByLabel("出勤").fill("25:99")
    await dialog.getByLabel("理由").fill("打ち間違い")
    await expect(dialog.getByText("翌", { exact: true })).toHaveCount(0)
    await dialog.getByRole("button", { name: "訂正を保存" }).click()
    await expect(dialog.getByLabel("出勤")).toBeFocused()
    await expect(dialog.getByLabel("出勤")).toHaveAccessibleDescription("時刻を 08:00 のように入れてください")
    await expect(dialog.getByLabel("退勤")).not.toHaveAttribute("aria-invalid")
  })
})
