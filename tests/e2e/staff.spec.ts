import type { Page } from "@playwright/test"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { people } from "./people.ts"

const openList = async (page: Page, search = "") => {
  await enter(page, people.keeper, `/staff${search}`)
  await expect(page.getByRole("grid", { name: "人員の一覧" })).toBeVisible()
}
const person = async (page: Page, name: string) => {
  await openList(page)
  await page.getByRole("searchbox", { name: "人員を検索" }).fill(name)
  await page.getByRole("row", { name }).getByRole("link").click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}
const save = (page: Page) => page.keyboard.press("Control+s")

test("STAFF-01 the list of people: counted, searched, filtered in the address, drawn only where it is seen", async ({
  page,
  isMobile,
}) => {
  await openList(page)
  // Sixty, and whom other tests have taken on.
  await expect(page.getByText(/^6\d人/).first()).toBeVisible()
  expect(await page.getByRole("row").count()).toBeLessThan(50)
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
  await page.getByRole("button", { name: /給与条件なし/ }).click()
  await expect(page).toHaveURL(/trouble=/)
  await expect(page.getByRole("link", { name: "職人 58号" })).toBeVisible()
  await page.reload()
  // Others without terms may have been invited by another test.
  await expect(page.getByRole("status").filter({ hasText: /1〜(\d+) \/ \1人/ })).toBeVisible()
  await expect(page.getByRole("link", { name: "職人 58号" })).toBeVisible()
  await page.getByRole("button", { name: /給与条件なし/ }).click()
  await page.keyboard.press("/")
  await page.keyboard.type("鳶")
  await expect(page.getByRole("status").filter({ hasText: "/ 29人" })).toBeVisible()
  await page.getByRole("searchbox").fill("いない人")
  await expect(page.getByText("条件に合う人はいません。")).toBeVisible()
  await page.getByRole("button", { name: "条件を消す" }).click()
  await expect(page.getByRole("searchbox")).toHaveValue("")
  await expect(page.getByRole("status").filter({ hasText: /\/ 6\d人/ })).toBeVisible()
  // Longer than the search waits for the next letter: nothing of it comes back.
  await page.waitForTimeout(900)
  await expect(page.getByRole("searchbox")).toHaveValue("")
  await expect(page.getByRole("status").filter({ hasText: /\/ 6\d人/ })).toBeVisible()
  await expect(page).not.toHaveURL(/keyword=/)
})

