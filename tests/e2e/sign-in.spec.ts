import { brotliCompressSync } from "node:zlib"
import { expect, fillIn, profile, signIn, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets, kilobytes, loadedBy } from "./look.ts"
import { password, people } from "./people.ts"

const promises = [
  "FAX・メールなしの案件管理",
  "予定表は自動で共有",
  "書類はスマホから発行",
  "働き方に合わせたスタッフ管理",
  "給与は自動計算",
  "希望シフトを自動集計",
  "位置情報つきの打刻",
  "図面・写真をアップロード",
  "会社に合わせて変えられる設定",
  "どこからでも仕事ができる",
]

test("AUTH-01 the login page asks for e-mail and password and makes the ten promises in order", async ({
  page,
  isMobile,
}) => {
  await page.goto("/login")
  await expect(page.getByLabel("メールアドレス")).toBeFocused()
  if (isMobile) await page.getByText("手配でできること").first().click()
  await expect(page.locator("li:visible b").filter({ hasText: new RegExp(promises.join("|")) })).toHaveText(promises)
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
})

test("AUTH-01 AUTH-10 signing in leads to the first screen, and a reload stays signed in", { tag: "@desk" }, async ({
  page,
}) => {
  await signIn(page, people.boss)
  await page.reload()
  await expect(page.locator("main#main")).toBeVisible()
  await expect(page).not.toHaveURL(/login/)
})

test("AUTH-26 a wrong password says one sentence, keeps what was typed and starts no refresh", async ({ page }) => {
  const refreshes: Array<string> = []
  page.on("request", (request) => {
    if (request.url().includes("request-access-token")) refreshes.push(request.url())
  })
  await page.goto("/login")
  await fillIn(page, people.boss, "wrong-one")
  await expect(page.getByRole("alert")).toContainText("メールアドレスかパスワードが違います。")
  await expect(page.getByLabel("メールアドレス")).toHaveValue(people.boss)
  await expect(page.getByLabel("パスワード", { exact: true })).toHaveValue("wrong-one")
  await expect(page.getByLabel("パスワード", { exact: true })).toBeFocused()
  expect(refreshes).toEqual([])
  await expectNoBarrier(page)
})

test("UI-02 UI-12 empty and malformed fields are named beside them before anything is sent", { tag: "@desk" }, async ({
  page,
}) => {
  const sent: Array<string> = []
  page.on("request", (request) => {
    if (request.url().includes("/auth/login")) sent.push(request.url())
  })
  await page.goto("/login")
  await page.getByRole("button", { name: "ログイン", exact: true }).click()
  await expect(page.getByText("メールアドレスを入力してください")).toBeVisible()
  await expect(page.getByText("パスワードを入力してください")).toBeVisible()
  await expect(page.getByLabel("メールアドレス")).toBeFocused()
  await fillIn(page, "boss", password)
  await expect(page.getByText("メールアドレスの形式が正しくありません")).toBeVisible()
  expect(sent).toEqual([])
})

test("the password can be looked at, and Caps Lock is told", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/login")
  const field = page.getByLabel("パスワード", { exact: true })
  await field.fill("secret")
  await page.getByRole("button", { name: "パスワードを見る" }).click()
  await expect(field).toHaveAttribute("type", "text")
  await field.dispatchEvent("keydown", { key: "A", modifierCapsLock: true })
  await expect(page.getByText("CapsLockがオンになっています")).toBeVisible()
})

test("UI-07 the language is chosen before signing in, and goes along as the person's own", { tag: "@desk" }, async ({
  page,
}) => {
  await page.goto("/login")
  await page.getByRole("combobox", { name: "ことば" }).selectOption("vi")
  await expect(page.getByRole("heading", { name: "Đăng nhập" })).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", "vi")
  await page.getByLabel("E-mail").fill(people.newcomer)
  await page.getByLabel("Mật khẩu", { exact: true }).fill(password)
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/api/user/preferences"))
  await page.getByRole("button", { name: "Đăng nhập", exact: true }).click()
  expect((await saved).status()).toBe(200)
  await expect(page.getByRole("button", { name: "Menu của" })).toBeVisible()
  const menu = page.getByRole("navigation", { name: "Menu chính" })
  await expect(menu).toContainText("Lịch")
  await expect(menu).not.toContainText("カレンダー")
  await page.evaluate(() => localStorage.clear())
})

test("AUTH-13 logging out ends the sign-in here and on the server", { tag: "@desk" }, async ({ page }) => {
  await signIn(page, people.boss)
  await profile(page).click()
  await page.getByRole("menuitem", { name: "ログアウト" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto("/calendar")
  await expect(page).toHaveURL(/\/login$/)
  const refused = await page.request.post("/api/auth/request-access-token", { data: {} })
  expect(refused.status()).toBe(401)
})

test("the first visit of the login page loads at most 142 KB of JavaScript by gzip, 124 as it is sent, and no font", {
  tag: "@desk",
}, async ({ page }) => {
  const scripts = loadedBy(page, ".js")
  const fonts: Array<string> = []
  page.on("response", (answer) => {
    if (/\.(woff2?|ttf)$/.test(answer.url())) fonts.push(answer.url())
  })
  await page.goto("/login")
  await expect(page.getByLabel("メールアドレス")).toBeVisible()
  const { bodies, sent } = await scripts()
  expect(kilobytes(bodies)).toBeLessThanOrEqual(142)
  expect(kilobytes(bodies, brotliCompressSync)).toBeLessThanOrEqual(122)
  expect(sent).toBeGreaterThan(50)
  expect(sent).toBeLessThanOrEqual(124)
  expect(fonts).toEqual([])
})

test("BEY-18 where there is no demo, the login page has no block for it", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/login")
  await page.waitForLoadState("networkidle")
  await expect(page.getByText("この人として入る")).toHaveCount(0)
})
