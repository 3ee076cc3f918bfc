/** A founder makes himself an account: /sign-up, the mail, the link in it, the first sign-in. */
import { randomUUID } from "node:crypto"
import { expect, fillIn, test } from "./fixture.ts"
import { activationLinks } from "./kept-mails.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"

test.use({ expectedStatuses: [400, 403, 409, 410] })

test("AUTH-03 AUTH-04 AUTH-06 a founder signs up, opens the newest link of the mails and signs in", async ({
  page,
  isMobile,
}) => {
  const email = `founder-${randomUUID().slice(0, 8)}@signup.example`
  const look = async (name: string) => {
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
    if (isMobile) await expectTargets(page)
    await page.screenshot({ path: test.info().outputPath(`${name}.png`) })
  }
  await page.goto("/login")
  await page.getByRole("link", { name: "会社を登録する" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "会社を登録する" })).toBeVisible()
  const name = page.getByLabel("お名前")
  const address = page.getByLabel("メールアドレス")
  const password = page.getByLabel("パスワード", { exact: true })
  const again = page.getByLabel("もう一度", { exact: true })
  const save = page.getByRole("button", { name: "確認メールを受け取る" })

  await name.fill("創業 一郎")
  await address.fill("founder@")
  await password.fill("a new password")
  await again.fill("another password")
  await save.click()
  await expect(address).toHaveAttribute("aria-invalid", "true")
  await expect(again).toHaveAccessibleDescription(/一致しません/)
  const consent = page.getByRole("checkbox", { name: "同意します" })
  await expect(consent).not.toBeChecked()
  await expect(page.getByText("登録には同意が必要です。")).toBeVisible()
  await expect(page.getByRole("link", { name: "利用規約を読む" })).toHaveAttribute("target", "_blank")
  await expect(name).toHaveValue("創業 一郎")
  await expect(address).toHaveValue("founder@")
  await expect(password).toHaveValue("a new password")
  await look("sign-up")

  await address.fill(email)
  await again.fill("a new password")
  await expect(page.getByText("同じパスワードです")).toBeVisible()
  await consent.check()
  await save.click()
  await expect(page).toHaveURL(/\/success-sign-up$/)
  await expect(page.getByRole("heading", { level: 1, name: "メールを送りました" })).toBeVisible()
  await expect(address).toHaveValue(email)
  await look("success")
  await expect.poll(() => activationLinks(email).length).toBe(1)
  await page.getByRole("button", { name: "もう一度送る" }).click()
  await expect(page.getByText(/確認を待っている登録があれば/)).toBeVisible()
  await expect.poll(() => activationLinks(email).length).toBe(2)
  const [old, newest] = activationLinks(email)

  await page.goto("/login")
  await fillIn(page, email, "a new password")
  await expect(page.getByRole("alert")).toContainText("確認が済んでいません")
  await page.getByRole("link", { name: "確認のメールをもう一度受け取る" }).click()
  await expect(address).toHaveValue(email)

  await page.goto("/login")
  await page.goto(old ?? "")
  await expect(page.getByRole("alert")).toContainText("使用済み")
  await expect(page.getByRole("button", { name: "もう一度送る" })).toBeVisible()
  await look("used-link")

  await page.goto("/login")
  await page.goto(newest ?? "")
  await expect(page.getByText(email)).toBeVisible()
  await password.fill("my own password")
  await again.fill("another password")
  await page.getByRole("button", { name: "登録を完了する" }).click()
  await expect(again).toHaveAccessibleDescription(/一致しません/)
  await expect(password).toHaveValue("my own password")
  await look("activation")
  await again.fill("my own password")
  await page.getByRole("button", { name: "登録を完了する" }).click()
  await expect(page.getByRole("status")).toContainText("登録が完了しました")
  await page.getByRole("link", { name: "ログインへ" }).click()
  // The password of the registration counts for nothing: anybody could have typed it.
  await fillIn(page, email, "a new password")
  await expect(page.getByRole("alert")).toBeVisible()
  await fillIn(page, email, "my own password")
  await expect(page).toHaveURL(/\/login-company$/)

  await page.evaluate(() => localStorage.clear())
  await page.goto("/login")
  await page.goto(newest ?? "")
  await expect(page.getByRole("alert")).toContainText("確認済み")
  await expect(page.getByRole("button", { name: "もう一度送る" })).toHaveCount(0)
})

test("AUTH-03 a customer without an invitation registers by the same form on a page of his own (D71)", {
  tag: "@desk",
}, async ({ page }) => {
  const email = `customer-${randomUUID().slice(0, 8)}@signup.example`
  await page.goto("/sign-up-customer")
  await expect(page.getByRole("heading", { level: 1, name: "客先として登録する" })).toBeVisible()
  await page.getByLabel("お名前").fill("客先 花子")
  await page.getByLabel("メールアドレス").fill(email)
  await page.getByLabel("パスワード", { exact: true }).fill("a new password")
  await page.getByLabel("もう一度", { exact: true }).fill("a new password")
  await page.getByRole("checkbox", { name: "同意します" }).check()
  await page.getByRole("button", { name: "確認メールを受け取る" }).click()
  await expect(page).toHaveURL(/\/success-sign-up$/)
  await expect.poll(() => activationLinks(email).length).toBe(1)
})

test("AUTH-06 a link that was cut off says so and offers a new mail", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/active-email#short")
  await expect(page.getByText(/リンクが途中で切れています/)).toBeVisible()
  await page.getByRole("button", { name: "もう一度送る" }).click()
  await expect(page.getByLabel("メールアドレス")).toHaveAttribute("aria-invalid", "true")
})
