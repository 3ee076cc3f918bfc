import { form, openDay, openTask, panel, save } from "./arranging-steps.ts"
import { expect, test } from "./fixture.ts"
import { expectNoBarrier } from "./look.ts"
import { aBoard, ownName } from "./seed/board.ts"

test("TASK-13 TASK-14 TASK-54 a series is changed, held, deleted and brought back", { tag: "@desk" }, async ({
  page,
}) => {
  const board = await aBoard()
  const name = ownName("連続の現場")
  const userId = await board.person("吉田 和也")
  const id = await board.task(await board.site(name), "2027-07-12", {
    endDate: "2027-07-16",
    morningShift: 1,
    maxWorkerMorning: 2,
    workers: [{ userId, morningShift: 1 }],
  })
  const series = async () => (await board.call("GET", `/v2/task/${id}`)).body.data
  const day = async (at: number) =>
    (await board.call("GET", `/v2/task/${(await series()).seriesDays[at].id}`)).body.data

  await openDay(page, "2027-07-14")
  await openTask(page, name)
  await form(page).getByLabel("メモ").fill("水曜から北ゲート")
  await save(page)
  const question = page.getByRole("alertdialog")
  await expect(question).toContainText("どの日まで反映しますか")
  await expect(question.getByRole("radio", { name: /この日だけ/ })).toBeChecked()
  await expectNoBarrier(page)
  await page.keyboard.press("2")
  await expect(question.getByRole("radio", { name: /この日以降/ })).toBeChecked()
  await expect(question).toContainText(/3日・\d+人に関係します/)
  await expect(question).toContainText(/通知先：|だれにも通知しません/)
  await question.getByRole("button", { name: "3日分を保存" }).click()
  await expect(form(page)).toBeHidden()
  expect([(await day(1)).note, (await day(2)).note, (await day(4)).note]).toEqual([
    "",
    "水曜から北ゲート",
    "水曜から北ゲート",
  ])

  await openTask(page, name)
  await form(page).getByRole("button", { name: "保留にする" }).click()
  await question.getByRole("button", { name: "1日分を保留にする" }).click()
  await expect(form(page)).toBeHidden()
  await expect(panel(page).getByText("保留", { exact: true })).toBeVisible()
  expect((await day(2)).reserveStatus).toBe(1)

  await page.getByRole("button", { name: "削除モード" }).click()
  await panel(page).getByRole("button", { name, exact: true }).first().click()
  const bar = page.getByRole("region", { name: "削除モード" })
  await expect(bar).toContainText("1件を選択中")
  await bar.getByRole("button", { name: "連続手配のすべて" }).click()
  await expectNoBarrier(page)
  await bar.getByRole("button", { name: "削除", exact: true }).click()
  await question.getByRole("button", { name: "5件の手配を削除する" }).click()
  await expect(panel(page).getByText("この日の手配はありません")).toBeVisible()
  expect((await board.call("GET", `/v2/task/${id}`)).body.errorCode).toBe("Task_Deleted")

  await page.getByRole("button", { name: "元に戻す" }).click()
  await expect(panel(page).getByText("保留", { exact: true })).toBeVisible()
  expect((await series()).workingDates).toHaveLength(5)
})
