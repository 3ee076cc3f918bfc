/** /contact and /transaction-law: pages for everybody, and the platform's list of what was written. */
import { enter, expect, profile, signIn, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { createCompany } from "./operator.ts"
import { asOwner } from "./owner.ts"
import { arrangers } from "./people.ts"

test("AUTH-20 a stranger writes from the landing page, and the platform's own person reads it", async ({
  browser,
  page,
  isMobile,
}) => {
  const company = `問合建設 ${isMobile ? "電話" : "机"}`
  await page.goto("/landing-page")
  await page.getByRole("link", { name: "お問い合わせ" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "お問い合わせ" })).toBeVisible()
  await page.getByRole("button", { name: "送る", exact: true }).click()
  await expect(page.getByLabel("会社名")).toBeFocused()
  await expect(page.getByText("この項目を入力してください。")).toHaveCount(5)
  await page.getByLabel("会社名").fill(company)
  await page.getByLabel("お名前").fill("問合 花子")
  await page.getByLabel("電話番号").fill("０３－１２３４－５６７８")
  await page.getByLabel("メールアドレス").fill("ask@toiawase.example")
  await page.getByLabel("利用する人数").fill("三十")
  await page.getByLabel("内容").fill("年内に始めたいです。")
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
  await page.getByRole("button", { name: "送る", exact: true }).click()
  await expect(page.getByText("数字を入力してください。")).toBeVisible()
  await expect(page.getByLabel("会社名")).toHaveValue(company)
  await page.getByLabel("利用する人数").fill("３０")
  await page.getByRole("button", { name: "送る", exact: true }).click()
  await expect(page.getByRole("status")).toContainText("お問い合わせを送りました。")

  const email = `platform-${isMobile ? "phone" : "desk"}@unei.example`
  createCompany(`運営 ${isMobile ? "電話" : "机"}`, email)
  const owner = asOwner()
  await owner`insert into identity.super_admin (person_id) select id from identity.person where email = ${email}`
  await owner.end()
  const theirs = await (await browser.newContext()).newPage()
  await signIn(theirs, email)
  await theirs.goto("/contacts?view=letters")
  await expect(theirs.getByRole("heading", { name: "お問い合わせ" })).toBeVisible()
  await theirs.getByRole("searchbox").fill(company)
  await expect(theirs).toHaveURL(/q=/)
  await expect(theirs.getByText(company).first()).toBeVisible()
  await expect(theirs.getByText("03-1234-5678").first()).toBeVisible()
  await expectNoBarrier(theirs)
  await expectNoSidewaysScroll(theirs)
  await theirs.screenshot({ path: test.info().outputPath("contacts.png") })
})

test("AUTH-20 whoever is signed in writes for his company; the platform's list is closed to him", {
  tag: "@desk",
}, async ({ page }) => {
  await enter(page, arrangers.boss)
  await profile(page).click()
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("menuitem", { name: "お問い合わせ" }).click(),
  ])
  await expect(opened.getByText("清水設備工業")).toBeVisible()
  await expect(opened.getByLabel("会社名")).toHaveCount(0)
  await page.goto("/contacts")
  // SHELL-14: whoever is none of the platform's people goes to his own first screen.
  await expect(page).toHaveURL(/\/(calendar|today)/)
})

test("AUTH-19 the page of the seller says what its operator has set and what he has not; terms open in a new tab", {
  tag: "@desk",
}, async ({ page }) => {
  await page.goto("/landing-page")
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("link", { name: "特定商取引法に基づく表記" }).click(),
  ])
  await expect(opened.getByRole("heading", { level: 1, name: "特定商取引法に基づく表記" })).toBeVisible()
  // Nothing is set for these tests.
  await expect(opened.getByText("運営者がまだ設定していません。")).toHaveCount(5)
  await expect(opened.getByText("解約はいつでもできます。")).toBeVisible()
  await expectNoBarrier(opened)
  for (const name of ["利用規約", "プライバシーポリシー", "特定商取引法に基づく表記"])
    await expect(page.getByRole("link", { name })).toHaveAttribute("target", "_blank")
})
