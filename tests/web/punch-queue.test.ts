import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { good, queueBrowser, refusal } from "./punch-queue-browser.ts"

let browser: Awaited<ReturnType<typeof queueBrowser>>
beforeAll(async () => {
  browser = await queueBrowser()
})
afterAll(() => browser.close())
beforeEach(() => {
  browser.sent.length = 0
  browser.state.tell = good
})

const suzuki = { personId: 1, companyId: 7 }
const morning = "2026-11-20T22:36:00.000Z"
const minutesLater = (minutes: number) => new Date(Date.parse(morning) + minutes * 60_000).toISOString()

/** A tab of Suzuki's phone, and what he does on it. */
const phone = async () => {
  const device = await browser.device()
  const tab = await device.tab()
  await tab.evaluate((owner) => window.queue.signIn(owner), suzuki)
  return { ...device, page: tab }
}
type Phone = Awaited<ReturnType<typeof phone>>
const day = ["in", "restStart", "restEnd", "out"] as const
const pressDay = async ({ page }: Phone) => {
  for (const [at, kind] of day.entries()) {
    await page.evaluate(([owner, press, time]) => window.queue.press(owner, press, time), [
      suzuki,
      kind,
      minutesLater(at * 60),
    ] as const)
  }
}
const all = ({ page }: Phone) => page.evaluate((owner) => window.queue.all(owner), suzuki)
const drain = ({ page }: Phone) => page.evaluate(() => window.queue.drain())
const wireActions = () => browser.sent.map(({ path, body }) => body.action ?? path)

test("BEY-01 a press that was said to be stored is there after the page is gone", async () => {
  const device = await phone()
  await pressDay(device)
  await device.page.close({ runBeforeUnload: false })
  const again = await device.tab()
  const presses = await again.evaluate((owner) => window.queue.all(owner), suzuki)
  expect(presses.map(({ kind, delivery }) => [kind, delivery])).toEqual(day.map((kind) => [kind, "waiting"]))
})

test("BEY-01 presses go out in their order, and a torn line loses and repeats nothing", async () => {
  const device = await phone()
  await pressDay(device)
  browser.state.tell = ({ body }) => (body.action === "start" ? "tear" : good())
  await drain(device)
  // The browser itself may try a torn line once more; nothing goes past it.
  expect([...new Set(wireActions())]).toEqual(["in", "start"])
  browser.state.tell = good
  await drain(device)
  expect([...new Set(wireActions())]).toEqual(["in", "start", "end", "out"])
  const starts = browser.sent.filter(({ body }) => body.action === "start")
  expect(starts).toEqual(starts.map(() => starts[0]))
  expect(wireActions().filter((action) => action !== "start")).toEqual(["in", "end", "out"])
  expect((await all(device)).map(({ delivery }) => delivery)).toEqual(Array(4).fill("delivered"))
  const sent = browser.sent.length
  await drain(device)
  expect(browser.sent).toHaveLength(sent)
})

test("BEY-01 two tabs that send at the same time send each press once", async () => {
  const device = await phone()
  const second = await device.tab()
  await second.evaluate((owner) => window.queue.signIn(owner), suzuki)
  await pressDay(device)
  await Promise.all([drain(device), second.evaluate(() => window.queue.drain()), drain(device)])
  expect(wireActions()).toEqual(["in", "start", "end", "out"])
  expect(new Set(browser.sent.map(({ key }) => key)).size).toBe(4)
})

test("BEY-01 a press made while others are being sent goes out with them", async () => {
  const device = await phone()
  await pressDay(device)
  const sending = drain(device)
  await device.page.evaluate(([owner, time]) => window.queue.press(owner, "in", time), [
    suzuki,
    minutesLater(300),
  ] as const)
  await drain(device)
  await sending
  expect(wireActions()).toEqual(["in", "start", "end", "out", "in"])
})

test.each([
  ["somebody else", { personId: 2, companyId: 7 }],
  ["the same person in another company", { personId: 1, companyId: 8 }],
  ["nobody", undefined],
])("BEY-01 under the sign-in of %s nothing goes out", async (_, other) => {
  const device = await phone()
  await pressDay(device)
  await device.page.evaluate((owner) => window.queue.signIn(owner), other)
  await drain(device)
  expect(browser.sent).toEqual([])
  await device.page.evaluate((owner) => window.queue.signIn(owner), suzuki)
  await drain(device)
  expect(browser.sent).toHaveLength(4)
})

