import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier } from "./look.ts"
import { payers } from "./people.ts"

/** Paid in December 2025, before the steps above the tax table are held. */
const month = "2025-11"

test(
  "a close goes on without somebody whose law is missing: chosen, with a reason, and shown as unpaid afterwards",
  {
    tag: "@desk",
  },
  async ({ page }, { retry }) => {
    await enter(page, payers.lawless[retry === 0 ? 0 : 1].closer, `/payroll?month=${month}`)
    await expect(page.getByText("直すものが1件あります")).toBeVisible()
    await page.getByRole("checkbox", { name: "大野 社長さんを除いて締める" }).click()
    // Without a reason nobody is left out.
    await expect(page.getByRole("button", { name: "プレビューを作る" })).toBeDisabled()
    await page.getByRole("textbox", { name: "理由" }).fill("令和7年分の税額表を待つため")
    // The page scrolls, the card never: half of it was once out of reach.
    const card = page
      .locator("[data-slot=card]")
      .filter({ has: page.getByRole("heading", { name: "この人を除いて締める" }) })
    expect(await card.evaluate((of) => of.scrollHeight - of.clientHeight)).toBe(0)
    await expectNoBarrier(page)
    await page.getByRole("button", { name: "プレビューを作る" }).click()
    await page.getByRole("button", { name: "1人を締める" }).click()
    const question = page.getByRole("alertdialog")
    await expect(question).toContainText("大野 社長さんを除いて締めます")
    await question.getByRole("button", { name: "1人を締める" }).click()
    await expect(page.getByRole("heading", { name: "まだ支払っていない人 1人" })).toBeVisible({ timeout: 60_000 })
    await expect(page.getByText("理由：令和7年分の税額表を待つため")).toBeVisible()
    await expectNoBarrier(page)

    // A correction of everybody meets the same person: it goes on without him too, with a reason of its own.
    await page.getByRole("button", { name: "訂正する" }).click()
    const correction = page.getByRole("dialog", { name: "訂正する" })
    await correction.getByRole("checkbox", { name: "大野 社長さんを除いて訂正する" }).click()
    await expect(correction.getByRole("textbox", { name: "除く理由" })).toHaveValue("")
    await correction.getByRole("textbox", { name: "理由", exact: true }).fill("手当の見直し")
    await correction.getByRole("button", { name: "訂正の明細を作る" }).click()
    await expect(correction).toBeVisible()
    await correction.getByRole("textbox", { name: "除く理由" }).fill("税額表がまだ出ないため")
    await expectNoBarrier(page)
    await correction.getByRole("button", { name: "訂正の明細を作る" }).click()
    await expect(correction).toBeHidden()
    await expect(page.getByText("理由：税額表がまだ出ないため")).toBeVisible({ timeout: 60_000 })
    await expect(page.getByRole("heading", { name: "まだ支払っていない人 1人" })).toBeVisible()
  },
)
