/** Saves that are refused in each way, and what stands in a form before and after. */
import type { Locator, Page } from "@playwright/test"
import { expect } from "../fixture.ts"
import type { KeptForm } from "./kept-form.ts"
import { isSave } from "./saves.ts"

const refusal = (status: number, errorCode: string) => ({
  status,
  contentType: "application/json",
  body: JSON.stringify({ success: false, errorCode, errorMessage: `見本の断り ${status}`, fields: [] }),
})
const refusals = {
  "the server refuses": refusal(400, "Invalid_Input"),
  "somebody was first": refusal(409, "Update_Expired"),
  "the server breaks": refusal(500, "Unknown_Error"),
  "the network is gone": undefined,
} as const

/** What stands in every control, in their order; a list and a radio by what is chosen. */
const standsIn = (place: Locator) =>
  place
    .locator("input:not([type=hidden]), textarea, [data-slot=select], [role=radio], [role=checkbox]")
    .evaluateAll((all) =>
      all.map((one) =>
        one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement
          ? one.value
          : `${one.textContent} ${one.getAttribute("aria-checked")}`,
      ),
    )
/** Saves once for each way of being refused, and compares what stands in the form before and after. */
const expectKept = async (page: Page, place: Locator, save: () => Promise<void>, back?: () => Promise<void>) => {
  const before = await standsIn(place)
  expect(before.join("").length, "something is typed").toBeGreaterThan(3)
  let answer: ReturnType<typeof refusal> | undefined
  await page.route("**/api/**", (route) => {
    if (!isSave(route.request())) return route.fallback()
    return answer === undefined ? route.abort("internetdisconnected") : route.fulfill(answer)
  })
  for (const [way, next] of Object.entries(refusals)) {
    answer = next
    const sent = page.waitForRequest(isSave, { timeout: 10_000 })
    await save()
    await sent
    await expect(
      page.getByText(next === undefined ? "サーバーにつながりません" : `見本の断り ${next.status}`).first(),
    ).toBeVisible()
    await back?.()
    expect({ way, now: await standsIn(place) }).toEqual({ way, now: before })
  }
  await page.unroute("**/api/**")
}
/** A window that is closed by Esc asks before it drops what was typed. */
const expectAsked = async (page: Page, from?: Locator) => {
  const windows = await page.locator("[data-slot=dialog]").count()
  if (from === undefined) await page.keyboard.press("Escape")
  else await from.press("Escape")
  const question = page.getByRole("alertdialog")
  await expect(question).toContainText("捨てますか")
  await question.getByRole("button", { name: "捨てる" }).click()
  await expect(question).toBeHidden()
  await expect(page.locator("[data-slot=dialog]")).toHaveCount(from === undefined ? windows - 1 : windows)
}

/** Opens a form, types into it, is refused in every way, and closes it; the page of the row before is opened once. */
export const walk = async (page: Page, form: KeptForm, before?: KeptForm) => {
  const path = typeof form.path === "string" ? form.path : await form.path()
  const isThere = decodeURIComponent(page.url()).endsWith(path)
  const isOpen = isThere && before?.path === form.path && before.place !== undefined && form.place !== undefined
  // Another fragment alone would be no other page.
  if (path.includes("#")) await page.goto("about:blank")
  if (!isOpen) await page.goto(path)
  await form.open?.(page)
  const { back, save } = form
  const place = form.place?.(page) ?? page.locator("form").first()
  await form.type(place, page)
  const press = () =>
    typeof save === "function" ? save(place, page) : place.getByRole("button", { name: save }).first().click()
  await expectKept(page, place, press, back && (() => back(page)))
  const isWindow = (await place.getAttribute("data-slot")) === "dialog"
  if (isWindow || form.closedFrom !== undefined) await expectAsked(page, form.closedFrom?.(place))
}
