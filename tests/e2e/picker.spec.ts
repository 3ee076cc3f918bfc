import { expect, fillIn, profile, signIn, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { companies, password, people } from "./people.ts"

const title = "企業を選び、ログインしてください。"

test("PICK-01 PICK-06 a person of several companies chooses one, each with its role and its state", async ({
  page,
  isMobile,
}) => {
  await page.goto("/login")
  await fillIn(page, people.many, password)
  await expect(page).toHaveURL(/\/login-company$/)
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeVisible()
  await expect(page.getByRole("radio")).toHaveCount(3)
  await expect(page.getByRole("radio", { name: `${companies.ichi} 職人` })).toBeEnabled()
  await expect(page.getByRole("radio", { name: `${companies.second} 現場監督` })).toBeEnabled()
  await expect(page.getByRole("radio", { name: companies.blocked })).toBeDisabled()
  await expect(page.getByText("この企業にはアクセスできません")).toBeVisible()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
})

test("UI-07 roles are called in the language that was chosen before signing in", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/login")
  await page.getByRole("combobox", { name: "ことば" }).selectOption("en")
  await page.getByLabel("E-mail").fill(people.abroad)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.keyboard.press("Enter")
  await expect(page.getByRole("radio", { name: `${companies.ichi} Worker` })).toBeEnabled()
})

test("PICK-04 AUTH-27 the choice stores company and role, sets the month and loads the start anew", {
  tag: "@desk",
}, async ({ page }) => {
  await page.goto("/login")
  await fillIn(page, people.many, password)
  await page.getByRole("radio", { name: companies.second }).check()
  const workspace = page.waitForRequest((request) => request.url().endsWith("/api/workspace"))
  await page.keyboard.press("Enter")
  const sentCompany = (await workspace).headers().companyid
  await expect(page.locator("main#main")).toBeVisible()
  const stored = await page.evaluate(() => ({
    signIn: JSON.parse(localStorage.getItem("tehai.signIn") ?? "{}"),
    view: localStorage.getItem("tehai.calendarView"),
  }))
  expect(String(stored.signIn.companyId)).toBe(sentCompany)
  expect(stored.signIn.roleId).toBeGreaterThan(0)
  expect(stored.view).toBe("month")
  await expect(page).toHaveTitle(new RegExp(companies.second))
})

test("PICK-01 with one company the picker is passed over", { tag: "@desk" }, async ({ page }) => {
  await signIn(page, people.boss)
  await expect(page).not.toHaveURL(/login/)
  await expect(page).toHaveTitle(new RegExp(companies.ichi))
})

test("SHELL-13 another company is chosen from the profile menu, the last one ticked", { tag: "@desk" }, async ({
  page,
}) => {
  await page.goto("/login")
  await fillIn(page, people.many, password)
  await page.getByRole("radio", { name: companies.second }).check()
  await page.keyboard.press("Enter")
  await profile(page).click()
  await page.getByRole("menuitem", { name: "会社を切り替える" }).click()
  await expect(page.getByRole("radio", { name: companies.second })).toBeChecked()
  await expect(page.getByText(`前回は ${companies.second} でした。`)).toBeVisible()
  await page.getByRole("radio", { name: companies.ichi }).check()
  await page.keyboard.press("Enter")
  await expect(page).toHaveTitle(new RegExp(companies.ichi))
})

test("INV-10 whoever a company names is asked, and belongs to it by his own yes", { tag: "@desk" }, async ({
  page,
}) => {
  const post = async (call: string, data: object, headers = {}) =>
    (await (await page.request.post(`/api${call}`, { data, headers })).json()).data
  const { token } = await post("/auth/login", { email: people.asking, password })
  const headers = { authorization: `Bearer ${token}` }
  const own = await post("/v2/user/search-user-company", { keyword: companies.second }, headers)
  const invited = { name: "問合 八郎", email: people.asked, roleId: 12, gender: 1, birthday: "1990-04-01" }
  await post("/staff/invite-staff", invited, { ...headers, companyId: String(own[0].id) })
  await page.context().clearCookies()

  await page.goto("/login")
  await fillIn(page, people.asked, password)
  await expect(page.getByText(`${companies.second}が、職人としての所属を求めています。`)).toBeVisible()
  await expect(page.getByText("入れる企業がありません")).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole("button", { name: "承諾する" }).click()
  await page.getByRole("radio", { name: `${companies.second} 職人` }).check()
  await page.keyboard.press("Enter")
  await expect(page).toHaveTitle(new RegExp(companies.second))
})
