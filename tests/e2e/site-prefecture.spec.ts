/** 都道府県 of a site: asked for only where the address doesn't tell it. */
import { arrive } from "./arranging-steps.ts"
import { expect, test } from "./fixture.ts"
import { arrangers } from "./people.ts"
import { ownName } from "./seed/board.ts"

test("D120 the form asks for the prefecture that the address does not tell, proposes it, and keeps what is chosen", {
  tag: "@desk",
}, async ({ page }) => {
  const name = ownName("県境の現場")
  await arrive(page, arrangers.manager, "/works?create=1")
  const dialog = page.getByRole("dialog", { name: "現場を作成" })
  const prefecture = dialog.getByRole("combobox", { name: "都道府県" })
  const address = dialog.getByLabel("住所")
  await dialog.getByLabel("現場名").fill(name)
  await dialog.getByRole("combobox", { name: "得意先" }).fill("大成")
  await page.getByRole("option", { name: "大成工務" }).click()
  await address.fill("東京都港区海岸1丁目")
  await address.press("Tab")
  await expect(prefecture).toHaveCount(0)
  await address.fill("川口1丁目")
  await address.press("Tab")
  await expect(prefecture).toHaveText("選ぶ")
  await address.fill("埼玉 川口1丁目")
  await address.press("Tab")
  await expect(prefecture).toHaveText("埼玉県")
  await prefecture.click()
  await page.getByRole("option", { name: "千葉県" }).click()
  await dialog.getByLabel("通常単価（円／人工）").fill("24000")
  await dialog.getByLabel("夜間単価（円／人工）").fill("30000")
  await dialog.getByRole("button", { name: "現場を作成する" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "いいえ、現場だけ作成する" }).click()
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
  await page.getByRole("button", { name: "編集" }).click()
  await expect(page.getByRole("dialog", { name: "現場を編集" }).getByRole("combobox", { name: "都道府県" })).toHaveText(
    "千葉県",
  )
})
