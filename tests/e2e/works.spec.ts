import { arrive, card, form, panel, save } from "./arranging-steps.ts"
import { expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { arrangers } from "./people.ts"
import { aBoard, ownName } from "./seed/board.ts"

test("SITE-03 SITE-04 SITE-06 SHELL-18 a labour site: what is needed is named at once, Enter goes on, and the page shows it", {
  tag: "@desk",
}, async ({ page }) => {
  const name = ownName("常用の現場")
  await arrive(page, arrangers.manager, "/works")
  await page.getByRole("main").getByRole("button", { name: "現場を作成" }).click()
  const dialog = page.getByRole("dialog", { name: "現場を作成" })
  await expectNoBarrier(page)
  await dialog.getByRole("button", { name: "現場を作成する" }).click()
  for (const label of ["現場名", "得意先", "住所", "通常単価（円／人工）", "夜間単価（円／人工）"]) {
    await expect(dialog.getByLabel(label)).toHaveAccessibleDescription(/この項目を入力|選択して/)
  }
  await dialog.getByLabel("現場名").fill(name)
  await dialog.getByLabel("現場名").press("Enter")
  await expect(dialog.getByLabel("よみがな")).toBeFocused()
  await dialog.getByRole("combobox", { name: "得意先" }).fill("大成")
  await page.getByRole("option", { name: "大成工務" }).click()
  await dialog.getByLabel("住所").fill("東京都港区海岸1丁目")
  await dialog.getByLabel("通常単価（円／人工）").fill("￥２４，０００円")
  await dialog.getByLabel("夜間単価（円／人工）").fill("-1")
  await dialog.getByRole("button", { name: "現場を作成する" }).click()
  await expect(dialog.getByLabel("夜間単価（円／人工）")).toHaveAccessibleDescription(/0以上|以上/)
  await expect(dialog.getByLabel("通常単価（円／人工）")).toHaveValue("24000")
  await dialog.getByLabel("夜間単価（円／人工）").fill("30000")
  await dialog.getByRole("button", { name: "現場を作成する" }).click()
  // Esc leads back to what was typed; yes makes the first arrangement with the site (SITE-06).
  const question = page.getByRole("alertdialog", { name: /手配も作成しますか/ })
  await expect(question).toBeVisible()
  await page.keyboard.press("Escape")
  await expect(dialog.getByLabel("現場名")).toHaveValue(name)
  await dialog.getByRole("button", { name: "現場を作成する" }).click()
  await question.getByRole("button", { name: "はい、手配も作成する" }).click()
  await expect(page).toHaveURL(/\/works\/calendar\?constructionSiteId=\d+/)
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name)
  await page.getByRole("navigation", { name: "現場のページ" }).getByRole("link", { name: "現場情報" }).click()
  await expect(page.getByRole("region", { name: "これからの手配" }).getByRole("listitem")).toHaveCount(1)
  await expect(page.getByRole("region", { name: "客先の単価" })).toContainText("24,000")
  await expect(page.getByRole("region", { name: "基本" })).toContainText("大成工務")
  await page.reload()
  await expect(page.getByRole("region", { name: "基本" })).toBeVisible()
  await expectNoBarrier(page)
})

