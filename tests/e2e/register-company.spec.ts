/**
 * A company comes into being without an operator's help but his yes: sign-up, mail, the wizard, the platform's word, the
 * first screen; and one that is rejected and said anew.
 */
import { seal } from "../files/a-picture.ts"
import { fillFirstSite } from "./first-site.ts"
import { expect, fillIn, test } from "./fixture.ts"
import { choose, companyNumber, mark, operator, signUp, wizard } from "./founding.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { tehai } from "./operator.ts"
import { password } from "./people.ts"

test("SHELL-21 WIZ-01 WIZ-03 WIZ-04 WIZ-06 WIZ-16 WIZ-19 WIZ-20 WIZ-21 from the sign-up to a company that its founder opens", async ({
  page,
  browser,
  isMobile,
}) => {
  // Two people, four pages, and each looked at.
  test.slow()
  const name = `清水設備${mark()}`
  const email = `shimizu-${mark()}@founder.example`
  const look = async (picture: string) => {
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
    if (isMobile) await expectTargets(page)
    await page.screenshot({ path: test.info().outputPath(`${picture}.png`) })
  }
  await signUp(page, email)
  // Of no company and asked by none: the wizard opens by itself, with its defaults.
  const box = wizard(page)
  await expect(box.getByLabel("メール", { exact: true })).toHaveValue(email)
  const morning = box.getByRole("region", { name: "午前" })
  await expect(morning.getByLabel("午前の開始")).toHaveValue("08:00")
  await expect(morning.getByLabel("午前の終了")).toHaveValue("17:00")
  await expect(morning.getByRole("checkbox")).toBeDisabled()
  await expect(box.getByText("「末日締め・翌月末日払い」。")).toBeVisible()
  await expect(box.getByLabel("全員の休憩：時間（1行目）")).toHaveValue("8")
  await expect(box.getByLabel("全員の休憩の長さ（1行目）")).toHaveValue("60")
  await look("wizard-defaults")

  // What is missing is said, and leads to it.
  await box.getByRole("button", { name: /プランを選ぶ/ }).click()
  await expect(box.getByText("3か所を直してください")).toBeVisible()
  await expect(box.getByLabel("会社名")).toBeFocused()
  await box.getByLabel("会社名").fill(name)
  await choose(page, "業種", "建設業")
  await box.getByLabel("郵便番号").fill("1350042")
  await expect(box.getByLabel("住所")).toHaveValue("江東区木場")
  await expect(box.getByRole("combobox", { name: "都道府県" })).toHaveText("東京都")
  const chooser = page.waitForEvent("filechooser")
  await box.getByRole("group", { name: "印影" }).getByRole("button", { name: "写真を選ぶ" }).click()
  await (await chooser).setFiles({ name: "印影.png", mimeType: "image/png", buffer: Buffer.from(seal(120)) })
  await page.getByRole("button", { name: "この写真を使う" }).click()
  await expect(box.getByRole("group", { name: "印影" }).locator("img")).toBeVisible()
  await box.getByLabel("登録番号（インボイス）").fill("7000012050002")
  await box.getByLabel("電話").fill("0355000042")
  await expect(box.getByText("検査数字が合っています")).toBeVisible()

  // Times of a shift that is not used are cleared; the closing leaves the payment to be chosen anew.
  const evening = box.getByRole("region", { name: "夜間" })
  await evening.getByRole("checkbox").click()
  await evening.getByLabel("夜間の開始").fill("21:00")
  await evening.getByLabel("夜間の終了").fill("05:00")
  await evening.getByRole("checkbox").click()
  await evening.getByRole("checkbox").click()
  await expect(evening.getByLabel("夜間の開始")).toHaveValue("")
  await evening.getByLabel("夜間の開始").fill("21:00")
  await evening.getByLabel("夜間の終了").fill("05:00")
  await choose(page, "締日", "20日")
  await expect(box.getByText("締日・支払の月・支払日を選ぶと")).toBeVisible()
  await box.getByRole("combobox", { name: "支払日" }).click()
  await expect(page.getByRole("option")).toHaveCount(29)
  await page.keyboard.press("Escape")
  await choose(page, "支払の月", "当月")
  await box.getByRole("combobox", { name: "支払日" }).click()
  await expect(page.getByRole("option")).toHaveText([
    "末日",
    ...[21, 22, 23, 24, 25, 26, 27, 28].map((day) => `${day}日`),
  ])
  await page.getByRole("option", { name: "25日", exact: true }).click()
  await expect(box.getByText("「20日締め・当月25日払い」。")).toBeVisible()

  // A reload keeps it; leaving asks.
  await page.reload()
  await expect(box.getByText("前回の途中の入力を戻しました")).toBeVisible()
  await expect(box.getByLabel("会社名")).toHaveValue(name)
  await box.getByRole("button", { name: "やめる" }).click()
  const ask = page.getByRole("alertdialog")
  await expect(ask).toContainText("入力した内容を捨てますか")
  await ask.getByRole("button", { name: "入力に戻る" }).click()
  await look("wizard-filled")

  await box.getByRole("button", { name: /プランを選ぶ/ }).click()
  await expect(box.getByRole("heading", { name: "会社の人数に合うプランを選んでください" })).toBeVisible()
  await look("wizard-plans")
  await box.getByRole("button", { name: "企業の情報に戻る" }).click()
  await expect(box.getByLabel("会社名")).toHaveValue(name)
  await box.getByRole("button", { name: /プランを選ぶ/ }).click()
  await box.getByRole("button", { name: "フリー このプランを選ぶ" }).click()
  const done = page.getByRole("dialog", { name: "登録が完了しました" })
  await expect(done).toContainText("メールアドレスとパスワード")
  await look("wizard-done")
  await done.getByRole("button", { name: "ログインへ" }).click()
  await expect(page).toHaveURL(/\/login$/)

  // The platform looks at it and says yes.
  const desk = await browser.newContext()
  const office = await desk.newPage()
  await office.goto("/login")
  await fillIn(office, operator(), password)
  // SHELL-09 SHELL-21: without a company, the platform's own menu of eight, and accounts first.
  await expect(office).toHaveURL(/\/account$/)
  const menu = office.getByRole("navigation", { name: "運営の画面" })
  await expect(menu.getByRole("link")).toHaveCount(8)
  for (const path of ["/calendar", "/mypage", "/"]) {
    await office.goto(path)
    await expect(office).toHaveURL(/\/account$/)
  }
  await office.getByRole("button", { name: "お名前・パスワード" }).click()
  await expect(office.getByRole("dialog").getByLabel("お名前")).toHaveValue(/./)
  await office.keyboard.press("Escape")
  await menu.getByRole("link", { name: "企業管理" }).click()
  // The address changes before the page: what is typed until then goes into the search of the accounts.
  await expect(office.getByRole("heading", { level: 1, name: "企業管理" })).toBeVisible()
  await office.getByRole("searchbox").fill(name)
  // The list of the search has come: a row that is drawn anew takes no press.
  await expect(office.getByRole("status").filter({ hasText: /1件/ })).toBeVisible()
  await office.getByRole("link", { name }).click()
  await expect(office.getByRole("heading", { level: 1, name })).toBeVisible()
  await expect(office.getByText("20日締め 当月25日払い")).toBeVisible()
  await expectNoBarrier(office)
  await office.screenshot({ path: test.info().outputPath("platform-company.png") })
  await office.getByRole("button", { name: "承認する" }).click()
  await expect(office.getByText("利用中")).toBeVisible()
  await office.goto("/companies")
  await expect(office.getByRole("link", { name })).toBeVisible()
  await expectNoBarrier(office)
  await office.screenshot({ path: test.info().outputPath("platform-companies.png") })
  await desk.close()

  await fillIn(page, email, password)
  await expect(page.locator("main#main")).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(name))
  // From here on it is as any company: first-hour.spec.ts goes on to people, arrangement and the first press.
  if (isMobile) return
  await page.getByRole("complementary", { name: "はじめの一歩" }).getByRole("link", { name: "現場を作る" }).click()
  await fillFirstSite(page)
})

