import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier } from "./look.ts"
import { people } from "./people.ts"

test.use({ expectedStatuses: [403] })

test("STAFF-15 an admin blocks somebody who is signed in elsewhere: his next action is refused, until he is let in", {
  tag: "@desk",
}, async ({ page, browser }) => {
  const elsewhere = await browser.newContext({ locale: "ja-JP" })
  const his = await elsewhere.newPage()
  await enter(his, people.rival, "/staff")
  await expect(his.getByRole("grid", { name: "人員の一覧" })).toBeVisible()

  await enter(page, people.keeper, "/staff")
  await page.getByRole("searchbox", { name: "人員を検索" }).fill("競 二子")
  await page.getByRole("row", { name: "競 二子" }).getByRole("link").click()
  await page.getByRole("button", { name: "利用を停止する" }).click()
  const asked = page.getByRole("dialog", { name: "競 二子さんの利用を停止しますか？" })
  await expect(asked.getByText("入っている手配からは外れません。")).toBeVisible()
  await asked.getByLabel("理由").fill("長期の無断欠勤")
  // The key that saves answers nothing that can't be taken back; had it, the window would be gone before the button.
  await asked.getByLabel("理由").press("Control+s")
  await expectNoBarrier(page)
  await asked.getByRole("button", { name: "利用を停止する" }).click()
  await expect(page.getByText("競 二子さんの利用を停止しました")).toBeVisible()
  await expect(page.getByText("長期の無断欠勤", { exact: true })).toBeVisible()
  await expect(page.getByText("停止中のため、変更できません。")).toBeVisible()
  await expectNoBarrier(page)

  await expect(his).toHaveURL(/login-company/)
  await expect(his.getByText("アカウントがロックされています")).toBeVisible()
  await expect(his.getByRole("radio", { name: /アカウントがロックされています/ })).toBeDisabled()

  await page.getByRole("button", { name: "利用を再開する" }).click()
  await page.getByRole("dialog").getByRole("button", { name: "利用を再開する" }).click()
  await expect(page.getByText("競 二子さんの利用を再開しました")).toBeVisible()
  await his.reload()
  await expect(his.getByText("アカウントがロックされています")).toHaveCount(0)

  await page.getByRole("button", { name: "役割を変える" }).click()
  const roles = page.getByRole("dialog", { name: "競 二子さんの役割を変える" })
  await roles.getByRole("radio", { name: "事務" }).click()
  await roles.getByRole("button", { name: "役割を変える" }).click()
  await expect(page.getByText("競 二子さんの役割を「事務」に変えました")).toBeVisible()
  await page.getByRole("button", { name: "役割を変える" }).click()
  await roles.getByRole("radio", { name: "現場監督" }).click()
  await roles.getByRole("button", { name: "役割を変える" }).click()
  await expect(page.getByText("競 二子さんの役割を「現場監督」に変えました")).toBeVisible()
  await page.getByRole("button", { name: "管理レポートを見せない" }).click()
  await expect(page.getByRole("button", { name: "管理レポートを見せる" })).toBeVisible()
  await page.getByRole("button", { name: "管理レポートを見せる" }).click()
  await expect(page.getByRole("button", { name: "管理レポートを見せない" })).toBeVisible()
  await elsewhere.close()
})
