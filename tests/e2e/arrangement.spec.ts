import { card, form, newTask, openDay, openTask, panel, save } from "./arranging-steps.ts"
import { expect, test } from "./fixture.ts"
import { expectNoBarrier } from "./look.ts"
import { aBoard, ownName } from "./seed/board.ts"

test("TASK-01 TASK-06 TASK-08 an arrangement is made in the form and read again in it", { tag: "@desk" }, async ({
  page,
}) => {
  const board = await aBoard()
  const name = ownName("作る現場")
  await board.site(name)
  await openDay(page, "2027-03-02")
  await newTask(page, name)
  await expectNoBarrier(page)
  await expect(card(page, "午前").getByLabel("午前の開始時刻")).toHaveValue("08:00")
  await card(page, "午後").getByLabel("午後を使う").click()
  await expect(card(page, "午後").getByLabel("午後の終了時刻")).toHaveValue("17:00")
  // Five minutes a step, typed as it comes, and never empty.
  const from = card(page, "午後").getByLabel("午後の開始時刻")
  await from.press("ArrowUp")
  await expect(from).toHaveValue("13:05")
  await from.fill("1330")
  await from.blur()
  await expect(from).toHaveValue("13:30")
  await from.fill("")
  await from.blur()
  await expect(from).toHaveValue("13:30")
  await from.fill("13:32")
  await card(page, "午前").getByLabel("午前の必要人工").fill("２")
  await card(page, "午後").getByLabel("午後の必要人工").fill("1.5")
  await form(page).getByLabel("集合時刻").fill("740")
  await form(page).getByLabel("集合場所").fill("北ゲート前")
  await card(page, "午前").getByRole("button", { name: "午前", exact: true }).click()
  await form(page).getByRole("button", { name: "小林 浩二さんを割当" }).click()
  await form(page).getByRole("button", { name: "小林 浩二さんを職長にする" }).click()
  await save(page)
  await expect(card(page, "午後").getByRole("alert")).toContainText("5分")
  await from.fill("13:30")
  await save(page)
  await expect(form(page)).toBeHidden()
  await expect(panel(page).getByText("あと 1 人工").first()).toBeVisible()
  await openTask(page, name)
  await expect(form(page).getByLabel("集合時刻")).toHaveValue("07:40")
  await expect(form(page).getByRole("button", { name: "小林 浩二さんを外す" })).toBeVisible()
  await expect(card(page, "午後").getByLabel("午後の開始時刻")).toHaveValue("13:30")
})

test("TASK-06 an arrangement without any shift is not saved", { tag: "@desk" }, async ({ page }) => {
  const board = await aBoard()
  const name = ownName("シフトなし")
  await board.site(name)
  await openDay(page, "2027-03-03")
  await newTask(page, name)
  await card(page, "午前").getByLabel("午前を使う").click()
  await save(page)
  await expect(card(page, "午前").getByRole("alert")).toBeVisible()
  await expect(form(page)).toBeVisible()
})

test("TASK-07 a head count is no less than 0 and asked for; the other shift asks for its people's price", {
  tag: "@desk",
}, async ({ page }) => {
  const board = await aBoard()
  const name = ownName("人数の現場")
  await board.site(name)
  await openDay(page, "2027-03-04")
  await newTask(page, name)
  await card(page, "オプション").getByLabel("オプションを使う").click()
  await card(page, "オプション").getByLabel("オプションの開始時刻").fill("06:30")
  await card(page, "オプション").getByLabel("オプションの終了時刻").fill("08:00")
  await card(page, "オプション").getByLabel("オプションの必要人工").fill("1")
  await form(page).getByRole("button", { name: "加藤 勇気さんを割当" }).click()
  await save(page)
  await expect(form(page).getByRole("region", { name: "オプションの割当" }).getByRole("alert")).toBeVisible()
  await form(page).getByLabel("加藤 勇気さんの単価").fill("12000")
  await save(page)
  // The morning has no head count yet: it is asked for, and nothing typed is lost.
  await expect(card(page, "午前").getByRole("alert")).toContainText("午前の必要人工")
  await form(page).getByLabel("メモ").focus()
  await form(page).getByRole("button", { name: "午前の必要人工" }).click()
  await expect(card(page, "午前").getByLabel("午前の必要人工")).toBeFocused()
  await expect(form(page).getByLabel("加藤 勇気さんの単価")).toHaveValue("12000")
  await card(page, "午前").getByLabel("午前の必要人工").fill("0")
  await save(page)
  await expect(form(page)).toBeHidden()
})

