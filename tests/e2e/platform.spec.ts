/** The platform's own house: plans and campaigns are made, accounts blocked, and every screen of the eight is looked at. */
import { expect, signIn, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll } from "./look.ts"
import { createCompany } from "./operator.ts"
import { asOwner } from "./owner.ts"

test("SUP-01 SUP-04 SUP-05 SUP-07 SUP-09 SHELL-09 an operator makes a plan and a code, blocks an account and lets it in again", async ({
  browser,
  isMobile,
}) => {
  // Ten screens, each looked at for what keeps somebody out of it.
  test.slow()
  // A second try meets what the first one made.
  const once = `${isMobile ? "phone" : "desk"}${test.info().retry}`
  const mark = `${isMobile ? "電話" : "机"}${test.info().retry}`
  const email = `house-${once}@unei.example`
  const worker = `blocked-${once}@unei.example`
  createCompany(`運営家 ${mark}`, email)
  createCompany(`遮断 ${mark}`, worker)
  const owner = asOwner()
  await owner`insert into identity.super_admin (person_id) select id from identity.person where email = ${email}`
  await owner.end()
  const page = await (await browser.newContext()).newPage()
  await signIn(page, email)
  const look = async (name: string) => {
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: test.info().outputPath(`${name}.png`) })
  }

  await page.goto("/account")
  await page.getByRole("searchbox").fill(worker)
  await expect(page.getByRole("status").filter({ hasText: /1件/ })).toBeVisible()
  await look("accounts")
  await page.getByRole("link", { name: "operator" }).or(page.locator("main a[href^='/account/']")).first().click()
  await page.getByRole("button", { name: "ブロックする" }).click()
  const dialog = page.getByRole("dialog")
  await dialog.getByLabel("理由").fill("なりすまし")
  await dialog.getByRole("button", { name: "ブロックする" }).click()
  await expect(page.getByText("ブロック", { exact: true })).toBeVisible()
  await page.getByRole("button", { name: "ブロックを解く" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "ブロックを解く" }).click()
  await expect(page.getByText("利用中", { exact: true })).toBeVisible()
  await look("account")

  await page.goto("/subscription-plan")
  await page.getByRole("button", { name: "プランを作る" }).click()
  await dialog.getByLabel("プラン名").fill(`家 ${mark}`)
  await dialog.getByLabel("1か月の料金（税込）").fill("12000")
  await dialog.getByRole("button", { name: "まとめ払いを足す" }).click()
  await dialog.getByLabel("月数").fill("12")
  await dialog.getByLabel("特典の大きさ").fill("10")
  await look("plan-dialog")
  await dialog.getByRole("button", { name: /保存する/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`家 ${mark}`).first()).toBeVisible()
  await look("plans")

  await page.goto("/campaigns")
  await page.getByRole("button", { name: "キャンペーンを作る" }).first().click()
  await dialog.getByLabel("キャンペーン名").fill(`家の秋 ${mark}`)
  await dialog.getByLabel("コード").fill(`ie-${once}`)
  await dialog.getByLabel("特典の大きさ").fill("15")
  await dialog.getByLabel("開始").fill("2026/11/01")
  await dialog.getByLabel("最終日").fill("2099/12/31")
  await look("campaign-dialog")
  await dialog.getByRole("button", { name: /保存する/ }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(`IE-${once.toUpperCase()}`)).toBeVisible()
  await look("campaigns")

  for (const [path, name] of [
    ["/companies", "企業管理"],
    ["/companies?view=transfers", "振込待ち"],
    ["/invites", "招待"],
    ["/account?view=mails", "送信履歴"],
    ["/open-account", "退会管理"],
    ["/contacts", "プラン相談"],
    ["/platform-revenue", "売上レポート"],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
    await look(name)
  }

  await page.getByRole("button", { name: "お名前・パスワード" }).click()
  await expect(dialog.getByLabel("氏名").or(dialog.getByLabel("お名前"))).toBeVisible()
})
