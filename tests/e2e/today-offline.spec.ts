import { enter, expect, profile, signIn, test } from "./fixture.ts"
import { expectNoBarrier } from "./look.ts"
import { puncherNames, punchers } from "./people.ts"
import { arrivedOf, button, minutesAgo, pageIsKept, pressAndClose, pressRest, state } from "./punching.ts"

// What the device keeps is tested here.
test.use({ serviceWorkers: "allow" })

test("BEY-01 with the network cut, in → break → out are kept with their times and arrive once", {
  tag: "@phone",
}, async ({ page, context }) => {
  const at = { in: minutesAgo(4), rest: minutesAgo(3), back: minutesAgo(2), out: minutesAgo(1) }
  await enter(page, punchers.tunnel)
  await expect(button(page, "出勤する")).toBeVisible()
  await pageIsKept(page)
  await context.setOffline(true)
  await expect(page.getByText("圏外です。打刻はできます")).toBeVisible()

  await page.clock.setFixedTime(at.in)
  await pressAndClose(page, "出勤する", "出勤しました")
  await expect(state(page, "勤務中")).toBeVisible()
  await page.clock.setFixedTime(at.rest)
  await page.reload()
  await pressRest(page, "休憩に入る", "休憩に入りました")
  await page.clock.setFixedTime(at.back)
  await page.reload()
  await expect(state(page, "休憩中")).toBeVisible()
  await pressRest(page, "休憩を終える 仕事に戻ります", "休憩を終えました")
  await page.clock.setFixedTime(at.out)
  await pressAndClose(page, "退勤する", "退勤しました")
  await expect(page.getByText("端末に保存・未送信")).toHaveCount(4)
  await expect(page.getByText("未送信 4件").first()).toBeVisible()
  await expectNoBarrier(page)
  expect(await arrivedOf(puncherNames.tunnel)).toEqual([])

  await page.reload()
  await expect(page.getByText("端末に保存・未送信")).toHaveCount(4)
  await context.setOffline(false)
  await expect(page.getByText("端末に保存・未送信")).toHaveCount(0, { timeout: 60_000 })
  await expect(state(page, "退勤済み")).toBeVisible()
  // Sent again by hand, nothing comes twice.
  await page.reload()
  const [punch, ...more] = await arrivedOf(puncherNames.tunnel)
  expect(more).toEqual([])
  expect(punch).toMatchObject({ checkIn: at.in.toISOString(), checkOut: at.out.toISOString(), state: "closed" })
  expect(punch?.timekeepingRests).toMatchObject([{ checkIn: at.rest.toISOString(), checkOut: at.back.toISOString() }])
})

test("BEY-01 what one tab presses the other shows, and both send it once", { tag: "@phone" }, async ({
  page,
  context,
}) => {
  await enter(page, punchers.tabs)
  await expect(button(page, "出勤する")).toBeVisible()
  const other = await context.newPage()
  await other.goto("/today")
  await expect(button(other, "出勤する")).toBeVisible()
  await context.setOffline(true)
  await pressAndClose(page, "出勤する", "出勤しました")
  await expect(state(other, "勤務中")).toBeVisible()
  await pressRest(other, "休憩に入る", "休憩に入りました")
  await expect(state(page, "休憩中")).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText("端末に保存・未送信")).toHaveCount(0, { timeout: 60_000 })
  const punches = await arrivedOf(puncherNames.tabs)
  expect(punches).toMatchObject([{ state: "open", timekeepingRests: [{ checkOut: null }] }])
})

test("BEY-01 unsent presses survive the logout and go out under their own person only", { tag: "@phone" }, async ({
  page,
  context,
}) => {
  await enter(page, punchers.goer)
  await expect(button(page, "出勤する")).toBeVisible()
  await pageIsKept(page)
  await context.setOffline(true)
  await pressAndClose(page, "出勤する", "出勤しました")
  await profile(page).click()
  await page.getByRole("menuitem", { name: "ログアウト" }).click()
  await expect(page.getByRole("alertdialog")).toContainText("未送信の打刻 1件")
  await button(page, "このままログアウトする").click()
  await expect(page).toHaveURL(/\/login$/)
  await context.setOffline(false)
  await signIn(page, punchers.next)
  await expect(state(page, "未出勤")).toBeVisible()
  await expect(page.getByText("端末に保存・未送信")).toHaveCount(0)
  await expect(button(page, "出勤する")).toBeVisible()
  expect(await arrivedOf(puncherNames.goer)).toEqual([])
  expect(await arrivedOf(puncherNames.next)).toEqual([])
  await profile(page).click()
  await page.getByRole("menuitem", { name: "ログアウト" }).click()
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page, punchers.goer)
  await expect(state(page, "勤務中")).toBeVisible()
  await expect.poll(() => arrivedOf(puncherNames.goer), { timeout: 60_000 }).toMatchObject([{ state: "open" }])
})

test("BEY-01 a device whose clock is wrong records the company's time", { tag: "@phone" }, async ({ page }) => {
  await page.clock.setFixedTime(new Date(Date.now() - 26 * 60_000))
  await enter(page, punchers.wrongClock)
  await expect(page.getByText("端末の時計がずれています")).toBeVisible()
  await pressAndClose(page, "出勤する", "出勤しました")
  await expect
    .poll(async () => {
      const [punch] = await arrivedOf(puncherNames.wrongClock)
      return punch === undefined ? undefined : Math.abs(Date.parse(punch.checkIn) - Date.now()) < 60_000
    })
    .toBe(true)
})

test("BEY-01 a device that stores nothing says so without a network, keeps the time, and punches with one", {
  tag: "@phone",
}, async ({ page, context }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("full", "QuotaExceededError")
    }
  })
  await enter(page, punchers.private)
  await expect(button(page, "出勤する")).toBeVisible()
  await context.setOffline(true)
  await button(page, "出勤する").click()
  await expect(page.getByRole("heading", { name: "端末に保存できませんでした" })).toBeVisible()
  await expect(page.getByRole("alert")).toContainText(/押した時刻 \d\d:\d\d はこの画面に残っています/)
  await expectNoBarrier(page)
  await context.setOffline(false)
  await button(page, "もう一度保存する").click()
  await expect(page.getByRole("heading", { name: "出勤しました" })).toBeVisible()
  await expect(page.getByText("会社に届きました")).toBeVisible()
  await button(page, "閉じる").click()
  await expect(state(page, "勤務中")).toBeVisible()
  expect(await arrivedOf(puncherNames.private)).toMatchObject([{ state: "open" }])
})
