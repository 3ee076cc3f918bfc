/** 枠: a vendor puts its own people in, answers, and loses nothing of it: to a colleague, to the browser's back, to a week. */
import type { Page } from "@playwright/test"
import { addDays, isoDate, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { ask, signIn } from "../kernel/ask.ts"
import { e2eAddress } from "./address.ts"
import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll } from "./look.ts"
import { matchers } from "./people.ts"
import { aBoard, ownName } from "./seed/board.ts"
import { textSized } from "./text-sized.ts"

const [first, second] = ["阿部 拓郎", "石井 竜也"]
/** Each project and each test has days of its own: nobody is in another's way. */
const dayOf = (days: number) =>
  addDays(tokyoDayOf(Date.now()), 30 + days + (test.info().project.name === "phone" ? 90 : 0))

/** A slot of two 人工 that waits for the vendor. */
const aSlot = async (day: string) => {
  const board = await aBoard(matchers.boss)
  const vendors = await board.call("POST", "/common/vendor", {})
  const { userId } = vendors.body.data.find(({ companyName }: { companyName: string }) => companyName === "東和足場")
  const name = ownName("枠の現場")
  const asked = { userId, morningShift: 1, maxWorkerMorning: 2 }
  const task = await board.task(await board.site(name), day, {
    ...{ morningShift: 1, maxWorkerMorning: 2, vendors: [asked] },
  })
  return { board, name, task, key: `${task}-1`, at: `/slots?from=${day}&day=${day}` }
}
/** A colleague of the vendor puts somebody in by the call itself. */
const colleague = async (board: Awaited<ReturnType<typeof aBoard>>, task: number) => {
  const { companyId, version } = await board.read(task)
  const saved = await ask(e2eAddress.url, `/v2/task/${task}`, {
    ...{ token: await signIn(e2eAddress.url, matchers.vendor), method: "PUT", company: companyId },
    body: { version, workers: [{ userId: await board.person(second), morningShift: 1, countWorkMorning: 0.5 }] },
  })
  expect(saved.status, saved.text).toBe(200)
}

/** The panel of a slot; on the phone its row opens it. */
const opened = async (page: Page, name: string, isMobile: boolean) => {
  if (isMobile)
    await page
      .getByRole("button", { name: new RegExp(name) })
      .first()
      .click()
  return page.getByRole("region", { name: new RegExp(name) })
}

test("D81 D117 people are put in and answered; without anybody there is nothing to answer", async ({
  page,
  isMobile,
}) => {
  const { name, task, board, at } = await aSlot(dayOf(1))
  await enter(page, matchers.vendor, at)
  const panel = await opened(page, name, isMobile)
  await expect(panel).toBeVisible()
  await expect(panel.getByRole("button", { name: "人を入れると返事できます" })).toBeDisabled()
  await expectNoBarrier(page)
  await expectNoSidewaysScroll(page)
  await panel.getByRole("button", { name: `${first}さんを増やす` }).click()
  await panel.getByRole("button", { name: `${first}さんを増やす` }).click()
  await panel.getByRole("button", { name: /^1\.0人工で返事する/ }).click()
  await expect(page.getByText("返事しました。").first()).toBeVisible()
  await expect
    .poll(async () => (await board.read(task)).workers.map((one: { name: string }) => one.name))
    .toEqual([first])
})

test("D119 the slot of a held arrangement stands hatched as 保留, and the month goes into a file", async ({
  page,
  isMobile,
}) => {
  const { name, task, board, at } = await aSlot(dayOf(9))
  const { version } = await board.read(task)
  await board.call("PUT", `/v3/task/update-reserve-status/${task}`, { version, reserveStatus: 1 })
  await enter(page, matchers.vendor, at)
  await expect(page.getByText("保留").first()).toBeVisible()
  if (isMobile) return
  const row = page.getByRole("row", { name: new RegExp(name) })
  await expect(row).toHaveClass(/hatched/)
  await row.click()
  await expect(page.getByText("手配が保留中です。").first()).toBeVisible()
  await expectNoBarrier(page)
  const download = page.waitForEvent("download")
  await page.getByRole("button", { name: "出面表（Excel）" }).click()
  expect((await download).suggestedFilename()).toMatch(/^出面表 \d{4}年\d{1,2}月_.+\.xlsx$/)
})

