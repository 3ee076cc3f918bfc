/** A newcomer buys a plan by card of the demo's own card company (見本): one card is refused, the next one pays, and he is in. */
import { demoAddress } from "./address.ts"
import { expect, test } from "./fixture.ts"
import { choose, companyNumber, mark, operator, signUp, wizard } from "./founding.ts"
import { expectNoBarrier, expectNoSidewaysScroll } from "./look.ts"
import { tehai } from "./operator.ts"

test("BILL-14 BILL-12 WIZ-13 WIZ-22 a card that is refused is told, another one pays, a reload charges nothing more, and the company opens", async ({
  page,
}) => {
  test.slow()
  const name = `カード工業${mark()}`
  const look = async (picture: string) => {
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: test.info().outputPath(`${picture}.png`) })
  }
  await page.goto("/subscription")
  await page.getByRole("button", { name: "スタンダード このプランを選ぶ" }).click()
  await signUp(page, `card-${mark()}@founder.example`, demoAddress)
  const box = wizard(page)
  await box.getByLabel("会社名").fill(name)
  await box.getByLabel("フリガナ").fill("カードコウギョウ")
  await choose(page, "業種", "建設業")
  await choose(page, "都道府県", "東京都")
  await box.getByRole("button", { name: /プランを選ぶ/ }).click()
  await box.getByRole("button", { name: "スタンダード このプランを選ぶ" }).click()
  await box.getByRole("radio", { name: /前払い/ }).click()
  await box.getByRole("radio", { name: /クレジットカード/ }).click()
  await look("payment")
  await box.getByRole("button", { name: /^登録/ }).click()

  await expect(page).toHaveURL(/\/payment-stripe\?companyId=\d+/)
  await expect(page.getByRole("heading", { level: 1, name: "カードでお支払いください" })).toBeVisible()
  await look("ready")
  const toPage = page.getByRole("button", { name: "¥9,800 をカードで支払う" })
  await toPage.click()
  // On the card company's own page, which is marked as a sample.
  await expect(page).toHaveURL(/\/sample-card-company\//)
  await expect(page.getByText("見本のカード会社です。", { exact: false })).toBeVisible()
  await page.getByLabel("カード番号").fill("4000 0000 0000 0002")
  await page.getByRole("button", { name: "¥9,800 を支払う" }).click()
  await expect(page.getByRole("alert")).toContainText("カードが使えませんでした")
  // He goes back without paying: nothing was charged, and he is told what is to be done.
  await page.getByRole("button", { name: "やめて戻る" }).click()
  await expect(page).toHaveURL(/\/payment-stripe/)
  await expect(page.getByText("¥9,800").first()).toBeVisible()
  await look("refused")
  await toPage.click()
  await page.getByLabel("カード番号").fill("4242 4242 4242 4242")
  await page.getByRole("button", { name: "¥9,800 を支払う" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "お支払いが完了しました" })).toBeVisible()
  await look("paid")
  await page.reload()
  await expect(page.getByRole("heading", { level: 1, name: "お支払いが完了しました" })).toBeVisible()

  const ops = operator(demoAddress)
  const id = companyNumber(name, demoAddress)
  const { bills } = JSON.parse(tehai(["billing", "show", String(id), "--json"], "", demoAddress))
  expect(bills).toMatchObject([{ status: "paid", money: 9800, refunded: 0 }])
  tehai(["company", "approve", String(id), "--as", ops], "", demoAddress)
  await page.getByRole("link", { name: "閉じて企業選択へ" }).click()
  await expect(page.locator("main#main")).toBeVisible()
  await expect(page).toHaveTitle(new RegExp(name))
})
