/** A customer asks for people on /home, the company refuses with a reason, and nothing that is typed is lost on the way. */
import { addDays, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { e2eAddress } from "./address.ts"
import { form, openDay, openTask } from "./arranging-steps.ts"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, expectTargets } from "./look.ts"
import { arrangers } from "./people.ts"
import { aBoard, ownName } from "./seed/board.ts"

test("TASK-19 TASK-20 UI-10 a change is asked for in words, refused with its reason, and neither is lost by Esc", async ({
  page,
  browser,
  isMobile,
}) => {
  const board = await aBoard()
  const day = addDays(tokyoDayOf(Date.now()), 7)
  const name = ownName("お願いの現場")
  await board.task(await board.site(name), day, { morningShift: 1, maxWorkerMorning: 2 })
  await enter(page, arrangers.customer, "/home")
  await page.getByRole("button", { name: "次の週" }).click()
  await expect(page.getByRole("region", { name })).toBeVisible()
  if (isMobile) await expectTargets(page)
  else {
    const download = page.waitForEvent("download")
    await page.getByRole("button", { name: "予定表（Excel）" }).click()
    expect((await download).suggestedFilename()).toMatch(/^予定表 .+\.xlsx$/)
  }
  await page
    .getByRole("region", { name })
    .getByRole("button", { name: /予定あり/ })
    .click()
  const wish = page.getByRole("dialog", { name: "変更のお願い" })
  // TASK-22: nothing was changed, so nothing is asked.
  await wish.getByRole("button", { name: "この内容でお願いする" }).click()
  await expect(wish.getByText("変わったところがありません")).toBeVisible()
  if (isMobile) await expectTargets(page)
  await wish.getByRole("button", { name: /＋1名/ }).click()
  // Old and new stand side by side.
  await expect(wish.getByRole("group", { name: /人数/ }).locator("s")).toHaveText("1名")
  await wish.getByLabel("ひとこと").fill("足場の検査があるため")
  await page.keyboard.press("Escape")
  await expect(page.getByRole("alertdialog")).toContainText("ひとこと")
  await page.getByRole("button", { name: "入力に戻る" }).click()
  await expect(wish.getByLabel("ひとこと")).toHaveValue("足場の検査があるため")
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  await wish.getByRole("button", { name: "この内容でお願いする" }).click()
  await expect(wish).toBeHidden()
  if (isMobile) return

  const desk = await (await browser.newContext()).newPage()
  await openDay(desk, day)
  await openTask(desk, name)
  await form(desk).getByRole("button", { name: "断る" }).click()
  const refusal = desk.getByRole("dialog", { name: "このお願いを断りますか？" })
  await refusal.getByRole("button", { name: "断ると返事する" }).click()
  await expect(refusal.getByRole("alert").first()).toBeVisible()
  await refusal.getByLabel("理由").fill("その日は人が足りません")
  await desk.keyboard.press("Escape")
  await desk.getByRole("alertdialog").getByRole("button", { name: "入力に戻る" }).click()
  await expect(refusal.getByLabel("理由")).toHaveValue("その日は人が足りません")
  await refusal.getByRole("button", { name: "断ると返事する" }).click()
  await expect(refusal).toBeHidden()
  await page.goto("/home")
  await expect(page.getByText("その日は人が足りません").first()).toBeVisible()
})

test("TASK-20 a wish about the start is asked about before it is accepted; taken, the arrangement opens anew with it, for this day alone", async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, "answered at the desk")
  const board = await aBoard()
  const day = addDays(tokyoDayOf(Date.now()), 8)
  const name = ownName("開始のお願い")
  const id = await board.task(await board.site(name), day, {
    ...{ morningShift: 1, maxWorkerMorning: 2, endDate: addDays(day, 2) },
  })
  const token = await signIn(e2eAddress.url, arrangers.customer)
  const asked = await ask(e2eAddress.url, `/v2/task/${id}`, {
    ...{ token, method: "PUT", company: (await board.read(id)).companyId },
    body: { version: 1, metadataCustomerUpdate: { startTimeDesire: "09:00" } },
  })
  expect(asked.status, asked.text).toBe(200)
  await openDay(page, day)
  await openTask(page, name)
  // What is typed below it is asked about before anything is answered.
  await form(page).getByLabel("メモ").fill("搬入口は北")
  await form(page).getByRole("button", { name: "承認する" }).click()
  await expect(page.getByRole("alertdialog")).toContainText("メモ")
  await page.getByRole("alertdialog").getByRole("button", { name: "入力に戻る" }).click()
  await expect(form(page).getByLabel("メモ")).toHaveValue("搬入口は北")
  await form(page).getByLabel("メモ").fill("")
  await form(page).getByRole("button", { name: "承認する" }).click()
  await expect(page.getByText("希望は 09:00 から、いまは 08:00 からです。")).toBeVisible()
  await page.getByRole("button", { name: "09:00 にする" }).click()
  await expect(form(page).getByText("承認する")).toBeHidden()
  await expect(form(page).getByLabel("終了日")).toBeHidden()
  await expect(form(page).getByRole("textbox", { name: "午前の開始時刻" })).toHaveValue("09:00")
  expect(await board.read(id)).toMatchObject({ morningFrom: "09:00" })
})