test.describe("a colleague is first", () => {
  test.use({ expectedStatuses: [409] })

  test("TASK-40 UI-10 what was picked stays over what the colleague saved, and goes with the next answer", async ({
    page,
    isMobile,
  }) => {
    const { name, task, board, at } = await aSlot(dayOf(2))
    await enter(page, matchers.vendor, at)
    const panel = await opened(page, name, isMobile)
    await panel.getByRole("button", { name: `${first}さんを増やす` }).click()
    await panel.getByRole("button", { name: `${first}さんを増やす` }).click()
    // What is told live would show the colleague at once: until the answer is sent the page knows nothing of him.
    const news = Promise.withResolvers<void>()
    await page.route(/list-slot$/, async (route) => {
      await news.promise
      await route.continue().catch(() => undefined)
    })
    await colleague(board, task)
    const late = page.waitForResponse((told) => told.request().method() === "PUT" && told.status() === 409)
    await panel.getByRole("button", { name: /人工で返事する/ }).click()
    await late
    news.resolve()
    await expect(panel.getByRole("alert")).toContainText(second)
    await expect(panel.getByLabel(`${first}さんの人工`)).toHaveValue("1.0")
    await expect(panel.getByLabel(`${second}さんの人工`)).toHaveValue("0.5")
    await panel.getByRole("button", { name: /^1\.5人工で返事する/ }).click()
    await expect
      .poll(async () => (await board.read(task)).workers.map((one: { name: string }) => one.name).toSorted())
      .toEqual([first, second].toSorted())
  })
})

test("UI-10 the phone's back closes the panel with a question, and the week stays", { tag: "@phone" }, async ({
  page,
}) => {
  const { name } = await aSlot(dayOf(3))
  await enter(page, matchers.vendor, `/slots?from=${dayOf(0)}&day=${dayOf(3)}`)
  await page
    .getByRole("button", { name: new RegExp(name) })
    .first()
    .click()
  const panel = page.getByRole("region", { name: new RegExp(name) })
  await panel.getByRole("button", { name: `${first}さんを増やす` }).click()
  await page.goBack()
  const question = page.getByRole("alertdialog")
  await expect(question).toContainText("入れた人")
  await question.getByRole("button", { name: "入力に戻る" }).click()
  await expect(panel.getByLabel(`${first}さんの人工`)).not.toHaveValue("0.0")
  await page.goBack()
  await question.getByRole("button", { name: "捨てる" }).click()
  await expect(panel).toBeHidden()
  await expect(page).toHaveURL(new RegExp(`from=${dayOf(0)}`))
  await expect(page.getByText(name).first()).toBeVisible()
})

test("D81 the page opens where an answer waits, and a week without slots leads there", async ({ page }) => {
  await aSlot(dayOf(4))
  await enter(page, matchers.vendor, "/slots")
  const [opened] = [page.locator("[aria-current=date]").first()]
  await expect(opened).toContainText("返事")
  const far = addDays(isoDate(dayOf(4)), 400)
  await page.goto(`/slots?from=${far}`)
  await expect(page.getByText("この週の枠はありません")).toBeVisible()
  await page.getByRole("button", { name: /の枠を見る$/ }).click()
  await expect(page.locator("[aria-current=date]").first()).toContainText("返事")
})

test("D81 with text of 200 % the foot of 人を入れる is small, and a name stands above it", { tag: "@phone" }, async ({
  page,
}) => {
  const day = dayOf(12)
  const { name } = await aSlot(day)
  await textSized(page, matchers.vendor, 200)
  await enter(page, matchers.vendor, `/slots?from=${day}&day=${day}`)
  await page
    .getByRole("button", { name: new RegExp(name) })
    .first()
    .click()
  const panel = page.getByRole("region", { name: new RegExp(name) })
  const person = panel.getByRole("listitem").locator("b").first()
  await expect(person).toBeInViewport()
  const [foot, row] = [await panel.locator("footer").boundingBox(), await person.boundingBox()]
  expect(foot?.height ?? 844).toBeLessThan(844 / 5)
  expect((row?.y ?? 844) + (row?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  await textSized(page, matchers.vendor, 100)
})
