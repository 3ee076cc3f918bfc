/** A plan is bought in the wizard's third step, and what is owed for it comes by a transfer. */
import { expect, test } from "./fixture.ts"
import { choose, companyNumber, mark, operator, signUp, wizard } from "./founding.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { tehai } from "./operator.ts"

test("WIZ-10 WIZ-11 WIZ-13 WIZ-14 WIZ-17 WIZ-22 BILL-06 CLI-02 a year of a plan by transfer: chosen, waited for, received, used", async ({
  page,
  isMobile,
}) => {
  test.slow()
  const name = `年払工業${mark()}`
  const email = `mori-${mark()}@founder.example`
  const look = async (picture: string) => {
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
    if (isMobile) await expectTargets(page)
    await page.screenshot({ path: test.info().outputPath(`${picture}.png`) })
  }
  // Chosen before there is an account: the wizard has it, and it can be chosen otherwise.
  await page.goto("/landing-page")
  await page.getByRole("link", { name: "料金プラン" }).click()
  await expect(page.getByText("協力会社と客先の人は数えません。")).toBeVisible()
  await look("subscription-intro")
  await page.goto("/subscription")
  await page.getByRole("radiogroup", { name: "プロのお支払いの月数" }).getByText("6か月").click()
  await page.getByRole("button", { name: "プロ このプランを選ぶ" }).click()
  await expect(page).toHaveURL(/\/sign-up$/)
  await signUp(page, email)
  const box = wizard(page)
  await box.getByLabel("会社名").fill(name)
  await box.getByLabel("フリガナ").fill("ネンバライコウギョウ")
  await choose(page, "業種", "建設業")
  await choose(page, "都道府県", "東京都")
  await box.getByRole("button", { name: /プランを選ぶ/ }).click()
  await expect(box.getByRole("heading", { name: "ライト" })).toBeVisible()
  await look("plans")
  await expect(box.getByRole("radiogroup", { name: "プロのお支払いの月数" }).getByRole("radio").nth(1)).toBeChecked()
  if (!isMobile) await box.getByRole("button", { name: "次のプラン" }).click()
  const standard = box.getByRole("radiogroup", { name: "スタンダードのお支払いの月数" })
  await expect(standard).toContainText("10%引き")
  await expect(standard).toContainText("¥8,820")
  await box.getByRole("button", { name: "スタンダード このプランを選ぶ" }).click()

  // A month at a time: term and way are asked for before it can be registered.
  const register = box.getByRole("button", { name: /^登録/ })
  await expect(register).toBeDisabled()
  await expect(box.getByText("お支払いの時期を選んでください")).toBeVisible()
  await box.getByRole("radio", { name: /後払い/ }).click()
  await expect(register).toBeEnabled()
  await expect(register).toHaveText("登録する")
  // Another plan and its year: only in advance, with the server's figures.
  await box.getByRole("button", { name: "変える" }).click()
  if (!isMobile) await box.getByRole("button", { name: "次のプラン" }).click()
  await box.getByRole("button", { name: "プロ このプランを選ぶ" }).click()
  await box.getByRole("radio", { name: /12か月/ }).click()
  await expect(box.getByRole("radio", { name: /後払い/ })).toBeDisabled()
  await expect(box.getByRole("radio", { name: /前払い/ })).toBeChecked()
  await expect(box.getByRole("region", { name: "お支払いの内訳" })).toContainText("¥237,600")
  await expect(box.getByRole("region", { name: "お支払いの内訳" })).toContainText("¥15,840")
  await expect(box.getByRole("radio", { name: /クレジットカード/ })).toHaveCount(0)
  await look("payment")
  await register.click()

  await expect(page).toHaveURL(/\/payment-waiting\?companyId=\d+$/)
  await expect(page.getByRole("heading", { level: 1, name: "お振込をお待ちしています" })).toBeVisible()
  await expect(page.getByText("¥237,600")).toBeVisible()
  await expect(page.getByText("2384175")).toBeVisible()
  await expect(page.getByText(/TH\d{5} ネンバライコウギョウ/)).toBeVisible()
  await look("waiting")

  const ops = operator()
  const id = companyNumber(name)
  const { transfers } = JSON.parse(tehai(["billing", "list", "--json"]))
  expect(transfers).toContainEqual(expect.objectContaining({ companyId: id, money: 237_600 }))
  const dry = tehai(["billing", "accept", String(id), "--as", ops, "--amount", "237600", "--dry-run", "--json"])
  expect(JSON.parse(dry)).toMatchObject({ amount: 237_600, isDryRun: true })
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: "お振込をお待ちしています" })).toBeVisible()
  tehai(["billing", "accept", String(id), "--as", ops, "--amount", "237600"])
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: "ご入金を確認しました" })).toBeVisible()
  tehai(["company", "approve", String(id), "--as", ops])
  await page.getByRole("link", { name: "閉じて企業選択へ" }).click()
  await expect(page.locator("main#main")).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(name))
})
