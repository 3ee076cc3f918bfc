/** 確認 (04a): what only asks to be looked at is looked at, and an account and a wage are mended without leaving the close. */
import { hourlyTerms } from "../people/terms-on-the-wire.ts"
import { openClose } from "./close-steps.ts"
import { deskOf } from "./desk-call.ts"
import { expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll } from "./look.ts"
import { payers } from "./people.ts"
import { lastMonth } from "./seed/months.ts"

test("BEY-06 確認した stays over a visit, an account is typed and a wage is raised where the close found them", {
  tag: "@desk",
}, async ({ page }) => {
  const desk = await deskOf(payers.watchedBoss)
  const { checks } = await desk(`/v5/timesheet/checks?month=${lastMonth}`)
  const [ended = { userId: 0 }] = checks.find(({ kind }: { kind: string }) => kind === "noAccount").findings
  const { name, version } = await desk(`/staff/detail-staff/${ended.userId}`)
  const terms = { ...hourlyTerms, effectiveFrom: `${lastMonth}-01`, basicSalary: 900, commutingTaxFree: 0 }
  await desk(`/staff/admin-update-staff/${ended.userId}`, { version, terms }, "PUT")
  await openClose(page, payers.watchedBoss)

  const below = page.locator("#check-belowMinimumWage")
  const row = below.getByRole("listitem").filter({ hasText: name })
  await row.getByRole("button", { name: `${name}さんの「最低賃金未満」を確認した` }).click()
  await expect(row.getByText(/が確認$/)).toBeVisible()
  await page.reload()
  await expect(row.getByText(/が確認$/)).toBeVisible()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  await row.getByRole("button", { name: `${name}さんの「最低賃金未満」の確認を取り消す` }).click()
  await expect(row.getByText(/が確認$/)).toHaveCount(0)

  await row.getByRole("button", { name: `${name}さんの賃金を上げる` }).click()
  const wage = page.getByRole("dialog", { name: `${name}さんの賃金を最低賃金以上にする` })
  await expect(wage.getByText(/1時間 ¥900 の約束が/)).toBeVisible()
  await expectNoBarrier(page)
  await wage.getByRole("button", { name: "この賃金にする" }).click()
  await expect(wage).toBeHidden()
  await expect(row).toHaveCount(0)

  const taxed = page.locator("#check-commutingTaxed").getByRole("listitem").filter({ hasText: name })
  await taxed.getByRole("button", { name: `${name}さんの通勤手当の非課税の額を入れる` }).click()
  const commuting = page.getByRole("dialog", { name: `${name}さんの通勤手当` })
  await expect(commuting.getByLabel("通勤手当（月）")).toHaveValue("12,000")
  // More than the allowance is refused at its field, and nothing typed is lost.
  await commuting.getByLabel("うち非課税").fill("12001")
  await commuting.getByRole("button", { name: "この額にする" }).click()
  await expect(commuting.getByLabel("うち非課税")).toHaveAttribute("aria-invalid", "true")
  await commuting.getByLabel("うち非課税").fill("10000")
  await expectNoBarrier(page)
  await commuting.getByRole("button", { name: "この額にする" }).click()
  await expect(commuting).toBeHidden()
  await expect(taxed).toHaveCount(0)

  const missing = page.locator("#check-noAccount").getByRole("listitem").filter({ hasText: name })
  await missing.getByRole("button", { name: `${name}さんに今月は現金で払う` }).click()
  const cash = page.getByRole("dialog", { name: `${name}さんに今月は現金で払う` })
  await cash.getByRole("button", { name: "現金で払うことにする" }).click()
  await expect(cash.getByText("理由を書いてください。")).toBeVisible()
  await cash.getByLabel("理由").fill("通帳を作っているため")
  await expectNoBarrier(page)
  await cash.getByRole("button", { name: "現金で払うことにする" }).click()
  await expect(missing.getByText("通帳を作っているため")).toBeVisible()
  await expect(page.getByText("全銀ファイル送信")).toBeVisible()
  await page.screenshot({ path: test.info().outputPath("cash.png") })
  await missing.getByRole("button", { name: `${name}さんの口座を入れる` }).click()
  const account = page.getByRole("dialog", { name: `${name}さんの振込先` })
  await account.getByLabel("銀行名").fill("みずほ")
  await page.getByRole("option", { name: /みずほ.*0001/ }).click()
  await account.getByLabel("支店名").fill("丸之内")
  await page.getByRole("option").first().click()
  await account.getByLabel("口座番号").fill("1234567")
  await account.getByLabel("口座名義").fill("ヤマダ タロウ")
  // Without its kind no bank takes an account: what is missing is named, and nothing typed is lost.
  await account.getByRole("button", { name: "登録する" }).click()
  await expect(account.getByLabel("口座番号")).toHaveValue("1234567")
  await account.getByLabel("口座の種別").click()
  await page.getByRole("option", { name: "普通" }).click()
  await expectNoBarrier(page)
  await account.getByRole("button", { name: "登録する" }).click()
  await expect(account).toBeHidden()
  await expect(missing).toHaveCount(0)
})
