import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier } from "./look.ts"
import { puncherNames, punchers } from "./people.ts"
import { arrivedOf, button, pressAndClose, pressRest, state } from "./punching.ts"

test("TIME-02 TIME-20 in, break, back, break again, out: each state offers what comes next", { tag: "@phone" }, async ({
  page,
}) => {
  await enter(page, punchers.plain)
  await expect(page).toHaveURL(/\/today$/)
  await expect(state(page, "未出勤")).toBeVisible()
  await expect(page.getByText("集合 07:40 北ゲート前")).toBeVisible()
  await expect(page.getByRole("link", { name: "地図" })).toHaveAttribute("href", /%E8%B1%8A%E6%B4%B2/)
  await pressAndClose(page, "出勤する", "出勤しました")
  await expect(state(page, "勤務中")).toBeVisible()
  for (const _ of [1, 2]) {
    await pressRest(page, "休憩に入る", "休憩に入りました")
    await expect(button(page, "退勤する")).toBeHidden()
    await pressRest(page, "休憩を終える 仕事に戻ります", "休憩を終えました")
  }
  await pressAndClose(page, "退勤する", "退勤しました")
  await expect(page.getByRole("heading", { name: "お疲れさまでした" })).toBeVisible()
  await expect.poll(async () => (await arrivedOf(puncherNames.plain))[0]?.timekeepingRests.length).toBe(2)
})

test("TIME-01 an impatient double tap is one punch", { tag: "@phone" }, async ({ page }) => {
  await enter(page, punchers.hasty)
  await button(page, "出勤する").dblclick()
  await expect(page.getByRole("heading", { name: "出勤しました" })).toBeVisible()
  await expect(page.getByText("会社に届きました")).toBeVisible()
  await button(page, "閉じる").click()
  await expect(state(page, "勤務中")).toBeVisible()
  const punches = await arrivedOf(puncherNames.hasty)
  expect(punches).toMatchObject([{ state: "open" }])
})

test("TIME-01 a mistake is taken back within a minute; the press and the taking back are both sent", {
  tag: "@phone",
}, async ({ page }) => {
  await enter(page, punchers.regret)
  await button(page, "出勤する").click()
  await expect(page.getByText("会社に届きました")).toBeVisible()
  await page.getByRole("button", { name: /間違えた・取り消す（あと\d+秒）/ }).click()
  await expect(page.getByRole("heading", { name: "取り消しました" })).toBeVisible()
  await expect(page.getByText("会社に届きました")).toBeVisible()
  await button(page, "閉じる").click()
  await expect(state(page, "未出勤")).toBeVisible()
  await expect.poll(() => arrivedOf(puncherNames.regret)).toEqual([])
})

test("TIME-01 without an arrangement the place is chosen and the punch is asked about, with its time", {
  tag: "@phone",
}, async ({ page }) => {
  await enter(page, punchers.called)
  await expect(page.getByRole("heading", { name: "今日の手配はありません" })).toBeVisible()
  await button(page, "現場を選んで出勤").click()
  await expectNoBarrier(page)
  await button(page, "事務所").click()
  await expect(page.getByRole("heading", { name: "手配のない打刻です。続けますか？" })).toBeVisible()
  await expectNoBarrier(page)
  expect(await arrivedOf(puncherNames.called)).toEqual([])
  await page.getByRole("button", { name: /^\d\d:\d\d で出勤する$/ }).click()
  await expect(page.getByRole("heading", { name: "出勤しました" })).toBeVisible()
  await expect.poll(() => arrivedOf(puncherNames.called)).toMatchObject([{ isOffice: 1, state: "open" }])
})