test("SITE-03 SITE-04 a fixed-price site asks for contract and period; its name may stand twice after a question", {
  tag: "@desk",
}, async ({ page }) => {
  const board = await aBoard()
  const name = ownName("請負の現場")
  await board.site(name)
  await arrive(page, arrangers.manager, "/works?create=1")
  const dialog = page.getByRole("dialog", { name: "現場を作成" })
  await dialog.getByLabel("現場名").fill(name)
  await dialog.getByRole("combobox", { name: "得意先" }).fill("大成")
  await page.getByRole("option", { name: "大成工務" }).click()
  await dialog.getByText("請負（金額と工期で）").click()
  await expect(dialog.getByLabel("通常単価（円／人工）")).toHaveCount(0)
  await dialog.getByLabel("住所").fill("東京都港区海岸1丁目")
  await dialog.getByLabel("請負金額（円・税抜）").fill("3,000,000")
  await dialog.getByLabel("工期の開始日").fill("R9.4.1")
  await dialog.getByLabel("工期の終了日").fill("2027/3/31")
  await dialog.getByRole("button", { name: "現場を作成する" }).click()
  await expect(dialog.getByLabel("工期の終了日")).toHaveAccessibleDescription(/.+/)
  await expect(dialog.getByLabel("工期の開始日")).toHaveValue("2027/04/01")
  await dialog.getByLabel("工期の終了日").fill("2028/3/31")
  await dialog.getByRole("button", { name: "現場を作成する" }).click()
  const question = page.getByRole("alertdialog", { name: /同じ名前の現場があります/ })
  await question.getByRole("button", { name: "このまま作成する" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "請負で進む" }).click()
  await page.getByRole("alertdialog").getByRole("button", { name: "いいえ、現場だけ作成する" }).click()
  await page.getByRole("navigation", { name: "現場のページ" }).getByRole("link", { name: "現場情報" }).click()
  await expect(page.getByRole("region", { name: "請負", exact: true })).toContainText("3,000,000")
  await expect(page.getByRole("region", { name: "基本" })).toContainText("2027/04/01 〜 2028/03/31")
})

test.describe("two managers", () => {
  test.use({ expectedStatuses: [409] })
  test("a site that somebody else changed first keeps what I typed", { tag: "@desk" }, async ({ page }) => {
    const [board, other] = [await aBoard(), await aBoard(arrangers.otherManager)]
    const id = await board.site(ownName("直す現場"))
    await arrive(page, arrangers.manager, `/works/information?constructionSiteId=${id}`)
    await page.getByRole("button", { name: "編集" }).click()
    const dialog = page.getByRole("dialog", { name: "現場を編集" })
    await dialog.getByLabel("最寄駅").fill("豊洲駅 徒歩6分")
    await other.call("PUT", `/construction-site/${id}/update`, { version: 1, meetingPlace: "南ゲート前" })
    await dialog.getByRole("button", { name: "保存" }).click()
    await expect(dialog.getByRole("alert").first()).toContainText(/さんが \d\d:\d\d に先に変更しました/)
    await expect(dialog.getByLabel("最寄駅")).toHaveValue("豊洲駅 徒歩6分")
    await expect(dialog.getByLabel("集合場所（いつもの）")).toHaveValue("南ゲート前")
    await dialog.getByRole("button", { name: "保存" }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole("region", { name: "場所" })).toContainText("豊洲駅 徒歩6分")
    await expect(page.getByRole("region", { name: "場所" })).toContainText("南ゲート前")
  })
})

test("the list is searched and filtered by its address, and leads to the site and its arrangements", {
  tag: "@desk",
}, async ({ page }) => {
  const board = await aBoard()
  const [name, done] = [ownName("探す現場"), ownName("終わった現場")]
  await board.site(name)
  await board.site(done, { state: 4 })
  await arrive(page, arrangers.manager, "/works")
  await expectNoBarrier(page)
  await page.getByRole("button", { name: "完了" }).click()
  await expect(page).toHaveURL(/states=completed/)
  await expect(page.getByRole("link", { name: done })).toBeVisible()
  await expect(page.getByRole("link", { name })).toHaveCount(0)
  await page.getByRole("button", { name: "完了" }).click()
  await page.getByRole("searchbox").fill(name)
  await expect(page).toHaveURL(/q=/)
  await page.getByRole("link", { name }).click()
  await page.getByRole("button", { name: "手配を作る" }).click()
  await card(page, "午前").getByLabel("午前の必要人工").fill("2")
  await save(page)
  await page.getByRole("alertdialog").getByRole("button", { name: "このまま手配する" }).click()
  await expect(form(page)).toBeHidden()
  await expect(page.getByRole("region", { name: "今週の手配" })).toContainText("不足 2")
  await page.getByRole("link", { name: "予定" }).click()
  await expect(panel(page).getByRole("button", { name, exact: true })).toBeVisible()
})

