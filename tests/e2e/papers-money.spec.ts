/** What we owe goes out in one file for the bank. */
import { readFileSync } from "node:fs"
import { deskOf } from "./desk-call.ts"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier } from "./look.ts"
import { matchers } from "./people.ts"
import { lastMonth } from "./seed/months.ts"

test(
  "BEY-09 an acceptance that the vendor confirmed goes into 総合振込 and its file",
  { tag: "@desk" },
  async ({ page }, { retry }) => {
    const title = `振込の検収 ${retry}`
    const [boss, vendor] = [await deskOf(matchers.boss), await deskOf(matchers.vendor)]
    const [partner] = await boss("/vendor/list-vendor", { pageSize: 10 })
    const made = await boss("/paper/create-paper", {
      ...{ type: 5, partnerId: partner.id, title, createdAt: `${lastMonth}-20`, isTaxVendor: 0, serviceCharge: 0 },
      lines: [{ label: "足場", quantity: 1, unit: "式", unitPrice: 30_000, valueTax: 10 }],
    })
    const waiting = await boss(`/paper/update-paper-status/${made.id}`, { version: made.version, status: 2 }, "PUT")
    await vendor(`/v6/paper/${made.id}/vendor-confirm`, { version: waiting.version, isConfirm: 1 }, "PUT")

    await enter(page, matchers.boss, `/paper?q=${encodeURIComponent(title)}`)
    const papers = page.getByRole("grid", { name: "書類" })
    await expect(papers).toContainText(title)
    await papers.focus()
    await page.keyboard.press("Space")
    await page.getByRole("region", { name: "選んだ行" }).getByRole("button", { name: "総合振込データを作る" }).click()
    const transfer = page.getByRole("dialog", { name: "総合振込データ" })
    await expect(transfer).toContainText("合計 ¥33,000")
    await transfer.getByLabel("委託者コード").fill("1234567")
    for (const [place, words] of [
      ["銀行", "みずほ"],
      ["支店", "丸之内"],
    ] as const) {
      await transfer.getByRole("combobox", { name: place }).fill(words)
      await page.getByRole("option", { name: words }).first().click()
    }
    await transfer.getByLabel("預金種目").click()
    await page.getByRole("option", { name: "当座" }).click()
    await transfer.getByLabel("口座番号").fill("12345")
    await transfer.getByLabel("口座名義").fill("ショウゴウセツビ")
    await expectNoBarrier(page)
    const saved = page.waitForEvent("download")
    await transfer.getByRole("button", { name: "振込データを作る" }).click()
    // One record a payee, of 120 letters: one of data begins with 2 (全銀).
    const file = readFileSync(await (await saved).path(), "latin1").replaceAll(/[\r\n]/g, "")
    expect((file.match(/.{120}/g) ?? []).map(([kind]) => kind)).toEqual(["1", "2", "8", "9"])
    await expect(transfer).toHaveCount(0)
  },
)
