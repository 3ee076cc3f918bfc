/** 得意先 and 協力会社: written down, listed, changed by two at once, stopped and taken away. */
import type { Page } from "@playwright/test"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { people } from "./people.ts"

const isNear = (isMobile: boolean) => (isMobile ? "電話" : "机")
const save = (page: Page) => page.keyboard.press("Control+s")
const choose = async (page: Page, name: string, option: string) => {
  await page.getByRole("combobox", { name }).click()
  await page.getByRole("option", { name: option, exact: true }).click()
}
const writeVendor = async (page: Page, name: string) => {
  await page.goto("/vendor/new")
  await page.getByLabel("会社名").fill(name)
  await page.getByRole("button", { name: "登録する" }).click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

test("CUS-01 CUS-02 CUS-03 CUS-04 VEN-06 UI-13 a customer with its prices and terms, said back in words", async ({
  page,
  isMobile,
}) => {
  const name = `青空建設 ${isNear(isMobile)}`
  await enter(page, people.keeper, "/customer")
  await page.getByRole("link", { name: "得意先を登録" }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: "得意先を登録" })).toBeVisible()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
  await page.getByLabel("会社名").fill(name)
  await page.getByRole("button", { name: "登録する" }).click()
  await expect(page.getByRole("alert").first()).toContainText("8か所を直してください")
  await page.getByLabel("フリガナ").fill("あおぞらけんせつ")
  await page.getByLabel("電話番号").fill("０３ー１２３４ー５６７８")
  await page.getByLabel("郵便番号").fill("1600022")
  await page.getByLabel("住所").fill("東京都新宿区新宿1丁目")
  await page.getByLabel("インボイス登録番号").fill("Ｔ７０００-０１２０-５０００３")
  await page.getByLabel("住所").focus()
  await expect(page.getByLabel("フリガナ")).toHaveValue("アオゾラケンセツ")
  await expect(page.getByLabel("郵便番号")).toHaveValue("160-0022")
  await expect(page.getByLabel("インボイス登録番号")).toHaveValue("T7000012050003")
  // The check digit is for the eye; only the tax office knows which exist.
  await expect(page.getByLabel("インボイス登録番号")).toHaveAccessibleDescription(/検査/)
  await page.getByLabel("インボイス登録番号").fill("7000012050002")
  await choose(page, "締め日", "月末")
  await choose(page, "支払月", "翌月")
  await choose(page, "支払日", "月末")
  await expect(page.getByText("月末締め・翌月末払い")).toBeVisible()
  await expect(page.getByText(/例：.+〜.+の分は .+ 払い/)).toBeVisible()
  await page.getByLabel("基本単価", { exact: true }).fill("２４，０００")
  await page.getByLabel("夜間単価", { exact: true }).fill("30000")
  await page.getByRole("button", { name: "資格を追加" }).click()
  await page.getByLabel("名称").fill("玉掛け")
  await page.getByRole("textbox", { name: "単価", exact: true }).fill("1,500")
  await save(page)
  await expect(page.getByText(`${name}を登録しました`)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await expect(page.getByLabel("インボイス登録番号")).toHaveValue("T7000012050002")
  await expect(page.getByLabel("会社名")).toBeDisabled()
  await page.getByRole("link", { name: "編集" }).click()
  await expect(page).toHaveURL(/edit=true/)
  await expect(page.getByLabel("会社名")).toBeEnabled()
  await page.getByRole("button", { name: "現場", exact: true }).click()
  await expect(page.getByText("現場はまだありません")).toBeVisible()
  await enter(page, people.keeper, "/customer")
  await page.getByRole("searchbox").fill("あおぞら")
  await expect(page).toHaveURL(/q=/)
  await expect(page.getByText("月末締め・翌月末払い").first()).toBeVisible()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
})

