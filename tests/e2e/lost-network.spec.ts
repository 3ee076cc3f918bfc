/** The whole network goes away in the middle of a form, before the first save has loaded what checks it. */
import { arrive } from "./arranging-steps.ts"
import { expect, test } from "./fixture.ts"
import { arrangers } from "./people.ts"
import { aBoard, ownName } from "./seed/board.ts"

// What the device keeps is tested here.
test.use({ serviceWorkers: "allow" })

test("UI-10 a form that loses the network stays as it is, says so, and saves when it is back", {
  tag: "@desk",
}, async ({ page, context }) => {
  const name = ownName("電波の届かない現場")
  const board = await aBoard()
  const id = await board.site(name)
  await arrive(page, arrangers.manager, `/works/information?constructionSiteId=${id}`)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
  await page.getByRole("button", { name: "編集" }).click()
  const dialog = page.getByRole("dialog", { name: "現場を編集" })
  await dialog.getByLabel("代表者").fill("大山 茂")
  await context.setOffline(true)
  let loads = 0
  page.on("load", () => {
    loads += 1
  })
  await dialog.getByLabel("代表者").press("Tab")
  await dialog.getByRole("button", { name: "保存" }).click()
  await expect(dialog.getByRole("alert").filter({ hasText: "サーバーにつながりません" })).toBeVisible()
  await expect(dialog.getByLabel("代表者")).toHaveValue("大山 茂")
  await context.setOffline(false)
  await dialog.getByRole("button", { name: "保存" }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole("region", { name: "基本" })).toContainText("大山 茂")
  expect(loads, "the page was not loaded again").toBe(0)
})

test("UI-10 on a long page the failed save is told beside its button, wherever one has scrolled to", {
  tag: "@phone",
}, async ({ page, context }) => {
  await arrive(page, arrangers.hand, "/mypage")
  const address = page.getByLabel("連絡先の所在地")
  await address.fill("東京都江東区木場1-1")
  await address.scrollIntoViewIfNeeded()
  await context.setOffline(true)
  await page.getByRole("button", { name: "保存" }).click()
  await expect(page.getByRole("alert").filter({ hasText: "保存できませんでした" })).toBeInViewport({ ratio: 1 })
  await expect(address).toHaveValue("東京都江東区木場1-1")
  await context.setOffline(false)
  await page.getByRole("button", { name: "保存" }).click()
  await expect(page.getByRole("alert")).toHaveCount(0)
})
