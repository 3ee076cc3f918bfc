import { openClose, repairMonth, stepNow } from "./close-steps.ts"
import { enter, expect, test } from "./fixture.ts"
import { holdCloses } from "./held-closes.ts"
import { payers } from "./people.ts"

test.use({ expectedStatuses: [403] })

test(
  "a close that is cancelled gives the month back, and whoever waits for it is told",
  { tag: "@desk" },
  async ({ page, browser }, { retry }) => {
    const { boss, closer } = payers.cancellings[retry === 0 ? 0 : 1]
    await repairMonth(boss)
    await openClose(page, closer)
    await page.getByRole("button", { name: "プレビューを作る" }).click()
    const goOn = await holdCloses()
    await page.getByRole("button", { name: "4人を締める" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "4人を締める" }).click()
    await expect(stepNow(page)).toContainText("締め")

    const other = await browser.newPage()
    await enter(other, boss, "/jobs?state=running")
    await other.getByRole("button", { name: "中止する" }).click()
    await other.getByRole("alertdialog").getByRole("button", { name: "中止する" }).click()
    await expect(other.getByText("中止しています。")).toBeVisible()
    await goOn()
    await other.close()

    const told = page.getByRole("alert").filter({ hasText: "の締めは取り消されました" })
    await expect(told).toContainText("月は始める前の状態に戻っています。", { timeout: 60_000 })
    await told.getByRole("button", { name: "もう一度締める" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "4人を締める" }).click()
    await expect(page.getByText(/に ¥[\d,]+ を支払います/)).toBeVisible({ timeout: 60_000 })
  },
)
