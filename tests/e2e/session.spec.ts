import type { Page } from "@playwright/test"
import { expect, signIn, test } from "./fixture.ts"
import { companies, people } from "./people.ts"

const refresh = "/api/auth/request-access-token"
const countRefreshes = (page: Page) => {
  const seen: Array<string> = []
  page.on("request", (request) => {
    if (request.url().endsWith(refresh)) seen.push(request.url())
  })
  return seen
}

test("AUTH-10 AUTH-26 a page that starts without a token renews it once for all its calls", { tag: "@desk" }, async ({
  page,
}) => {
  await signIn(page, people.boss)
  const refreshes = countRefreshes(page)
  await page.reload()
  await expect(page.locator("main#main")).toBeVisible()
  // The page listens from now on and is never without a request: a second renewal would have come by then.
  await page.waitForTimeout(1000)
  expect(refreshes).toHaveLength(1)
})

test("AUTH-10 two tabs that start at once stay signed in", { tag: "@desk" }, async ({ page, context }) => {
  await signIn(page, people.boss)
  const second = await context.newPage()
  await Promise.all([page.reload(), second.goto("/")])
  await expect(page.locator("main#main")).toBeVisible()
  await expect(second.locator("main#main")).toBeVisible()
})

test("AUTH-13 when the refresh is refused, the page goes to the login and returns where it was", {
  tag: "@desk",
}, async ({ page, context }) => {
  await signIn(page, people.boss)
  const start = new URL(page.url()).pathname
  await context.clearCookies()
  await page.reload()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, people.boss)
  await expect(page).toHaveURL(new RegExp(`${start}$`))
})

test.describe("when the server has a newer version", () => {
  test.use({ expectedStatuses: [426], serviceWorkers: "allow" })

  test("AUTH-23 a page of an older version asks to be loaded again, and works after that", { tag: "@desk" }, async ({
    page,
  }) => {
    await signIn(page, people.boss)
    // What the page of the build before would send.
    await page.route("**/api/**", (route) =>
      route.continue({ headers: { ...route.request().headers(), "api-version": "0" } }),
    )
    await page.reload()
    const bar = page.getByRole("alert").filter({ hasText: "新しいバージョンがあります" })
    await expect(bar).toBeVisible()
    await page.unroute("**/api/**")
    await bar.getByRole("button", { name: "読み込み直す" }).click()
    await expect(page.locator("main#main")).toBeVisible()
    await expect(bar).toHaveCount(0)
  })
})

test.describe("when the company is lost", () => {
  test.use({ expectedStatuses: [403] })

  test("AUTH-27 AUTH-13 a foreign company id leads to the picker with a sentence", { tag: "@desk" }, async ({
    page,
  }) => {
    await signIn(page, people.leaver)
    await page.evaluate(() => {
      const signedIn = JSON.parse(localStorage.getItem("tehai.signIn") ?? "{}")
      localStorage.setItem("tehai.signIn", JSON.stringify({ ...signedIn, companyId: 999_999 }))
    })
    await page.reload()
    await expect(page).toHaveURL(/\/login-company$/)
    await expect(page.getByText("企業の情報が正しくありません").first()).toBeVisible()
    await page.getByRole("radio", { name: companies.ichi }).check()
    await page.keyboard.press("Enter")
    await expect(page.locator("main#main")).toBeVisible()
  })
})

test("AUTH-12 a tab reloads on focus after another tab has signed in as someone else", { tag: "@desk" }, async ({
  page,
  context,
}) => {
  await signIn(page, people.boss)
  const other = await context.newPage()
  await other.goto("/")
  await other.evaluate(() => localStorage.removeItem("tehai.signIn"))
  await signIn(other, people.hand)
  await page.evaluate(() => dispatchEvent(new Event("focus")))
  await expect(page.getByRole("button", { name: "現場 次郎のメニュー" })).toBeVisible()
})
