/** What a customer changes of its own site (D83): nothing else stands in the form, and nothing is asked that it is not told. */
import { enter, expect, test } from "./fixture.ts"
import { arrangers } from "./people.ts"
import { aBoard, ownName } from "./seed/board.ts"

test("D83 SITE-09 a customer's form of its site has the fields that it may change and no others, and asks for nothing that is refused", {
  tag: "@desk",
}, async ({ page }) => {
  const name = ownName("客先の現場")
  const id = await (await aBoard()).site(name)
  await enter(page, arrangers.customer)
  const refused: Array<string> = []
  page.on("response", (told) => void (told.status() === 403 && refused.push(told.url())))
  await page.goto(`/works/information?constructionSiteId=${id}`)
  await page.getByRole("button", { name: "編集" }).click()
  const form = page.getByRole("dialog", { name: "現場を編集" })
  await expect(form.getByLabel("現場名")).toHaveValue(name)
  for (const label of ["住所", "最寄駅", "代表者", "工事の内容・入場の注意"])
    await expect(form.getByLabel(label)).toBeEditable()
  for (const label of ["よみがな", "状態", "種別", "工期", "集合場所（いつもの）", "職長"])
    await expect(form.getByLabel(label)).toHaveCount(0)
  await expect(form.locator(":disabled")).toHaveCount(0)
  expect(refused).toEqual([])
})
