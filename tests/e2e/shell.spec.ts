import type { Page } from "@playwright/test"
import { enter, expect, profile, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, loadedBy } from "./look.ts"
import { companies, people } from "./people.ts"

interface Entry {
  readonly title: string
  readonly path: string
}
interface Workspace {
  readonly menu: ReadonlyArray<Entry>
  readonly tabs: ReadonlyArray<Entry>
  readonly routes: ReadonlyArray<string>
}
/** Signs in and gives what the server said of this person. */
const arrive = async (page: Page, email: string): Promise<Workspace> => {
  const answer = page.waitForResponse(
    (response) => response.url().endsWith("/api/workspace") && response.status() === 200,
  )
  await enter(page, email)
  const { data }: { data: Workspace } = await (await answer).json()
  return data
}
/** The calendar has an aside of its own. */
const sideMenu = (page: Page) => page.locator("aside:has(nav)")
const mainMenu = (page: Page) => page.getByRole("navigation", { name: "メインメニュー" })

test("SHELL-01 SHELL-03 the menu is the server's, in its order, and / leads to the first entry", async ({
  page,
  isMobile,
}) => {
  const { menu, tabs } = await arrive(page, people.boss)
  const first = isMobile ? tabs[0] : menu[0]
  await expect(page).toHaveURL(new RegExp(`${first?.path}$`))
  if (isMobile) {
    await expect(page.getByRole("navigation", { name: "タブ" }).getByRole("link")).toHaveText(
      tabs.map(({ title }) => title),
    )
  } else {
    await expect(mainMenu(page).getByRole("link")).toHaveText(menu.map(({ title }) => title))
  }
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
})

test("SHELL-10 the company's name leads the menu; 現場を作成 stands beside the calendar only, for whoever may", {
  tag: "@desk",
}, async ({ page }) => {
  await arrive(page, people.boss)
  const create = page.getByRole("link", { name: "現場を作成" })
  await expect(sideMenu(page).getByRole("button").first()).toHaveText(companies.ichi)
  await page.goto("/calendar")
  await expect(create).toBeVisible()
  await page.goto("/staff")
  await expect(mainMenu(page)).toBeVisible()
  await expect(create).toBeHidden()
})

test("SHELL-08 the marked entry follows the path", { tag: "@desk" }, async ({ page }) => {
  const { menu } = await arrive(page, people.boss)
  for (const { title, path } of menu.slice(0, 3)) {
    await mainMenu(page).getByRole("link", { name: title }).click()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(mainMenu(page).locator('[aria-current="page"]')).toHaveText([title])
  }
})

test("SHELL-01 the menu folds to 56 px, stays folded, and keeps its names for readers", { tag: "@desk" }, async ({
  page,
}) => {
  const { menu } = await arrive(page, people.boss)
  await page.getByRole("button", { name: "メニューを開閉する" }).click()
  await expect(sideMenu(page)).toHaveCSS("width", "56px")
  await page.reload()
  await expect(sideMenu(page)).toHaveCSS("width", "56px")
  await expect(mainMenu(page).getByRole("link", { name: menu[0]?.title ?? "" })).toBeVisible()
  await page.getByRole("button", { name: "メニューを開閉する" }).click()
  await expect(sideMenu(page)).toHaveCSS("width", "224px")
})

test("SHELL-07 on phones the menu is a drawer that closes by a tap outside", { tag: "@phone" }, async ({ page }) => {
  const { menu } = await arrive(page, people.boss)
  await expect(sideMenu(page)).toBeHidden()
  await page.getByRole("button", { name: "その他" }).click()
  const drawer = page.getByRole("dialog")
  await expect(drawer.getByRole("link", { name: menu.at(-1)?.title ?? "" })).toBeVisible()
  await expectNoBarrier(page)
  await page.touchscreen.tap(370, 300)
  await expect(drawer).toBeHidden()
  await page.getByRole("button", { name: "その他" }).click()
  await drawer.getByRole("link", { name: menu.at(-1)?.title ?? "" }).click()
  await expect(drawer).toBeHidden()
})