test("TASK-11 TASK-12 a series leaves days out, keeps to 90 days, and is edited day by day", { tag: "@desk" }, async ({
  page,
}) => {
  const board = await aBoard()
  const name = ownName("連続の現場")
  await board.site(name)
  await openDay(page, "2027-06-07")
  await newTask(page, name)
  await card(page, "午前").getByLabel("午前の必要人工").fill("1")
  await form(page).getByRole("button", { name: "複数日" }).click()
  await expect(form(page).getByLabel("終了日")).toHaveValue("2027/06/08（火）")
  await form(page).getByLabel("終了日").fill("9/5")
  await form(page).getByLabel("終了日").blur()
  await expect(form(page).getByLabel("終了日")).toHaveValue("2027/09/05（日）")
  await save(page)
  await expect(form(page).getByRole("region", { name: "日程" }).getByRole("alert")).toContainText("90日")
  await form(page).getByLabel("終了日").fill("6/11")
  await form(page).getByLabel("終了日").blur()
  await form(page).getByRole("button", { name: "6月9日（水）" }).click()
  await expect(form(page).getByRole("button", { name: "6月9日（水） 作業なし" })).toBeVisible()
  await save(page)
  await expect(form(page)).toBeHidden()
  await expect(page.locator('[data-day="2027-06-09"]')).toHaveAccessibleName(/0件/)
  await expect(page.locator('[data-day="2027-06-11"]')).toHaveAccessibleName(/1件/)
  await openTask(page, name)
  await expect(form(page).getByText("連続手配 4日")).toBeVisible()
  await form(page)
    .getByRole("region", { name: "日ごとの過不足" })
    .getByRole("button", { name: /6月11日/ })
    .click()
  await expect(form(page).getByLabel("開始日")).toHaveValue("2027/06/11（金）")
})

test("TASK-22 a form in which nothing changed closes without saving; Esc names what would be lost", {
  tag: "@desk",
}, async ({ page }) => {
  const board = await aBoard()
  const name = ownName("変更なし")
  const id = await board.task(await board.site(name), "2027-03-05")
  await openDay(page, "2027-03-05")
  await openTask(page, name)
  await page.keyboard.press("Control+s")
  await expect(form(page)).toBeHidden()
  expect((await board.read(id)).version).toBe(1)
  await openTask(page, name)
  await form(page).getByLabel("メモ").fill("北ゲートから搬入")
  await page.mouse.click(5, 5)
  await expect(form(page)).toBeVisible()
  await page.keyboard.press("Escape")
  const question = page.getByRole("alertdialog", { name: "入力した内容を捨てますか？" })
  await expect(question.getByRole("listitem")).toHaveText(["メモ"])
  await question.getByRole("button", { name: "入力に戻る" }).click()
  await expect(form(page).getByLabel("メモ")).toHaveValue("北ゲートから搬入")
  await form(page).getByLabel("メモ").press("Control+s")
  await expect(form(page)).toBeHidden()
  expect((await board.read(id)).version).toBe(2)
})

test("TASK-24 a start today or in the past is asked about", { tag: "@desk" }, async ({ page }) => {
  const board = await aBoard()
  const name = ownName("過去の現場")
  const id = await board.task(await board.site(name), "2026-01-15")
  await openDay(page, "2026-01-15")
  await openTask(page, name)
  await form(page).getByLabel("メモ").fill("あとから")
  await save(page)
  const question = page.getByRole("alertdialog")
  await expect(question).toContainText("過去の日付が設定されています。このまま手配しますか。")
  await question.getByRole("button", { name: "入力に戻る" }).click()
  expect((await board.read(id)).version).toBe(1)
  await save(page)
  await question.getByRole("button", { name: "このまま手配する" }).click()
  await expect(form(page)).toBeHidden()
  expect((await board.read(id)).note).toBe("あとから")
})

