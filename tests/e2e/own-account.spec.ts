/** One's own account after signing in: name and password, signing out everywhere, 休止 and 退会. */
import { randomUUID } from "node:crypto"
import type { Page } from "@playwright/test"
import { enter, expect, fillIn, profile, test } from "./fixture.ts"
import { companyNumber, mark, signUp } from "./founding.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { createCompany } from "./operator.ts"
import { asOwner } from "./owner.ts"
import { password } from "./people.ts"

test.use({ expectedStatuses: [400, 403] })

const newcomer = () => {
  const email = `honnin-${randomUUID().slice(0, 8)}@account.example`
  createCompany("本人建設", email)
  return email
}
const look = async (page: Page, name: string, isMobile: boolean) => {
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
  await page.screenshot({ path: test.info().outputPath(`${name}.png`) })
}
const openOwn = async (page: Page) => {
  await profile(page).click()
  await page.getByRole("menuitem", { name: "お名前・パスワード" }).click()
  return page.getByRole("dialog", { name: "お名前・パスワード" })
}
/** Whether the sign-in of this context is still good, as the server sees it. */
const isSignedIn = async (page: Page) => (await page.request.post("/api/auth/request-access-token", { data: {} })).ok()

test("AUTH-15 AUTH-14 name and password are changed in a window; every other sign-in ends, this one goes on", async ({
  page,
  browser,
  isMobile,
}) => {
  const email = newcomer()
  const elsewhere = await browser.newPage()
  await enter(elsewhere, email)
  await enter(page, email)
  const dialog = await openOwn(page)
  const save = dialog.getByRole("button", { name: "保存する" })
  await dialog.getByLabel("お名前").fill("山田 花子")
  await save.click()
  await expect(page.getByText("お名前を変えました。")).toBeVisible()
  await expect(page.getByRole("button", { name: "山田 花子のメニュー" })).toBeVisible()
  expect(await isSignedIn(elsewhere)).toBe(true)

  await openOwn(page)
  const now = dialog.getByLabel("いまのパスワード")
  const [next, again] = [dialog.getByLabel("新しいパスワード"), dialog.getByLabel("もう一度", { exact: true })]
  await now.fill("not this one")
  await next.fill("a new password")
  await again.fill("another password")
  await save.click()
  await expect(again).toHaveAccessibleDescription(/一致しません/)
  await again.fill("a new password")
  await save.click()
  await expect(now).toHaveAccessibleDescription(/現在のパスワードが違います/)
  await expect(now).toHaveValue("not this one")
  await expect(next).toHaveValue("a new password")
  await look(page, "change", isMobile)
  await now.fill(password)
  await save.click()
  await expect(page.getByText("ほかの端末はログアウトしました")).toBeVisible()
  expect(await isSignedIn(elsewhere)).toBe(false)
  expect(await isSignedIn(page)).toBe(true)
  await elsewhere.close()
})

test("AUTH-15 signing out on every device asks first and ends them all", { tag: "@desk" }, async ({
  page,
  browser,
}) => {
  const email = newcomer()
  const elsewhere = await browser.newPage()
  await enter(elsewhere, email)
  await enter(page, email)
  const dialog = await openOwn(page)
  await dialog.getByRole("button", { name: "すべての端末でログアウトする" }).click()
  const question = page.getByRole("alertdialog")
  await expect(question).toContainText("この端末もログアウトします")
  await question.getByRole("button", { name: "すべての端末でログアウトする" }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(await isSignedIn(elsewhere)).toBe(false)
  await elsewhere.close()
})

test("AUTH-17 a pause says what it means and what stays, signs out everywhere, and ends by signing in", async ({
  page,
  isMobile,
}) => {
  const email = newcomer()
  await enter(page, email)
  const dialog = await openOwn(page)
  await dialog.getByRole("link", { name: "休止・退会" }).click()
  await expect(page.getByRole("heading", { level: 1, name: "休止・退会" })).toBeVisible()
  await expect(page.getByText("ご自分で再開できます")).toBeVisible()
  await page.getByRole("radio", { name: "退会" }).click()
  await expect(page.getByText("受け付けるまでは、ログインして取りやめられます")).toBeVisible()
  await page.getByRole("radio", { name: "休止" }).click()
  await expect(page.getByText("会社に残ります")).toBeVisible()
  const own = page.getByLabel("いまのパスワード")
  const reason = page.getByLabel("理由")
  const save = page.getByRole("button", { name: "休止する" })
  await reason.fill("けがの治療のため")
  await own.fill("not this one")
  await save.click()
  await page.getByRole("alertdialog").getByRole("button", { name: "休止する" }).click()
  await expect(own).toHaveAccessibleDescription(/現在のパスワードが違います/)
  await expect(reason).toHaveValue("けがの治療のため")
  await look(page, "suspend", isMobile)
  await own.fill(password)
  await save.click()
  await expect(page.getByRole("alertdialog")).toContainText("どの端末でもログアウトします")
  await page.getByRole("alertdialog").getByRole("button", { name: "休止する" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole("status")).toContainText("休止しました")

  await fillIn(page, email, password)
  await expect(page.getByRole("alert")).toContainText("休止中です")
  await look(page, "paused", isMobile)
  await page.getByRole("button", { name: "休止をやめてログインする" }).click()
  await expect(page.locator("main#main")).toBeVisible()
  await page.goto("/suspend")
  const past = page.getByRole("region", { name: "これまでの休止・退会" })
  await expect(past).toContainText("けがの治療のため")
  await expect(past).toContainText("再開しました")
})

test("AUTH-17 SHELL-20 who is blocked, waits, is refused or has no company reaches /suspend, and leaves by it", {
  tag: "@desk",
}, async ({ page }) => {
  test.slow()
  const [email, name] = [`mon-${mark()}@account.example`, `門前建設${mark()}`]
  createCompany(name, email)
  const id = companyNumber(name)
  const sql = asOwner()
  const open = page.getByRole("heading", { level: 1, name: "休止・退会" })
  await enter(page, email)
  // He waits for the platform's word, inside; refused, he stands outside.
  await sql`update companies.company set status = 2 where id = ${id}`
  await page.goto("/suspend")
  await expect(open).toBeVisible()
  await sql`update companies.company set status = 3 where id = ${id}`
  await page.goto("/")
  await expect(page).toHaveURL(/\/login-company$/)
  await page.goto("/suspend")
  await expect(open).toBeVisible()
  await expect(page).toHaveURL(/\/suspend$/)
  await sql`update companies.company set status = 1 where id = ${id}`
  await sql`update companies.membership set status = 0 where company_id = ${id}`
  await sql.end()
  await page.goto("/login-company")
  await page.getByRole("button", { name: "お名前・パスワード" }).click()
  await page.getByRole("dialog").getByRole("link", { name: "休止・退会" }).click()
  await expect(open).toBeVisible()
  await expect(page.getByText("会社に残ります")).toBeVisible()
  await expectNoBarrier(page)
  await page.getByLabel("いまのパスワード").fill(password)
  await page.getByRole("button", { name: "休止する" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "休止する" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole("status")).toContainText("休止しました")

  const alone = `hitori-${mark()}@account.example`
  await signUp(page, alone)
  await expect(page).toHaveURL(/\/login-company$/)
  await page.goto("/suspend")
  await expect(open).toBeVisible()
  await page.getByRole("radio", { name: "退会" }).click()
  await page.getByLabel("いまのパスワード").fill(password)
  await page.getByRole("button", { name: "退会を申し込む" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "退会を申し込む" }).click()
  await expect(page).toHaveURL(/\/login$/)
})