test("SHELL-14 a path that is not open to this person says so beside the menu, and leads to the first screen", {
  tag: "@desk",
}, async ({ page }) => {
  const boss = await arrive(page, people.boss)
  // A record that is not there is no failure of ours: nothing is offered to be tried again.
  await page.goto("/staff/999999")
  await expect(page.getByRole("heading", { name: "見つかりません", exact: true })).toBeVisible()
  await expect(page.getByRole("button", { name: "もう一度試す" })).toBeHidden()
  await profile(page).click()
  await page.getByRole("menuitem", { name: "ログアウト" }).click()
  await expect(page).toHaveURL(/\/login$/)
  const hand = await arrive(page, people.hand)
  const start = new URL(page.url()).pathname
  const closed = boss.routes.find((path) => !hand.routes.includes(path) && !path.includes(":"))
  expect(closed).toBeDefined()
  await page.goto(closed ?? "")
  await expect(page.getByRole("heading", { name: "この画面は開けません" })).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${closed}$`))
  await expect(page.getByRole("navigation", { name: "メインメニュー" })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole("link", { name: "最初の画面へ" }).click()
  await expect(page).toHaveURL(new RegExp(`${start}$`))
  await page.goto("/no-such-page/at-all")
  await expect(page.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible()
  await page.getByRole("navigation", { name: "メインメニュー" }).getByRole("link").first().click()
  await expect(page.getByRole("heading", { name: "ページが見つかりません" })).toBeHidden()
})

test("an unknown address has a page with a way back", { tag: "@desk" }, async ({ page }) => {
  await page.goto("/no-such-page")
  await expect(page.getByRole("heading", { name: "ページが見つかりません" })).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole("link", { name: "最初の画面へ" }).click()
  await expect(page).toHaveURL(/\/landing-page$/)
})

test("SHELL-02 PageDown and PageUp bring the content to its ends, but not from a field", { tag: "@desk" }, async ({
  page,
}) => {
  await arrive(page, people.boss)
  const scrolled = () =>
    page.locator("main#main").evaluate((box) => [box.scrollTop, box.scrollHeight - box.clientHeight])
  await page.locator("main#main").evaluate((box) => {
    const tall = document.createElement("div")
    tall.className = "h-dvh w-1"
    const field = document.createElement("input")
    field.setAttribute("aria-label", "probe")
    box.append(tall, field)
  })
  await page.locator("main#main").focus()
  await page.keyboard.press("PageDown")
  const [down, most] = await scrolled()
  expect(down).toBeGreaterThan(0)
  expect(down).toBe(most)
  await page.keyboard.press("PageUp")
  expect((await scrolled())[0]).toBe(0)
  await page.getByLabel("probe").evaluate((field) => field.focus({ preventScroll: true }))
  await page.evaluate(() => {
    window.addEventListener("keydown", (event) =>
      document.body.setAttribute("data-taken", String(event.defaultPrevented)),
    )
  })
  await page.keyboard.press("PageDown")
  await expect(page.locator("body")).toHaveAttribute("data-taken", "false")
})

test("without a network the frame stands and says so", async ({ page, context }) => {
  // What the first screen still fetches is here before the network goes.
  const scripts = loadedBy(page, ".js")
  await arrive(page, people.boss)
  await scripts()
  await context.setOffline(true)
  await expect(page.getByText("圏外です")).toBeVisible()
  await expect(page.locator("main#main")).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText("圏外です")).toBeHidden()
})

test.describe("where motion is welcome", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } })

  test("SHELL-07 nothing slides in the first 300 ms", { tag: "@desk" }, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const menu = document.querySelector("aside:has(nav)")
        if (menu === null) return
        observer.disconnect()
        document.documentElement.dataset.firstSlide = getComputedStyle(menu).transitionDuration
      }).observe(document, { childList: true, subtree: true })
    })
    await arrive(page, people.boss)
    await expect(page.locator("html")).toHaveAttribute("data-first-slide", "0s")
    await expect(sideMenu(page)).toHaveCSS("transition-duration", "0.15s")
  })
})
