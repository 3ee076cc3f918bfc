/** 明細PDF: saved under its own name, and patient where it takes long. */
import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import { enter, expect, test } from "./fixture.ts"
import { payers } from "./people.ts"

const openSlip = async (page: Page, name: string) => {
  await enter(page, payers.finance, "/salary-v4")
  await page.getByRole("link", { name }).click()
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible()
}

test.describe("at the desk", { tag: "@desk" }, () => {
  test("PDF of a slip is saved under its own name", async ({ page }) => {
    await openSlip(page, "佐藤 大輔")
    const saved = page.waitForEvent("download")
    await page.getByRole("button", { name: "明細PDF" }).click()
    const file = await saved
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)
    expect(readFileSync(await file.path(), "latin1").slice(0, 5)).toBe("%PDF-")
  })

  test("PAY-14 a paper that is long in coming says that it waits its turn, and comes", async ({ page }) => {
    await openSlip(page, "高橋 翔")
    let letGo: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route("**/payroll/*/pdf", async (route) => {
      await held
      await route.continue()
    })
    const button = page.getByRole("button", { name: /明細PDF|PDF/ })
    await expect(button).not.toContainText("順番を待っています")
    const download = page.waitForEvent("download")
    await button.click()
    await expect(button).toHaveAttribute("aria-busy", "true")
    await expect(button.getByRole("status")).toHaveText("順番を待っています")
    letGo()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
    await expect(button).not.toContainText("順番を待っています")
  })
})
