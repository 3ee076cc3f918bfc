/** /forgot-password: by a code that comes by mail, or by an operator's one-time link. */
import { randomUUID } from "node:crypto"
import { expect, fillIn, test } from "./fixture.ts"
import { oneTimeCodes } from "./kept-mails.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { createCompany, passwordLink } from "./operator.ts"
import { password } from "./people.ts"

test.use({ expectedStatuses: [400, 410, 429] })

test("AUTH-05 an operator's link sets the own password once; what does not fit is named and stays", async ({
  page,
  isMobile,
}) => {
  const admin = `yamada-${randomUUID().slice(0, 8)}@link.example`
  createCompany("リンク建設", admin)
  const link = passwordLink(admin)
  await page.goto(link)
  await expect(page.getByRole("heading", { level: 1, name: "パスワードを決める" })).toBeVisible()
  const [first, again] = [
    page.getByLabel("新しいパスワード", { exact: true }),
    page.getByLabel("もう一度", { exact: true }),
  ]
  const save = page.getByRole("button", { name: "このパスワードにする" })
  await first.fill("a new password")
  await again.fill("another password")
  await save.click()
  await expect(again).toHaveAccessibleDescription(/一致しません/)
  for (const field of [first, again]) await field.fill("short")
  await save.click()
  await expect(first).toHaveAccessibleDescription(/6文字以上32文字以下/)
  await expect(first).toHaveValue("short")
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
  for (const field of [first, again]) await field.fill("a new password")
  await save.click()
  await expect(page.getByText("パスワードを決めました。")).toBeVisible()
  await page.goto("/login")
  await page.goto(link)
  for (const field of [first, again]) await field.fill("a third password")
  await save.click()
  await expect(page.getByRole("alert")).toContainText("パスワードを決められませんでした")
  await expect(first).toHaveValue("a third password")
  await page.goto("/login")
  await fillIn(page, admin, password)
  await expect(page.getByRole("alert")).toBeVisible()
  await fillIn(page, admin, "a new password")
  await expect(page.locator("main#main")).toBeVisible()
  await expect(page).not.toHaveURL(/login/)
})

test("AUTH-05 a forgotten password is set anew by the code of a mail; wrong input in each step stays", async ({
  page,
  isMobile,
}) => {
  const admin = `tanaka-${randomUUID().slice(0, 8)}@code.example`
  createCompany("コード建設", admin)
  const look = async (name: string) => {
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
    if (isMobile) await expectTargets(page)
    await page.screenshot({ path: test.info().outputPath(`${name}.png`) })
  }
  await page.goto("/login")
  await page.getByRole("link", { name: "パスワードを忘れた方" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "パスワードを決める" })).toBeVisible()
  const address = page.getByLabel("メールアドレス")
  await address.fill("tanaka@")
  await page.getByRole("button", { name: "確認コードを受け取る" }).click()
  await expect(address).toHaveAttribute("aria-invalid", "true")
  await expect(address).toHaveValue("tanaka@")
  await look("ask")
  await address.fill(admin)
  await page.getByRole("button", { name: "確認コードを受け取る" }).click()

  const code = page.getByLabel("確認コード", { exact: true })
  const next = page.getByRole("button", { name: "次へ" })
  await code.fill("12345")
  await next.click()
  await expect(code).toHaveAccessibleDescription(/6桁の数字/)
  await expect.poll(() => oneTimeCodes(admin).length).toBe(1)
  const [right = ""] = oneTimeCodes(admin)
  const wrong = right === "000000" ? "000001" : "000000"
  await code.fill(wrong)
  await next.click()
  await expect(code).toHaveAccessibleDescription(/確認コードが正しくありません/)
  await expect(code).toHaveValue(wrong)
  await expect(address).toHaveValue(admin)
  await look("code")
  // As a telephone types it.
  await code.fill(right.replaceAll(/\d/g, (digit) => "０１２３４５６７８９"[Number(digit)] ?? ""))
  await next.click()

  const first = page.getByLabel("新しいパスワード", { exact: true })
  const again = page.getByLabel("もう一度", { exact: true })
  const save = page.getByRole("button", { name: "このパスワードにする" })
  await first.fill("a new password")
  await again.fill("another password")
  await save.click()
  await expect(again).toHaveAccessibleDescription(/一致しません/)
  await expect(first).toHaveValue("a new password")
  await look("password")
  await again.fill("a new password")
  await save.click()
  await expect(page.getByText("パスワードを決めました。")).toBeVisible()
  await page.getByRole("link", { name: "ログインへ" }).click()
  await fillIn(page, admin, "a new password")
  await expect(page.locator("main#main")).toBeVisible()
  await expect(page).not.toHaveURL(/login/)
})

test("AUTH-05 after five wrong codes it says how long to wait, and an unknown address is told nothing", {
  tag: "@desk",
}, async ({ page }) => {
  const email = `nobody-${randomUUID().slice(0, 8)}@code.example`
  await page.goto("/forgot-password")
  await page.getByLabel("メールアドレス").fill(email)
  await page.getByRole("button", { name: "確認コードを受け取る" }).click()
  await expect(page.getByText("メールを送りました。")).toBeVisible()
  const code = page.getByLabel("確認コード", { exact: true })
  for (const typed of ["111111", "222222", "333333", "444444"]) {
    await code.fill(typed)
    await page.getByRole("button", { name: "次へ" }).click()
    await expect(code).toHaveAccessibleDescription(/確認コードが正しくありません/)
  }
  await code.fill("555555")
  await page.getByRole("button", { name: "次へ" }).click()
  await expect(page.getByRole("alert")).toContainText("30分たってから")
  await expect(code).toHaveValue("555555")
  await page.getByRole("button", { name: "コードをもう一度送る" }).click()
  await expect(page.getByLabel("メールアドレス")).toHaveValue(email)
  await page.getByRole("button", { name: "確認コードを受け取る" }).click()
  await expect(page.getByRole("alert")).toContainText("30分たってから")
})

test("AUTH-05 an operator's link that is used leads on to a code", { tag: "@desk" }, async ({ page }) => {
  await page.goto(`/forgot-password#${"a".repeat(43)}`)
  for (const name of ["新しいパスワード", "もう一度"])
    await page.getByLabel(name, { exact: true }).fill("a new password")
  await page.getByRole("button", { name: "このパスワードにする" }).click()
  await expect(page.getByRole("alert")).toContainText("リンクが正しくありません")
  await page.getByRole("button", { name: "新しい確認コードを受け取る" }).click()
  await expect(page.getByRole("button", { name: "確認コードを受け取る" })).toBeVisible()
})