test("PICK-02 D9 WIZ-12 WIZ-17 a consultation is sent; rejected with a reason, it is said anew and waits again", {
  tag: "@desk",
}, async ({ page }) => {
  const name = `相談工業${mark()}`
  const email = `kato-${mark()}@founder.example`
  await signUp(page, email)
  const box = wizard(page)
  await box.getByLabel("会社名").fill(name)
  await choose(page, "業種", "建設業")
  await choose(page, "都道府県", "大阪府")
  await box.getByRole("button", { name: /プランを選ぶ/ }).click()
  await box.getByRole("button", { name: "オーダーメイド 相談する" }).click()
  const talk = page.getByRole("dialog", { name: "プランの相談" })
  await expect(talk.getByLabel("会社名")).toHaveValue(name)
  await talk.getByRole("button", { name: "相談を送る" }).click()
  await expect(talk.getByLabel("お名前")).toHaveAttribute("aria-invalid", "true")
  await talk.getByLabel("お名前").fill("加藤 花")
  await talk.getByLabel("電話").fill("0612345678")
  await talk.getByLabel("メール").fill(email)
  await talk.getByLabel("使う人数").fill("120")
  await expectNoBarrier(page)
  await page.screenshot({ path: test.info().outputPath("consult.png") })
  await talk.getByRole("button", { name: "相談を送る" }).click()
  const sent = page.getByRole("dialog", { name: "相談を送りました" })
  await sent.getByRole("button", { name: "企業の一覧へ" }).click()
  await expect(page.getByText(`「${name}」は承認を待っています`)).toBeVisible()

  const id = String(companyNumber(name))
  const ops = operator()
  tehai(["company", "reject", id, "--as", ops, "--reason", "電話がつながりません。"])
  await page.reload()
  await expect(page.getByText(`「${name}」の登録は承認されませんでした`)).toBeVisible()
  await expect(page.getByText("理由：電話がつながりません。")).toBeVisible()
  await expect(page.getByRole("radio", { name })).toBeDisabled()
  await expectNoBarrier(page)
  await page.screenshot({ path: test.info().outputPath("rejected.png") })
  await page.getByRole("button", { name: "登録内容を直して再申請" }).click()
  const again = page.getByRole("dialog", { name: "登録内容を直して再申請する" })
  await expect(again.getByLabel("会社名")).toHaveValue(name)
  await again.getByLabel("電話").fill("0612345670")
  await again.getByRole("button", { name: /プランを選ぶ/ }).click()
  await again.getByRole("button", { name: "フリー このプランを選ぶ" }).click()
  await page
    .getByRole("dialog", { name: "登録内容を送り直しました" })
    .getByRole("button", { name: "企業の一覧へ" })
    .click()
  await expect(page.getByText(`「${name}」は承認を待っています`)).toBeVisible()
  tehai(["company", "approve", id, "--as", ops])
  // The page stands open, and whoever waits is told.
  await expect(page.getByText(`「${name}」は承認を待っています`)).toHaveCount(0, { timeout: 30_000 })
  await page.getByRole("button", { name: "この企業で続ける" }).click()
  await expect(page.locator("main#main")).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(name))
})

test("WIZ-18 D7 a registration that fails says why under the specification's title; what was typed stays", {
  tag: "@desk",
}, async ({ page }) => {
  const email = `sato-${mark()}@founder.example`
  await signUp(page, email)
  const box = wizard(page)
  await box.getByLabel("会社名").fill("切れた会社")
  await choose(page, "業種", "建設業")
  await choose(page, "都道府県", "京都府")
  await box.getByRole("button", { name: /プランを選ぶ/ }).click()
  await page.route("**/api/v2/company/create-company", (route) => route.abort())
  await box.getByRole("button", { name: "フリー このプランを選ぶ" }).click()
  const failed = page.getByRole("alertdialog", { name: "プランの有効期限が切れています" })
  await expect(failed).toContainText("サーバーにつながりません")
  await expect(failed).toContainText("入力した内容は残っています")
  await page.screenshot({ path: test.info().outputPath("failed.png") })
  await page.unroute("**/api/v2/company/create-company")
  await failed.getByRole("button", { name: "もう一度送る" }).click()
  await expect(page.getByRole("dialog", { name: "登録が完了しました" })).toBeVisible()
})