test("TASK-47 a fixed-price site hides the head count and is sent none", { tag: "@desk" }, async ({ page }) => {
  const board = await aBoard()
  const name = ownName("請負の現場")
  await board.site(name, { type: 2, contractValue: 3_000_000, startTime: "2027-01-01", endTime: "2027-12-31" })
  await openDay(page, "2027-03-08")
  await panel(page).getByRole("button", { name: "手配", exact: true }).click()
  await card(page, "午前").getByLabel("午前の必要人工").fill("5")
  await form(page).getByRole("combobox", { name: "現場" }).fill(name)
  await page.getByRole("option", { name }).click()
  await expect(card(page, "午前").getByLabel("午前の必要人工")).toHaveCount(0)
  await save(page)
  await expect(form(page)).toBeHidden()
  await openTask(page, name)
  await expect(card(page, "午前").getByLabel("午前の必要人工")).toHaveCount(0)
  await expect(form(page).getByRole("region", { name: "午前の割当" })).not.toContainText("/ 0")
})

test("TASK-08 a saved shift with people can't be unticked, and names them; TASK-09 a leader taken off leads no more", {
  tag: "@desk",
}, async ({ page }) => {
  const board = await aBoard()
  const name = ownName("外せない")
  const userId = await board.person("山口 優斗")
  const crew = { leaderId: userId, workers: [{ userId, morningShift: 1 }] }
  const id = await board.task(await board.site(name), "2027-03-09", { morningShift: 1, maxWorkerMorning: 1, ...crew })
  await openDay(page, "2027-03-09")
  await openTask(page, name)
  await card(page, "午前").getByLabel("午前を使う").click()
  await expect(card(page, "午前").getByRole("alert")).toContainText("山口 優斗さんが割り当てられています")
  await expect(card(page, "午前").getByLabel("午前の開始時刻")).toHaveValue("08:00")
  await expect(form(page).getByRole("combobox", { name: "職長" })).toHaveText("山口 優斗")
  await form(page).getByRole("button", { name: "山口 優斗さんを外す" }).click()
  await expect(form(page).getByRole("combobox", { name: "職長" })).toHaveText("決めない")
  await save(page)
  await expect(form(page)).toBeHidden()
  expect(await board.read(id)).toMatchObject({ leaderId: null, workers: [] })
})

test("TASK-15 a day's arrangement is deleted after saying who is freed", { tag: "@desk" }, async ({ page }) => {
  const board = await aBoard()
  const name = ownName("消す現場")
  const userId = await board.person("吉田 和也")
  const id = await board.task(await board.site(name), "2027-03-15", {
    morningShift: 1,
    maxWorkerMorning: 1,
    workers: [{ userId, morningShift: 1 }],
  })
  await openDay(page, "2027-03-15")
  await openTask(page, name)
  await form(page).getByRole("button", { name: "削除" }).click()
  const question = page.getByRole("alertdialog")
  await expect(question).toContainText("1名の割当（吉田 和也）")
  await question.getByRole("button", { name: "この日の手配を削除する" }).click()
  await expect(form(page)).toBeHidden()
  await expect(panel(page).getByText("この日の手配はありません")).toBeVisible()
  expect((await board.call("GET", `/v2/task/${id}`)).body.errorCode).toBe("Task_Deleted")
})

test("TASK-18 an arrangement of a finished or paused site keeps its site; of a running one it can be changed", {
  tag: "@desk",
}, async ({ page }) => {
  const board = await aBoard()
  const [running, paused, finished] = [ownName("動く現場"), ownName("止めた現場"), ownName("終えた現場")]
  const day = "2027-03-25"
  for (const [name, state] of [
    [running, 1],
    [paused, 3],
    [finished, 4],
  ] as const) {
    const site = await board.site(name)
    await board.task(site, day)
    const changed = await board.call("PUT", `/construction-site/${site}/update`, { version: 1, state })
    expect(changed.status).toBe(200)
  }
  await openDay(page, day)
  const isFree = async (name: string) => {
    await openTask(page, name)
    const site = form(page).getByRole("combobox", { name: "現場" })
    await expect(site).toHaveValue(name)
    const isEnabled = await site.isEnabled()
    await page.keyboard.press("Escape")
    await expect(form(page)).toBeHidden()
    return isEnabled
  }
  expect([await isFree(running), await isFree(paused), await isFree(finished)]).toEqual([true, false, false])
})