test("STAFF-01 a row that is pressed right after the last letter opens, however slowly its page comes", {
  tag: "@phone",
}, async ({ page }) => {
  await page.route("**/api/staff/detail-staff/*", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  await person(page, "職人 03号")
})

test("STAFF-01 arrow keys move over the rows, Enter opens one", { tag: "@desk" }, async ({ page }) => {
  await openList(page)
  await page.getByRole("grid").focus()
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  await expect(page.getByRole("heading", { level: 1, name: "競 二子" })).toBeVisible()
})

test("STAFF-04 pay terms typed the Japanese way are saved and shown again", async ({ page, isMobile }) => {
  await person(page, isMobile ? "職人 02号" : "職人 03号")
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  await page.getByLabel("適用開始日").fill("R9.1.1")
  await page.getByRole("radio", { name: "日給" }).check()
  await page.getByLabel("午前の単価").fill("９，０００")
  await page.getByLabel("午後の単価").fill("9000円")
  await page.getByLabel("1シフトの時間").fill("4")
  await expect(page.getByLabel("月平均所定労働時間")).toHaveCount(0)
  await page.getByRole("button", { name: "手当を足す" }).click()
  await page.getByLabel("手当の名前").fill("職長手当")
  await page.getByLabel("金額（月）").fill("20,000")
  await expect(page.getByRole("checkbox", { name: "割増の基礎に入れる" })).toBeChecked()
  const isWhole = page.getByRole("checkbox", { name: "日割りせず全額", exact: true })
  await expect(isWhole).not.toBeChecked()
  await isWhole.click()
  await page.getByRole("checkbox", { name: "通勤手当を日割りせず全額" }).click()
  const right = await page.getByRole("button", { name: "1行目の手当を消す" }).boundingBox()
  expect((right?.x ?? 9999) + (right?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await page.getByLabel("月平均所定労働時間").fill("162")
  await page.getByRole("radio", { name: "給与から引く" }).check()
  await page.getByLabel("6月", { exact: true }).fill("21,900")
  await page.getByLabel("7月以降（11か月）").fill("21300")
  await expect(page.getByText("256,200 円")).toBeVisible()
  await save(page)
  await expect(page.getByText("保存しました")).toBeVisible()
  await page.reload()
  await page.getByRole("button", { name: "2027/01/01からの条件を開く" }).click()
  await expect(page.getByLabel("午前の単価")).toHaveValue("9,000")
  await expect(page.getByRole("radio", { name: "日給" })).toBeChecked()
  await expect(page.getByRole("checkbox", { name: "割増の基礎に入れる" })).toBeChecked()
  await expect(isWhole).toBeChecked()
  await expect(page.getByRole("checkbox", { name: "通勤手当を日割りせず全額" })).toBeChecked()
  await page.getByLabel("手当の名前").scrollIntoViewIfNeeded()
  await page.screenshot({ path: test.info().outputPath("allowance.png") })
  await expect(page.getByLabel("月平均所定労働時間")).toHaveValue("162")
  await expect(page.getByLabel("7月以降（11か月）")).toHaveValue("21,300")
})

test("UI-02 what is wrong is named beside its field, counted in its section, and a typo is kept", async ({
  page,
  isMobile,
}) => {
  await person(page, isMobile ? "職人 04号" : "職人 05号")
  await page.getByLabel("フリガナ").fill("suzuki")
  await page.getByLabel("時間外の割増率（合計）").fill("900")
  await page.getByRole("radio", { name: "給与から引く" }).check()
  await page.getByLabel("6月", { exact: true }).fill("21,2oo")
  await page.getByLabel("7月以降（11か月）").fill("1")
  await save(page)
  const summary = page.getByRole("alert").filter({ hasText: "3か所を直してください" })
  await expect(summary).toBeVisible()
  await expect(page.getByLabel("6月", { exact: true })).toHaveValue("21,2oo")
  await expect(page.getByText("カタカナで入力してください。")).toBeVisible()
  await expectNoBarrier(page)
  await summary.getByRole("button", { name: "時間外の割増率" }).click()
  await expect(page.getByLabel("時間外の割増率（合計）")).toBeFocused()
  await page.getByRole("link", { name: "人員", exact: true }).first().click()
  await expect(page.getByText("入力した内容を捨てますか？")).toBeVisible()
  await page.getByRole("button", { name: "入力に戻る" }).click()
  await expect(page.getByLabel("フリガナ")).toHaveValue("suzuki")
})

test.describe("two people at once", { tag: "@desk" }, () => {
  test.use({ expectedStatuses: [409] })

  test("the second sees what changed, keeps his input and saves it", async ({ page, browser }) => {
    const name = "職人 07号"
    await person(page, name)
    const other = await browser.newPage()
    await enter(other, people.rival, page.url())
    await other.getByLabel("住所").fill("東京都港区1-1")
    await save(other)
    await expect(other.getByText("保存しました")).toBeVisible()
    await other.close()
    await page.getByLabel("住所").fill("大阪市北区2-2")
    await page.getByLabel("メモ").fill("夜間可")
    await save(page)
    const note = page.getByRole("alert").filter({ hasText: "ほかの人が先に更新しました" })
    await expect(note.getByRole("cell", { name: "東京都港区1-1" })).toBeVisible()
    await expect(page.getByLabel("住所")).toHaveValue("大阪市北区2-2")
    await expect(page.getByLabel("メモ")).toHaveValue("夜間可")
    await expectNoBarrier(page)
    await save(page)
    await expect(page.getByText("保存しました")).toBeVisible()
    await page.reload()
    await expect(page.getByLabel("住所")).toHaveValue("大阪市北区2-2")
  })
})

test("STAFF-05 a new person is taken on with the pay types of the role", { tag: "@desk" }, async ({ page }) => {
  await openList(page)
  await page.getByRole("link", { name: "人を登録" }).click()
  await page.getByRole("combobox", { name: "役割" }).click()
  await page.getByRole("option", { name: "経理" }).click()
  await expect(page.getByRole("radio", { name: "外注" })).toBeVisible()
  await page.getByRole("combobox", { name: "役割" }).click()
  await page.getByRole("option", { name: "職人", exact: true }).click()
  await expect(page.getByRole("radio", { name: "外注" })).toHaveCount(0)
  const name = "新人 太郎"
  await page.getByLabel("氏名").fill(name)
  await page.getByRole("radio", { name: "女性" }).check()
  await page.getByLabel("生年月日").fill("1990/04/01")
  await page.getByLabel("時給", { exact: true }).last().fill("1600")
  await page.getByRole("button", { name: "登録する" }).click()
  await expect(page.getByText(`${name}さんを登録しました`)).toBeVisible()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
  await expectNoBarrier(page)
})

test("STAFF-02 STAFF-03 the whole profile of a person: health only when it is asked for", { tag: "@desk" }, async ({
  page,
}) => {
  await person(page, "職人 12号")
  await page.getByLabel("続柄").fill("配偶者")
  await page.getByLabel("連絡先の電話").fill("０３−１２３４−５６７８")
  await page.getByRole("button", { name: "技能講習を足す" }).click()
  await page.getByLabel("名称").fill("玉掛け")
  await page.getByLabel("有効期限").fill("R9.11.22")
  // By kana, and then by number; the account and its holder are written as a transfer has them.
  await page.getByLabel("銀行名").fill("みずほ")
  await page.getByRole("option", { name: "みずほ 0001" }).click()
  await page.getByLabel("支店名").fill("004")
  await page.getByRole("option", { name: "丸の内中央" }).click()
  await page.getByLabel("口座番号").fill("１２３４５６")
  await page.getByLabel("口座名義").fill("ショクニン　ジュウニ")
  await expect(page.getByLabel("直近の健康診断日")).toHaveCount(0)
  await page.getByRole("button", { name: "健康状態を表示" }).click()
  await page.getByLabel("直近の健康診断日").fill("2026/4/1")
  await page.getByLabel("最高血圧（mmHg）").fill("80")
  await page.getByLabel("最低血圧（mmHg）").fill("120")
  await save(page)
  await expect(page.getByLabel("最低血圧（mmHg）")).toHaveAccessibleDescription(/80です/)
  await page.getByLabel("最高血圧（mmHg）").fill("130")
  await save(page)
  await expect(page.getByText("保存しました")).toBeVisible()
  await page.reload()
  await expect(page.getByLabel("続柄")).toHaveValue("配偶者")
  await expect(page.getByLabel("名称")).toHaveValue("玉掛け")
  await expect(page.getByLabel("有効期限")).toHaveValue("2027/11/22")
  await expect(page.getByLabel("口座番号")).toHaveValue("0123456")
  await expect(page.getByLabel("口座名義")).toHaveValue("ｼﾖｸﾆﾝ ｼﾞﾕｳﾆ")
  await expect(page.getByText("連絡先・資格・口座を変更")).toBeVisible()
  await page.getByRole("button", { name: "健康状態を表示" }).click()
  await expect(page.getByLabel("最高血圧（mmHg）")).toHaveValue("130")
  await expectNoBarrier(page)
})

test("STAFF-12 STAFF-25 his sites are a tab of his page that stands in the address; what is typed beside them stays", async ({
  page,
}) => {
  await person(page, "職人 09号")
  await page.getByRole("textbox", { name: "住所" }).first().fill("東京都港区芝浦1丁目")
  await page.getByRole("group", { name: "表示" }).getByRole("button", { name: "現場" }).click()
  await expect(page).toHaveURL(/tab=sites/)
  await expect(page.getByText("現場はまだありません")).toBeVisible()
  await page.getByRole("group", { name: "表示" }).getByRole("button", { name: "情報" }).click()
  await expect(page).not.toHaveURL(/tab=/)
  await expect(page.getByRole("textbox", { name: "住所" }).first()).toHaveValue("東京都港区芝浦1丁目")
})

test("STAFF-18 a contract is chosen, kept with the record and opened; whose qualifications end is a filter in the address", {
  tag: "@desk",
}, async ({ page }) => {
  await person(page, "職人 11号")
  const section = page.getByRole("region", { name: "契約書・印影" })
  const paper = { name: "雇用契約書.txt", mimeType: "text/plain", buffer: Buffer.from("雇用契約書 職人 11号") }
  const chooser = page.waitForEvent("filechooser")
  await section.getByRole("button", { name: "ファイルを選ぶ" }).click()
  await (await chooser).setFiles(paper)
  await expect(section.getByRole("link", { name: "雇用契約書.txt" })).toBeVisible()
  await save(page)
  await expect(page.getByText("保存しました").first()).toBeVisible()
  await page.reload()
  await expect(section.getByRole("link", { name: "雇用契約書.txt" })).toHaveAttribute("href", /^\/files\//)
  await openList(page)
  await page.getByRole("button", { name: /期限切れ・60日以内/ }).click()
  await expect(page).toHaveURL(/ending=1/)
  await expect(page.getByText("条件に合う人はいません。")).toBeVisible()
})
