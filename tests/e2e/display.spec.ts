import type { Page } from "@playwright/test"
import { enter, expect, profile, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll } from "./look.ts"
import { people } from "./people.ts"

const openDisplay = async (page: Page) => {
  await profile(page).click()
  await page.getByRole("menuitem", { name: "ことば・見やすさ" }).click()
  await expect(page.getByRole("dialog")).toBeVisible()
}
const saved = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith("/api/user/preferences"))

test.beforeEach(async ({ request }) => {
  const login = await request.post("/api/auth/login", { data: { email: people.reader, password: "tehai-2026" } })
  const { data } = await login.json()
  const answer = await request.put("/api/user/preferences", {
    headers: { authorization: `Bearer ${data.token}` },
    data: { language: "ja", textPercent: 100, theme: "light" },
  })
  expect(answer.status()).toBe(200)
})

test("UI-07 the language changes in place, with the server's own titles, and follows the person", async ({
  page,
  browser,
}) => {
  await enter(page, people.reader)
  await openDisplay(page)
  const answer = saved(page)
  await page.getByRole("button", { name: "English" }).click()
  expect((await answer).status()).toBe(200)
  await expect(page.getByRole("heading", { name: "Language and display" })).toBeVisible()
  await expect(page.locator("html")).toHaveAttribute("lang", "en")
  await expectNoBarrier(page)
  const elsewhere = await browser.newPage()
  await enter(elsewhere, people.reader)
  await expect(elsewhere.locator("html")).toHaveAttribute("lang", "en")
  await elsewhere.close()
})

test("text of 200 % keeps everything on the page", async ({ page }) => {
  await enter(page, people.reader)
  await openDisplay(page)
  const answer = saved(page)
  await page.getByRole("button", { name: "200%" }).click()
  await answer
  await expect(page.locator("html")).toHaveCSS("font-size", "32px")
  await page.keyboard.press("Escape")
  await expectNoSidewaysScroll(page)
  await expect(profile(page)).toBeVisible()
  await page.reload()
  await expect(page.locator("html")).toHaveCSS("font-size", "32px")
})

test("a switch has one stop for Tab; arrow keys move in it, round its ends, and Enter presses", {
  tag: "@desk",
}, async ({ page }) => {
  await enter(page, people.reader)
  await openDisplay(page)
  const sizes = page.getByRole("group", { name: "文字の大きさ" }).getByRole("button")
  await sizes.first().focus()
  await page.keyboard.press("ArrowLeft")
  await expect(sizes.last()).toBeFocused()
  await page.keyboard.press("ArrowRight")
  await page.keyboard.press("ArrowRight")
  await expect(sizes.nth(1)).toBeFocused()
  const answer = saved(page)
  await page.keyboard.press("Enter")
  await answer
  await expect(sizes.nth(1)).toHaveAttribute("aria-pressed", "true")
  await page.keyboard.press("Shift+Tab")
  await page.keyboard.press("Tab")
  await expect(sizes.nth(1)).toBeFocused()
})

for (const [name, theme] of [
  ["暗い", "dark"],
  ["屋外", "outdoor"],
] as const) {
  test(`the ${theme} theme has no contrast finding`, async ({ page }) => {
    await enter(page, people.reader)
    await openDisplay(page)
    const answer = saved(page)
    await page.getByRole("button", { name }).click()
    await answer
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme)
    // Colours slide for 150 ms; what is measured before is neither of the two.
    await page.waitForTimeout(300)
    await expectNoBarrier(page)
  })
}