test("SITE-01 a site is one thing with five addresses: each opens it, and the tabs lead from one to the next", {
  tag: "@desk",
}, async ({ page }) => {
  const board = await aBoard(arrangers.boss)
  const name = ownName("五つの頁")
  const id = await board.site(name)
  await arrive(page, arrangers.boss, `/works/calendar?constructionSiteId=${id}`)
  const heading = page.getByRole("heading", { level: 1 })
  await expect(heading).toContainText(name)
  for (const [tab, address] of [
    ["現場情報", "information"],
    ["勤怠", "timekeeping"],
    ["収支", "revenueCost"],
  ] as const) {
    await page.getByRole("navigation", { name: "現場のページ" }).getByRole("link", { name: tab }).click()
    await expect(page).toHaveURL(new RegExp(`/works/${address}\\?constructionSiteId=${id}`))
    await expect(heading).toContainText(name)
  }
  await page.goto(`/works/information?constructionSiteId=${id}&isAutoCreateTask=1`)
  await expect(page).toHaveURL(new RegExp(`constructionSiteId=${id}&isAutoCreateTask=1`))
  await expect(heading).toContainText(name)
  await page.getByRole("navigation", { name: "現場のページ" }).getByRole("link", { name: "書類" }).click()
  await expect(page).toHaveURL(new RegExp(`/paper\\?site=${id}`))
  await expect(page.getByRole("main")).toContainText(`現場：${name}`)
  await page.getByRole("button", { name: "現場の条件を消す" }).click()
  await expect(page).toHaveURL(/\/paper$/)
})

test("SITE-07 several sites change their state at once, one of them in its place", { tag: "@desk" }, async ({
  page,
}) => {
  const board = await aBoard()
  const names = [ownName("まとめて一"), ownName("まとめて二")]
  for (const name of names) await board.site(name)
  await arrive(page, arrangers.manager, "/works")
  for (const name of names) {
    await page.getByRole("searchbox").fill(name)
    // The head's box and this row's: the list has come to rest.
    await expect(page.getByRole("main").getByRole("checkbox")).toHaveCount(2)
    await page.getByRole("row", { name }).getByRole("checkbox").check()
  }
  await page.getByRole("button", { name: "中断にする" }).click()
  await expect(page.getByText(/の状態を「中断」にしました/)).toBeVisible()
  await page.getByRole("link", { name: names[1] ?? "" }).click()
  await page.getByRole("button", { name: "状態を変える（いまは中断）" }).click()
  await page.getByRole("menuitem", { name: "施工中" }).click()
  await expect(page.getByRole("button", { name: "状態を変える（いまは施工中）" })).toBeVisible()
})

test("Esc says which fields would be lost", { tag: "@desk" }, async ({ page }) => {
  await arrive(page, arrangers.manager, "/works?create=1")
  const dialog = page.getByRole("dialog", { name: "現場を作成" })
  await dialog.getByLabel("現場名").fill("捨てる現場")
  await dialog.getByLabel("最寄駅").fill("品川駅")
  await page.keyboard.press("Escape")
  const question = page.getByRole("alertdialog")
  await expect(question.getByRole("listitem")).toHaveText(["現場名", "最寄駅"])
  await question.getByRole("button", { name: "捨てる" }).click()
  await expect(dialog).toBeHidden()
  await expect(page).not.toHaveURL(/create/)
})

test("phones: sites as cards, the form over the whole screen", { tag: "@phone" }, async ({ page }) => {
  const board = await aBoard()
  const name = ownName("電話の現場")
  await board.site(name)
  await arrive(page, arrangers.manager, `/works?q=${encodeURIComponent(name)}`)
  await expect(page.getByRole("link", { name })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectTargets(page)
  await page.getByRole("link", { name }).tap()
  await page.getByRole("button", { name: "編集" }).tap()
  await expect(page.getByRole("dialog", { name: "現場を編集" })).toBeVisible()
  await expectNoBarrier(page)
  await expectTargets(page)
})
