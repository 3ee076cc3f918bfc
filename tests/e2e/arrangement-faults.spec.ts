/** The arrangement form under the hands: keys after a press, bad input at the moment it is left, and room on a small screen. */
import { card, form, newTask, openDay, openTask, save } from "./arranging-steps.ts"
import { enter, expect, test } from "./fixture.ts"
import { arrangers } from "./people.ts"
import { aBoard, ownName } from "./seed/board.ts"
import { textSized } from "./text-sized.ts"

test("TASK-06 TASK-07 TASK-12 TASK-29 what is wrong is said when it is left, as the server says it", {
  tag: "@desk",
}, async ({ page }) => {
  const board = await aBoard()
  const name = ownName("すぐ言う現場")
  await board.site(name)
  await openDay(page, "2027-03-23")
  await newTask(page, name)
  const morning = card(page, "午前")
  await morning.getByLabel("午前の必要人工").fill("2.555")
  await page.keyboard.press("Tab")
  await expect(morning.getByRole("alert")).toContainText("小数点以下は2桁までで入力してください。")
  await morning.getByLabel("午前の必要人工").fill("2.5")
  await morning.getByLabel("午前の開始時刻").fill("0803")
  await page.keyboard.press("Tab")
  await expect(morning.getByRole("alert")).toContainText("時刻は5分単位で入力してください。")
  await morning.getByLabel("午前の開始時刻").fill("1300")
  await page.keyboard.press("Tab")
  await expect(morning.getByRole("alert")).toContainText("開始時刻は終了時刻より前にしてください。")
  await form(page).getByRole("button", { name: "複数日" }).click()
  await form(page).getByLabel("終了日").fill("2027/07/01")
  await page.keyboard.press("Tab")
  await expect(form(page).getByText("連続手配は最長90日です。")).toBeVisible()
  const files = form(page).getByRole("region", { name: "ファイル" })
  await files.locator('input[type="file"]').setInputFiles([
    { name: "memo.txt", mimeType: "text/plain", buffer: Buffer.from("覚え書き") },
    // Its name is a PDF's, its content is not.
    { name: "図面.pdf", mimeType: "application/pdf", buffer: Buffer.from("覚え書き") },
  ])
  for (const wrong of ["memo.txt", "図面.pdf"])
    await expect(files.getByRole("alert")).toContainText(
      `${wrong} は使えません。PDFか画像（JPEG・PNG・WebP）を選んでください。`,
    )
  await expect(files.getByText("0 / 10件")).toBeVisible()
})

test("TASK-30 after 割当 and after taking off the focus stays in its list, so that the keys go on", {
  tag: "@desk",
}, async ({ page }) => {
  const board = await aBoard()
  const name = ownName("キーの現場")
  const id = await board.task(await board.site(name), "2027-03-24", { morningShift: 1, maxWorkerMorning: 2 })
  await openDay(page, "2027-03-24")
  await openTask(page, name)
  const assign = form(page).getByRole("button", { name: /さんを割当$/ })
  await assign.first().press("Enter")
  await expect(assign.first()).toBeFocused()
  await page.keyboard.press("Enter")
  await expect(assign.first()).toBeFocused()
  const takeOff = form(page)
    .getByRole("region", { name: "午前の割当" })
    .getByRole("button", { name: /さんを外す$/ })
  await expect(takeOff).toHaveCount(2)
  await takeOff.first().press("Enter")
  await expect(takeOff).toBeFocused()
  await page.keyboard.press("Control+s")
  await expect(form(page)).toBeHidden()
  expect((await board.read(id)).workers).toHaveLength(1)
})

test.describe("what is gone", () => {
  test.use({ expectedStatuses: [410] })
  test("TASK-15 TASK-42 an old link to a deleted arrangement says which it was and who took it away, over its own month", {
    tag: "@desk",
  }, async ({ page }) => {
    const [board, name] = [await aBoard(), ownName("取りやめた現場")]
    const id = await board.task(await board.site(name), "2027-04-06", { morningShift: 1, maxWorkerMorning: 1 })
    await board.call("PUT", `/v2/task/${id}`, { version: 1, status: 0 })
    await enter(page, arrangers.office, `/calendar?task=${id}`)
    const gone = form(page).getByRole("alert")
    await expect(gone).toHaveText(
      new RegExp(`^2027/4/6（火）${name} の手配は、\\d+/\\d+ \\d\\d:\\d\\dに.+さんが削除しました。$`),
    )
    await expect(page).toHaveURL(/month=2027-04/)
    await form(page)
      .getByRole("button", { name: /を開く$/ })
      .click()
    await expect(form(page)).toBeHidden()
    await expect(page).toHaveURL(/day=2027-04-06/)
  })
})

for (const textPercent of [100, 200])
  test(`TASK-01 at 390 px and ${textPercent} % text the form has room, and its actions stand behind one button`, {
    tag: "@phone",
  }, async ({ page }) => {
    const board = await aBoard()
    const [name, day] = [ownName(`狭い画面の現場${textPercent}`), "2027-03-25"]
    const id = await board.task(await board.site(name), day, { morningShift: 1, maxWorkerMorning: 2 })
    await textSized(page, arrangers.manager, textPercent)
    await enter(page, arrangers.manager, `/calendar?month=2027-03&day=${day}&task=${id}`)
    await expect(card(page, "午前")).toBeVisible()
    const room = await form(page)
      .locator("[data-slot=task-form]")
      .evaluate((part) => part.clientHeight)
    expect(room).toBeGreaterThan(400)
    await form(page).getByRole("button", { name: "その他の操作" }).click()
    for (const action of ["変更履歴", "メールで送る", "保留にする", "削除"])
      await expect(page.getByRole("menuitem", { name: action })).toBeVisible()
    await page.keyboard.press("Escape")
    await form(page).getByLabel("メモ").fill("小さい画面から")
    await save(page)
    await expect(form(page)).toBeHidden()
    expect((await board.read(id)).note).toBe("小さい画面から")
    await textSized(page, arrangers.manager, 100)
  })
