/** STAFF-12: what a person of a customer may do is said on its page, and so is that it could not be read. */
import { arrive } from "./arranging-steps.ts"
import { expect, test } from "./fixture.ts"
import { arrangers } from "./people.ts"
import { aBoard } from "./seed/board.ts"

test.describe("the server fails", () => {
  test.use({ expectedStatuses: [500] })
  test("STAFF-12 UI-10 a card of access that could not be read says so, and is read anew", { tag: "@desk" }, async ({
    page,
  }) => {
    const customers = await (await aBoard(arrangers.boss)).call("POST", "/customer", { pageSize: 100 })
    const joined = customers.body.data.find((one: { companyName: string }) => one.companyName === "大成工務")
    let isBroken = true
    await page.route(/\/details-user$/, (route) =>
      isBroken ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
    await arrive(page, arrangers.boss, `/customer/${joined.id}`)
    const failure = page.getByRole("alert").filter({ hasText: "読み込めませんでした" })
    await expect(failure).toBeVisible({ timeout: 15_000 })
    isBroken = false
    await failure.getByRole("button", { name: "もう一度試す" }).click()
    await expect(page.getByRole("heading", { level: 2, name: "役割と利用" })).toBeVisible()
  })
})
