import { arrive } from "./arranging-steps.ts"
import { expect, test } from "./fixture.ts"
import { arrangers } from "./people.ts"

const crashed = "画面を表示できませんでした"

test("an address that says nonsense shows the page as if it said nothing", { tag: "@desk" }, async ({ page }) => {
  await arrive(page, arrangers.manager, "/calendar?constructionSiteId=abc&month=5&view=list")
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/\d{4}年\d+月/)
  await expect(page.getByText("再接続")).toHaveCount(0)
  for (const address of [
    "/salary?month=5",
    '/salary?month={"a":1}&sort=[3]',
    '/works?customer=-5&states=[99]&sort={"a":1}',
    '/salary-v4?month=2026-11&sort={"a":1}',
    "/payroll?month=abc",
    '/staff?sort={"a":1}&roles=[99]&jobs=5',
    "/notification?sort=[1]&show=5",
    "/jobs?sort=[1]&state=5",
  ]) {
    await page.goto(address)
    await expect(page.getByRole("heading").first(), address).toBeVisible()
    await expect(page.getByText(crashed), address).toHaveCount(0)
    await expect(page.getByText("NaN"), address).toHaveCount(0)
  }
})

test.describe("refused", () => {
  test.use({ expectedStatuses: [400] })

  test("a month that the company refuses is no lost connection", { tag: "@desk" }, async ({ page }) => {
    await page.route("**/api/nest/calendar/super-calendar", (route) =>
      route.fulfill({
        status: 400,
        json: { errorCode: "Invalid_Input", errorMessage: "入力内容が正しくありません。" },
      }),
    )
    await arrive(page, arrangers.manager, "/calendar?view=month")
    await expect(page.getByRole("alert")).toContainText("入力内容が正しくありません。")
    await expect(page.getByText(/再接続|つながり次第/)).toHaveCount(0)
    await page.unroute("**/api/nest/calendar/super-calendar")
    await page.getByRole("button", { name: "もう一度試す" }).click()
    await expect(page.getByRole("alert")).toHaveCount(0)
  })
})