test.describe("at the desk", { tag: "@desk" }, () => {
  test.use({ expectedStatuses: [409] })
  test("VEN-01 a vendor opens in a new tab, in its form for who may change it; its sites and workers have tabs", async ({
    page,
    context,
  }) => {
    await enter(page, people.keeper, "/vendor")
    await writeVendor(page, "別タブ足場")
    await page.goto("/vendor?q=別タブ")
    const opened = context.waitForEvent("page")
    await page.getByRole("row", { name: "別タブ足場" }).getByRole("link").click()
    const tab = await opened
    await expect(tab).toHaveURL(/\/vendor\/\d+\?edit=true$/)
    await expect(tab.getByLabel("会社名")).toBeEnabled()
    await tab.getByRole("button", { name: "職人", exact: true }).click()
    await expect(tab.getByText("職人はまだ登録されていません")).toBeVisible()
  })

  test("VEN-02 Update_Expired: who saves second sees what the first one changed, and keeps his own", async ({
    page,
    browser,
  }) => {
    await enter(page, people.keeper, "/vendor")
    await writeVendor(page, "競合足場")
    await page.getByRole("link", { name: "編集" }).click()
    await page.getByLabel("担当者").fill("自分 一郎")
    const other = await (await browser.newContext()).newPage()
    await enter(other, people.rival, `${new URL(page.url()).pathname}?edit=true`)
    await other.getByLabel("担当者").fill("相手 二郎")
    await other.getByLabel("会社名").fill("競合足場工業")
    await save(other)
    await expect(other.getByText("保存しました")).toBeVisible()
    await save(page)
    const note = page.getByRole("alert").filter({ hasText: "担当者" })
    await expect(note).toContainText("相手 二郎")
    await expect(note).toContainText("自分 一郎")
    await expect(page.getByLabel("会社名")).toHaveValue("競合足場工業")
    await save(page)
    await expect(page.getByText("保存しました")).toBeVisible()
  })

  test("VEN-02 VEN-05 several are stopped, taken up again and taken away; what is lost is said before", async ({
    page,
  }) => {
    // Each try has names of its own: what a failed try wrote stays.
    const group = `片付け${test.info().retry}`
    const names = [`${group}一`, `${group}二`]
    await enter(page, people.keeper, "/vendor")
    for (const name of names) await writeVendor(page, name)
    await page.goto(`/vendor?q=${group}`)
    for (const name of names) await page.getByRole("row", { name }).getByRole("checkbox").check()
    await page.getByRole("button", { name: "取引を停止" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "2社を停止する" }).click()
    await expect(page.getByText("2社の取引を停止しました")).toBeVisible()
    await page.getByRole("button", { name: "取引を再開" }).click()
    await expect(page.getByText("2社の取引を再開しました")).toBeVisible()
    await page.getByRole("button", { name: "削除" }).click()
    const question = page.getByRole("alertdialog", { name: "2社を削除しますか？" })
    await expect(question.getByRole("listitem")).toHaveText(names)
    await expect(question).toContainText("元に戻せません")
    await question.getByRole("button", { name: "2社を削除する" }).click()
    await expect(page.getByText("条件に合う協力会社はありません。")).toBeVisible()
  })

  test("UI-10 what was typed of a vendor is back after a reload", async ({ page }) => {
    await enter(page, people.keeper, "/vendor/new")
    await page.getByLabel("会社名").fill("下書き足場")
    page.on("dialog", (dialog) => void dialog.accept())
    await page.reload()
    await expect(page.getByLabel("会社名")).toHaveValue("下書き足場")
  })
})

test("VEN-02 INV-01 INV-03 a vendor that was written down is invited from the list and from its page, and how that stands is seen", async ({
  page,
  isMobile,
}) => {
  const name = `招く組 ${isNear(isMobile)}`
  await enter(page, people.keeper)
  await writeVendor(page, name)
  await page.getByRole("button", { name: `招待する ${name}` }).click()
  const dialog = page.getByRole("dialog", { name: `${name}を招待` })
  await dialog.getByRole("button", { name: "招待を送る" }).click()
  await expect(dialog.getByLabel("メールアドレス")).toHaveAttribute("aria-invalid", "true")
  await dialog.getByLabel("メールアドレス").fill(`maneku-${isMobile}-${test.info().retry}@vendor.example`)
  await page.screenshot({ path: test.info().outputPath("invite.png") })
  await expectNoBarrier(page)
  await dialog.getByRole("button", { name: "招待を送る" }).click()
  await expect(page.getByText(`${name}に招待を送りました。`)).toBeVisible()
  await expect(page.getByText("返事待ち")).toBeVisible()
  await expect(page.getByRole("button", { name: `招待する ${name}` })).toHaveCount(0)
  await page.getByRole("button", { name: `もう一度送る ${name}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "もう一度送る" }).click()
  await expect(page.getByText(/招待をもう一度送りました/)).toBeVisible()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
  await page.screenshot({ path: test.info().outputPath("page.png") })

  await enter(page, people.keeper, `/vendor?q=${encodeURIComponent("招く組")}`)
  const line = isMobile ? page.getByRole("link", { name }) : page.getByRole("row", { name })
  await expect(line.getByText("返事待ち")).toBeVisible()
  await expectNoBarrier(page)
  await page.screenshot({ path: test.info().outputPath("list.png") })
  if (isMobile) return
  await line.getByRole("button", { name: `取り消す ${name}` }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "取り消す" }).click()
  await expect(line.getByText("取り消し", { exact: true })).toBeVisible()
  await expect(line.getByRole("button", { name: `招待する ${name}` })).toBeVisible()
})
