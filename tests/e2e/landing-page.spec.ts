/** /landing-page: what a stranger sees, and the ways in. */
import { expect, signIn, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { people } from "./people.ts"

test("AUTH-18 a stranger is shown what the product is, with the ways to sign up and to log in", async ({
  page,
  isMobile,
}) => {
  await page.goto("/")
  await expect(page).toHaveURL(/\/landing-page$/)
  await expect(page.getByRole("heading", { level: 1 })).toContainText("手配から、給与と請求まで。")
  await expect(page.getByRole("region", { name: "手配でできること" }).getByRole("listitem")).toHaveCount(10)
  await expect(page.getByRole("region", { name: "はじめ方" }).getByRole("listitem")).toHaveCount(4)
  // No demo is loaded here.
  await expect(page.getByRole("link", { name: "デモを試す" })).toHaveCount(0)
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
  await page.screenshot({ path: test.info().outputPath("landing.png"), fullPage: true })
  await page.getByRole("combobox", { name: "ことば" }).selectOption("vi")
  await expect(page.getByRole("link", { name: "Đăng ký công ty" })).toBeVisible()
  await page.getByRole("combobox").selectOption("ja")
  await page.getByRole("link", { name: "会社を登録する" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "会社を登録する" })).toBeVisible()
  await page.goto("/landing-page")
  await page.getByRole("link", { name: "客先として登録する" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "客先として登録する" })).toBeVisible()
  await page.goto("/landing-page")
  await page.getByRole("link", { name: "ログイン", exact: true }).click()
  await expect(page.getByLabel("パスワード", { exact: true })).toBeVisible()
})

test("AUTH-18 who wanted a screen signs in and comes to it, and who is signed in starts with his first screen", {
  tag: "@desk",
}, async ({ page }) => {
  await page.goto("/works")
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, people.boss)
  await page.goto("/")
  await expect(page.locator("main#main")).toBeVisible()
  await expect(page).not.toHaveURL(/landing-page/)
})

test("the terms and the privacy policy are read by anybody, in his language", async ({ page, isMobile }) => {
  for (const [path, title, vietnamese] of [
    ["/term-of-policy", "利用規約", "Điều khoản sử dụng"],
    ["/term-of-privacy", "プライバシーポリシー", "Chính sách bảo mật"],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole("heading", { level: 2 })).toHaveCount(10)
    await expectNoBarrier(page)
    await expectNoSidewaysScroll(page)
    if (isMobile) await expectTargets(page)
    await page.getByRole("combobox", { name: "ことば" }).selectOption("vi")
    await expect(page.getByRole("heading", { level: 1, name: vietnamese })).toBeVisible()
    await page.getByRole("combobox").selectOption("ja")
  }
})