test("TIME-04 people paid by shift tick at least one at check-out; two seconds of the arranged shift tick none", {
  tag: "@phone",
}, async ({ page }) => {
  await enter(page, punchers.byShift)
  await pressAndClose(page, "出勤する", "出勤しました")
  await page.clock.setFixedTime(new Date(Date.now() + 2000))
  await button(page, "退勤する").click()
  await expect(page.getByRole("heading", { name: "今日はどの勤務をしましたか？" })).toBeVisible()
  await expect(page.getByText("した勤務を選んでください。")).toBeVisible()
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0)
  await expectNoBarrier(page)
  const finish = page.getByRole("button", { name: /^\d\d:\d\d で退勤する$/ })
  await finish.click()
  await expect(page.getByRole("alert")).toContainText("勤務を1つ以上選んでください")
  await expect(page.getByText(/押した時刻 \d\d:\d\d は残っています/)).toBeVisible()
  await page.getByRole("checkbox", { name: "午後" }).check()
  await page.getByRole("checkbox", { name: "午後を半分だけ働いた" }).check()
  await expectNoBarrier(page)
  await finish.click()
  await expect(page.getByRole("heading", { name: "退勤しました" })).toBeVisible()
  await expect
    .poll(() => arrivedOf(puncherNames.byShift))
    .toMatchObject([{ shifts: [2], halfShifts: [2], state: "closed" }])
})

test("TIME-02 a forgotten check-out is asked for first and never blocks today", { tag: "@phone" }, async ({ page }) => {
  await enter(page, punchers.forgot)
  const card = page.getByRole("region", { name: /退勤が記録されていません/ })
  await expect(card).toContainText("07:41 出勤")
  await expect(card.getByRole("button", { name: "17:00 予定どおり" })).toHaveAttribute("aria-pressed", "true")
  await expectNoBarrier(page)
  await pressAndClose(page, "先に今日の出勤をする", "出勤しました")
  await expect(state(page, "勤務中")).toBeVisible()
  await pressAndClose(page, "退勤する", "退勤しました")
  await card.getByRole("button", { name: "＋5分" }).click()
  await card.getByRole("button", { name: "17:05 で申請する" }).click()
  await expect(page.getByRole("heading", { name: "申請しました" })).toBeVisible()
  await button(page, "閉じる").click()
  await expect(card).toBeHidden()
})

test("TIME-01 the place is asked by the first punch only, goes with it when it is granted, and is drawn for the desk", {
  tag: "@phone",
}, async ({ browser, page, context }) => {
  await context.grantPermissions(["geolocation"])
  await context.setGeolocation({ latitude: 35.6467, longitude: 139.7966, accuracy: 12 })
  await enter(page, punchers.located)
  await button(page, "出勤する").click()
  await expect(page.getByText("記録しました（精度±12m）")).toBeVisible()
  await expect
    .poll(async () => (await arrivedOf(puncherNames.located))[0]?.checkInPlace)
    .toMatchObject({ lat: 35.6467, lng: 139.7966 })
  const desk = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  const asked: Array<string> = []
  desk.on("request", (request) => asked.push(new URL(request.url()).host))
  await enter(desk, punchers.manager, "/salary?view=day")
  await desk.getByRole("button", { name: puncherNames.located, exact: true }).click()
  const plan = desk.getByRole("img", { name: "現場から南西へ29m、位置の誤差 ±12m、現場の範囲 半径200m" })
  await plan.scrollIntoViewIfNeeded()
  await expect(plan).toBeVisible()
  // Where somebody was is told to nobody outside.
  expect(new Set(asked).size).toBe(1)
  await desk.close()
})

test("TIME-02 D111 a rest is taken back from its bar, without a page to close", { tag: "@phone" }, async ({ page }) => {
  await enter(page, punchers.undoer)
  await pressAndClose(page, "出勤する", "出勤しました")
  await pressRest(page, "休憩に入る", "休憩に入りました")
  await expect(state(page, "休憩中")).toBeVisible()
  await expect(button(page, "休憩を終える 仕事に戻ります")).toBeInViewport({ ratio: 1 })
  await expectNoBarrier(page)
  await page.getByRole("button", { name: /^取り消す \d+秒$/ }).click()
  await expect(page.getByRole("status").filter({ hasText: "取り消しました" })).toBeVisible()
  await expect(state(page, "勤務中")).toBeVisible()
  await expect.poll(async () => (await arrivedOf(puncherNames.undoer))[0]?.timekeepingRests).toEqual([])
})
