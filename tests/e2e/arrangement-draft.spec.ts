/** What is typed into an arrangement outlives a reload, and its window comes back with it. */
import { form, newTask, openDay } from "./arranging-steps.ts"
import { expect, test } from "./fixture.ts"
import { aBoard, ownName } from "./seed/board.ts"

test("UI-10 a half-filled arrangement is there again after a reload, in its window, and one press begins anew", {
  tag: "@desk",
}, async ({ page }) => {
  const board = await aBoard()
  const name = ownName("途中の現場")
  await board.site(name)
  await openDay(page, "2027-03-22")
  await newTask(page, name)
  await form(page).getByLabel("メモ").fill("北側から搬入")
  page.on("dialog", (dialog) => void dialog.accept())
  await page.reload()
  await expect(form(page).getByLabel("メモ")).toHaveValue("北側から搬入")
  await expect(form(page).getByRole("combobox", { name: "現場" })).toHaveValue(name)
  await form(page).getByRole("button", { name: "最初から入力する" }).click()
  await expect(form(page).getByLabel("メモ")).toHaveValue("")
})
