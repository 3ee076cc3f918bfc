import { panel } from "./arranging-steps.ts"
import { enter, expect, test } from "./fixture.ts"
import { arrangers } from "./people.ts"
import { aBoard, ownName } from "./seed/board.ts"

test("経理 sees on the phone that people are missing, and is not offered to assign them", { tag: "@phone" }, async ({
  page,
}) => {
  const [name, day, there] = [ownName("人の足りない現場"), "2027-06-09", await aBoard()]
  await there.task(await there.site(name), day, { morningShift: 1, maxWorkerMorning: 2 })
  const card = page.getByRole("listitem").filter({ hasText: name })
  await enter(page, arrangers.office, `/calendar?month=2027-06&day=${day}`)
  await expect(card).toContainText("あと 2 人工")
  await expect(card.getByRole("button", { name: "職人を割当" })).toHaveCount(0)
  await enter(page, arrangers.manager, `/calendar?month=2027-06&day=${day}`)
  await expect(card.getByRole("button", { name: "職人を割当" })).toBeVisible()
})

test("TASK-42 経理 opens an arrangement from the calendar, with its history and mail", { tag: "@desk" }, async ({
  page,
}) => {
  const [name, day, there] = [ownName("経理が見る現場"), "2027-06-16", await aBoard()]
  await there.task(await there.site(name), day, { morningShift: 1, maxWorkerMorning: 2 })
  await enter(page, arrangers.office, `/calendar?month=2027-06&day=${day}`)
  await panel(page).getByRole("button", { name, exact: true }).first().click()
  const sheet = page.getByRole("dialog", { name })
  await expect(sheet.getByRole("button", { name: "変更履歴" })).toBeVisible()
  await expect(sheet.getByRole("button", { name: "保存" })).toHaveCount(0)
})
