import { enter, expect, test } from "./fixture.ts"
import { expectNoBarrier, expectNoSidewaysScroll, kilobytes, loadedBy, neverHere } from "./look.ts"
import { punchers } from "./people.ts"
import { button, state } from "./punching.ts"

test("今日 fits 320 to 412 px and 200 %, its targets are 48 px and more, and the punch 76", { tag: "@phone" }, async ({
  page,
}) => {
  await enter(page, punchers.looks)
  await expect(button(page, "出勤する")).toBeVisible()
  for (const width of [320, 360, 412]) {
    await page.setViewportSize({ width, height: 780 })
    await expectNoSidewaysScroll(page)
    const small = await page
      .locator("main button:visible, main a:visible")
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().height < 48).map((one) => one.textContent))
    expect(small).toEqual([])
    expect((await button(page, "出勤する").boundingBox())?.height).toBeGreaterThanOrEqual(76)
  }
  await expectNoBarrier(page)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%"
    document.documentElement.dataset.text = "200"
  })
  await expectNoSidewaysScroll(page)
  await expect(button(page, "出勤する")).toBeInViewport({ ratio: 1 })
  await expect(state(page, "未出勤")).toBeInViewport()
})

test("次の手配 shows both shifts of the next day, each with its site and hours", { tag: "@phone" }, async ({
  page,
}) => {
  await enter(page, punchers.ahead, "/today")
  const next = page.getByRole("region", { name: "次の手配" })
  for (const [site, from, to] of [
    ["豊洲三丁目計画", "8:00", "12:00"],
    ["川口タワー", "13:00", "17:00"],
  ] as const) {
    const card = next.locator("> *").filter({ hasText: site })
    await expect(card).toHaveCount(1)
    await expect(card).toContainText(from)
    await expect(card).toContainText(to)
  }
  await expectNoSidewaysScroll(page)
})

test("今日 loads at most 198 KB of JavaScript on a first visit by gzip, 181 as it is sent, and nothing of Effect", {
  tag: "@phone",
}, async ({ page, context }) => {
  await enter(page, punchers.looks, "/today")
  await expect(button(page, "出勤する")).toBeVisible()
  const fresh = await context.newPage()
  await neverHere(fresh)
  const scripts = loadedBy(fresh, ".js")
  await fresh.goto("/today")
  await expect(button(fresh, "出勤する")).toBeVisible()
  const { bodies, sent } = await scripts()
  expect(sent).toBeGreaterThan(50)
  expect(sent).toBeLessThanOrEqual(181)
  expect(kilobytes(bodies)).toBeLessThanOrEqual(198)
  expect(bodies.filter((body) => body.includes("~effect/"))).toEqual([])
})
