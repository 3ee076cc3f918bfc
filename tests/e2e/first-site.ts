/** The first site of a company that has nothing yet, with the customer who asks for it. */
import { expect, type Page } from "@playwright/test"
import { expectNoBarrier } from "./look.ts"

/** In the window that is open. */
export const fillFirstSite = async (page: Page) => {
  const dialog = page.getByRole("dialog", { name: "現場を作成" })
  await dialog.getByLabel("現場名").fill("豊洲三丁目計画")
  await dialog.getByLabel("住所").fill("東京都江東区豊洲3丁目")
  await dialog.getByRole("combobox", { name: "得意先" }).fill("清水建設")
  await page.keyboard.press("ArrowDown")
  await page.keyboard.press("Enter")
  const customer = page.getByRole("dialog", { name: "得意先を登録" })
  await expect(customer.getByLabel("会社名")).toHaveValue("清水建設")
  await customer.getByLabel("電話番号").fill("12")
  await customer.getByLabel("フリガナ").fill("しみずけんせつ")
  await page.keyboard.press("Control+s")
  await expect(customer.getByLabel("電話番号")).toHaveAccessibleDescription(/電話番号/)
  await expect(customer.getByLabel("フリガナ")).toHaveValue("シミズケンセツ")
  await expectNoBarrier(page)
  await customer.getByLabel("電話番号").fill("0312345678")
  await page.keyboard.press("Control+s")
  await expect(customer).toBeHidden()
  await expect(dialog.getByRole("combobox", { name: "得意先" })).toHaveValue("清水建設")
  await expect(dialog.getByLabel("現場名")).toHaveValue("豊洲三丁目計画")
  await dialog.getByLabel("通常単価（円／人工）").fill("24000")
  await dialog.getByLabel("夜間単価（円／人工）").fill("30000")
  await dialog.getByRole("button", { name: "現場を作成する" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "いいえ、現場だけ作成する" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText("豊洲三丁目計画")
}
