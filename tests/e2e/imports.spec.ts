/** 取り込み: a list of people is pasted, one row put right in place, imported and taken back. */
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { mailers, people } from "./people.ts"

const head = "氏名\tﾌﾘｶﾞﾅ\t区分\t性別\t生年月日\t携帯"
const rowsOf = (mark: string) =>
  [
    head,
    `取込 一郎${mark}\tﾄﾘｺﾐ ｲﾁﾛｳ\t社員\t男\tS63.4.12\t０９０１０００００４３`,
    `取込 二郎${mark}\tﾄﾘｺﾐ ｼﾞﾛｳ\t社員\t男\tH2.11.3\t090-1000-0044`,
    `取込 三郎${mark}\tﾄﾘｺﾐ ｻﾌﾞﾛｳ\tパート\t男\tS58.2.30\t090-1000-0045`,
    `取込 花子${mark}\tﾄﾘｺﾐ ﾊﾅｺ\t社員\t女\t1994/7/30\t090-1000-0046`,
    `取込 五郎${mark}\tﾄﾘｺﾐ ｺﾞﾛｳ\t社員\t男\t平成3年5月5日\t090-1000-0047`,
  ].join("\n")

test("BEY-16 five rows are pasted, the wrong one is put right in place, they are imported and taken back", async ({
  page,
  isMobile,
}) => {
  const mark = isMobile ? "電話" : "机"
  // Each layout in a company of its own: the newest import is the one to take back.
  await enter(page, isMobile ? mailers.boss : people.boss, "/staff")
  await page.getByRole("link", { name: "Excelから取り込む" }).first().click()
  await expect(page.getByRole("heading", { level: 1, name: "人員の取り込み" })).toBeVisible()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  if (isMobile) await expectTargets(page)
  await page.getByLabel("または、Excelでコピーした表を貼り付ける").fill(rowsOf(mark))
  await page.getByRole("button", { name: "貼り付けた表を読む" }).click()

  await expect(page.getByRole("combobox", { name: "フリガナ", exact: true })).toContainText("ﾌﾘｶﾞﾅ")
  await expect(page.getByRole("combobox", { name: "電話番号", exact: true })).toContainText("携帯")
  await expect(page.getByRole("combobox", { name: "パート" })).toContainText("アルバイト")
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole("button", { name: "5行を確認する" }).click()

  await expect(page.getByText("まだ何も保存していません")).toBeVisible()
  const birthday = page.getByRole("textbox", { name: "4行目の生年月日" })
  await expect(birthday).toHaveValue("S58.2.30")
  await expect(page.getByRole("button", { name: /保存する/ })).toHaveCount(0)
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  await birthday.fill("S58.2.28")
  await birthday.press("Enter")
  await page.getByRole("button", { name: "5行を保存する" }).click()

  await expect(page.getByText("5件を登録しました")).toBeVisible()
  await expectNoBarrier(page)
  await page.getByRole("link", { name: "一覧を見る" }).click()
  await page.getByRole("searchbox").first().fill(`取込 三郎${mark}`)
  await expect(page.getByText(`取込 三郎${mark}`).first()).toBeVisible()

  await page.getByRole("link", { name: "Excelから取り込む" }).first().click()
  await page.getByRole("button", { name: "元に戻す" }).first().click()
  await page.getByRole("alertdialog").getByRole("button", { name: "元に戻す" }).click()
  await expect(page.getByText("5件を元に戻しました").first()).toBeVisible()
  await page.goto(`/staff?q=${encodeURIComponent(`取込 三郎${mark}`)}`)
  await expect(page.getByText("条件に合う人はいません").first()).toBeVisible()
})
