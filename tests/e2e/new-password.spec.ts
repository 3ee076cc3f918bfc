/** /forgot-password: where an operator's one-time link leads, and what is said when it leads nowhere. */
import { randomUUID } from "node:crypto"
import { expect, fillIn, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { createCompany, passwordLink } from "./operator.ts"
import { password } from "./people.ts"

test.use({ expectedStatuses: [400, 410] })

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
  await expect(again).toHaveAccessibleDescription("2つのパスワードが違います")
  for (const field of [first, again]) await field.fill("short")
  await save.click()
  await expect(first).toHaveAccessibleDescription(/6文字以上32文字以下/)
  await expect(first).toHaveValue("short")
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page, 48)
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

test("AUTH-05 without a link the page says whom to ask", async ({ page }) => {
  await page.goto("/forgot-password")
  await expect(page.getByText(/会社の管理者に連絡してください/)).toBeVisible()
  await page.getByRole("link", { name: /ログイン/ }).click()
  await expect(page).toHaveURL(/\/login/)
})
