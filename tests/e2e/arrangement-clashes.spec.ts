import { card, form, openDay, openTask, save } from "./arranging-steps.ts"
import { expect, test } from "./fixture.ts"
import { arrangers } from "./people.ts"
import { aBoard, ownName } from "./seed/board.ts"

test("a double booking is named by the form before saving: who, where, which shift", { tag: "@desk" }, async ({
  page,
}) => {
  const board = await aBoard()
  const [there, here] = [ownName("先の現場"), ownName("後の現場")]
  const userId = await board.person("中村 亮")
  const mine = { morningShift: 1, maxWorkerMorning: 2, workers: [{ userId, morningShift: 1 }] }
  await board.task(await board.site(there), "2027-03-10", mine)
  await board.task(await board.site(here), "2027-03-10", {
    afternoonShift: 1,
    maxWorkerAfternoon: 1,
    workers: [{ userId, afternoonShift: 1 }],
  })
  await openDay(page, "2027-03-10")
  await openTask(page, here)
  await expect(form(page).getByRole("listitem").filter({ hasText: "中村 亮" })).toBeVisible()
  await card(page, "午後").getByLabel("午後の開始時刻").fill("11:00")
  await card(page, "午後").getByLabel("午後の開始時刻").blur()
  const row = form(page).getByRole("region", { name: "午後の割当" })
  await expect(row.getByText("二重手配")).toBeVisible()
  await save(page)
  await expect(row.getByRole("alert")).toContainText(`3/10（水） ${there} 午前`)
  await expect(card(page, "午後").getByLabel("午後の開始時刻")).toHaveValue("11:00")
})

test.describe("two managers", () => {
  test.use({ expectedStatuses: [409] })
  test("the second to save sees field by field what changed and keeps the own input", { tag: "@desk" }, async ({
    page,
  }) => {
    const board = await aBoard()
    const other = await aBoard(arrangers.otherManager)
    const name = ownName("ふたりの現場")
    const id = await board.task(await board.site(name), "2027-03-11", { morningShift: 1, maxWorkerMorning: 2 })
    await openDay(page, "2027-03-11")
    await openTask(page, name)
    await form(page).getByLabel("メモ").fill("わたしのメモ")
    await card(page, "午前").getByLabel("午前の必要人工").fill("3")
    await other.call("PUT", `/v2/task/${id}`, {
      version: 1,
      meetingPlace: "南ゲート前",
      morningShift: 1,
      maxWorkerMorning: 4,
    })
    await save(page)
    const conflict = form(page)
      .getByRole("alert")
      .filter({ hasText: /さんが \d\d:\d\d に先に変更しました/ })
    await expect(conflict.getByRole("row", { name: /午前/ })).toContainText("必要 4")
    await expect(conflict.getByRole("row", { name: /午前/ })).toContainText("必要 3")
    await expect(conflict.getByRole("row", { name: /集合/ })).toContainText("取り込みました")
    // What the person did not touch is not said to be his.
    await expect(conflict.getByRole("row", { name: /集合/ }).getByRole("cell")).toHaveText([
      /./,
      "触れていません",
      "取り込みました",
    ])
    await expect(form(page).getByLabel("メモ")).toHaveValue("わたしのメモ")
    await expect(form(page).getByLabel("集合場所")).toHaveValue("南ゲート前")
    await conflict.getByRole("row", { name: /午前/ }).getByRole("button", { name: "相手の内容にする" }).click()
    await save(page)
    await expect(form(page)).toBeHidden()
    expect(await board.read(id)).toMatchObject({
      note: "わたしのメモ",
      maxWorkerMorning: 4,
      meetingPlace: "南ゲート前",
    })
  })

  test("somebody booked in the meantime is named by the server too, and nothing typed is lost", {
    tag: "@desk",
  }, async ({ page }) => {
    const board = await aBoard()
    const [there, here] = [ownName("間に合わない"), ownName("待つ現場")]
    const userId = await board.person("佐々木 隼人")
    const [first, second] = [await board.site(there), await board.site(here)]
    await board.task(second, "2027-03-12")
    await openDay(page, "2027-03-12")
    await openTask(page, here)
    await form(page).getByRole("button", { name: "佐々木 隼人さんを割当" }).click()
    await form(page).getByLabel("メモ").fill("残る")
    // Booked between the form's last question and its request.
    await page.route("**/api/v2/task/*", async (route) => {
      if (route.request().method() === "PUT") {
        await board.task(first, "2027-03-12", {
          morningShift: 1,
          maxWorkerMorning: 1,
          workers: [{ userId, morningShift: 1 }],
        })
      }
      await route.continue()
    })
    await save(page)
    await expect(form(page).getByRole("region", { name: "午前の割当" }).getByRole("alert")).toContainText(
      `佐々木 隼人さんは3/12（金）の午前（08:00–12:00）に「${there}」へ手配されています。`,
    )
    await expect(form(page).getByLabel("メモ")).toHaveValue("残る")
  })
})