test.each([
  [409, "Closed_Salary_Day_Not_Editable"],
  [400, "Timekeeping_Not_Valid"],
  [404, "Task_Not_Found"],
  [403, "Timekeeping_Only_Staff"],
])("BEY-01 a clear no (%i %s) is kept with its reason, and the others go on", async (status, code) => {
  const device = await phone()
  await pressDay(device)
  browser.state.tell = ({ body }) => (body.action === "start" ? refusal(status, code, "変更できません。") : good())
  await drain(device)
  const presses = await all(device)
  expect(presses.map(({ delivery }) => delivery)).toEqual(["delivered", "refused", "delivered", "delivered"])
  expect(presses[1]?.refusal).toEqual({ code, sentence: "変更できません。" })
})

test.each([
  [500, "Unknown_Error"],
  [503, "Preparing"],
  [429, "Too_Many_Requests"],
  [401, "Token_Expired"],
  [402, "Admin_Of_This_Company_Expire_Purchase"],
  [403, "You_Are_Blocked_From_This_Company"],
  [403, "Company_Blocked"],
])("BEY-01 %i %s says nothing about a press: it waits, and nothing overtakes it", async (status, code) => {
  const device = await phone()
  await pressDay(device)
  browser.state.tell = () => refusal(status, code)
  await drain(device)
  expect(browser.sent).toHaveLength(1)
  expect((await all(device)).map(({ delivery }) => delivery)).toEqual(Array(4).fill("waiting"))
})

test("BEY-01 a gateway's page is no answer", async () => {
  const device = await phone()
  await pressDay(device)
  browser.state.tell = () => ({ status: 404, body: "<html>captive portal</html>" })
  await drain(device)
  expect((await all(device)).map(({ delivery }) => delivery)).toEqual(Array(4).fill("waiting"))
})

test("TIME-01 the same button within three seconds is one press, in two tabs too; after them it is another", async () => {
  const device = await phone()
  const second = await device.tab()
  const press = (tab: typeof second, seconds: number) =>
    tab.evaluate(([owner, time]) => window.queue.press(owner, "in", time), [
      suzuki,
      new Date(Date.parse(morning) + seconds * 1000).toISOString(),
    ] as const)
  const [one, same] = await Promise.all([press(device.page, 0), press(second, 0)])
  expect(same.clientId).toBe(one.clientId)
  expect((await press(second, 2.9)).clientId).toBe(one.clientId)
  expect((await press(second, 3)).clientId).not.toBe(one.clientId)
  expect(await all(device)).toHaveLength(2)
})

test("BEY-01 what has gone out once is never changed, not even by a position that comes late", async () => {
  const device = await phone()
  await pressDay(device)
  const [first] = await all(device)
  browser.state.tell = () => "tear"
  await drain(device)
  await device.page.evaluate((order) => window.queue.place(order), first?.order ?? 0)
  browser.state.tell = good
  await drain(device)
  expect(
    new Set(browser.sent.filter(({ body }) => body.action === "in").map(({ body }) => JSON.stringify(body))).size,
  ).toBe(1)
  expect((await all(device))[0]?.position).toBeUndefined()
})

test("BEY-01 what arrived is forgotten after three days, what waits never", async () => {
  const device = await phone()
  await pressDay(device)
  browser.state.tell = ({ body }) => (body.action === "end" ? refusal(503, "Preparing") : good())
  await drain(device)
  const presses = await all(device)
  for (const [at, days] of [2, 4, 400, 400].entries()) {
    const order = presses[at]?.order ?? 0
    await device.page.evaluate(([one, ago]) => window.queue.answeredDaysAgo(one, ago), [order, days] as const)
  }
  await device.page.evaluate((owner) => window.queue.forgetOld(owner), suzuki)
  expect((await all(device)).map(({ kind }) => kind)).toEqual(["in", "restEnd", "out"])
})
