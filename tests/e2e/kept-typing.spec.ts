/** UI-10, STAFF-20: after a save that is refused, in any way, every form holds what was typed. */
import type { Locator, Page } from "@playwright/test"
import { arrive, card, form, newTask, openDay } from "./arranging-steps.ts"
import { enter, expect, test } from "./fixture.ts"
import type { KeptForm } from "./kept/kept-form.ts"
import { ofMonths, ofTheCompany } from "./kept/office-forms.ts"
import { beforeIt, ofOneself, records } from "./kept/people-forms.ts"
import { ofThePlatform, operators } from "./kept/platform-forms.ts"
import { arrangers } from "./people.ts"
import { aBoard, ownName } from "./seed/board.ts"

test.use({ expectedStatuses: [400, 409, 500] })
// Nothing that one of them does is seen by another.
test.describe.configure({ mode: "parallel" })

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

const refusal = (status: number, errorCode: string) => ({
  status,
  contentType: "application/json",
  body: JSON.stringify({ success: false, errorCode, errorMessage: "見本の断り", fields: [] }),
})
const refusals = {
  "the server refuses": refusal(400, "Invalid_Input"),
  "somebody was first": refusal(409, "Update_Expired"),
  "the server breaks": refusal(500, "Unknown_Error"),
  "the network is gone": undefined,
} as const

/** Saves once for each way of being refused, and compares what stands in the form before and after. */
const expectKept = async (page: Page, calls: RegExp, place: Locator, save: () => Promise<void>) => {
  const before = await standsIn(place)
  expect(before.join("").length, "something is typed").toBeGreaterThan(3)
  for (const [way, answer] of Object.entries(refusals)) {
    let asked = 0
    await page.route(calls, (route) => {
      asked += 1
      return answer === undefined ? route.abort("internetdisconnected") : route.fulfill(answer)
    })
    await save()
    await expect.poll(() => asked, { message: way }).toBeGreaterThan(0)
    await expect(page.getByText(answer === undefined ? "サーバーにつながりません" : "見本の断り").first()).toBeVisible()
    expect({ way, now: await standsIn(place) }).toEqual({ way, now: before })
    await page.unroute(calls)
  }
}

const keptForms: Readonly<Record<string, ReadonlyArray<KeptForm>>> = {
  beforeIt,
  records,
  ofTheCompany,
  ofOneself,
  ofMonths,
  ofThePlatform,
}
const typedIn = async (page: Page, form: KeptForm) => {
  await page.goto(form.path)
  await form.open?.(page)
  const place = form.place?.(page) ?? page.locator("form").first()
  await form.type(place, page)
  const { save } = form
  await expectKept(page, form.call, place, () =>
    typeof save === "function" ? save(place, page) : place.getByRole("button", { name: save }).first().click(),
  )
}
for (const [part, forms] of Object.entries(keptForms)) {
  const people = new Set(forms.map(({ who }) => who))
  for (const who of people) {
    test(`UI-10 STAFF-20 the forms of ${part} keep everything (${who ?? "nobody"})`, { tag: "@desk" }, async ({
      page,
    }) => {
      // What a form still holds is left with its page, unasked.
      page.on("dialog", (asked) => asked.accept())
      if (who === operators.email) await operators.make(test.info().retry)
      if (who !== undefined) await enter(page, who)
      for (const form of forms) if (form.who === who) await test.step(form.name, () => typedIn(page, form))
    })
  }
}

test("UI-10 a site and the customer made from it keep everything", { tag: "@desk" }, async ({ page }) => {
  await arrive(page, arrangers.manager, "/works?create=1")
  const dialog = page.getByRole("dialog", { name: "現場を作成" })
  await dialog.getByLabel("現場名").fill(ownName("保つ現場"))
  await dialog.getByLabel("住所").fill("東京都港区海岸1丁目")
  await dialog.getByRole("combobox", { name: "得意先" }).fill("保つ建設")
  await page.getByRole("option", { name: "新しい得意先「保つ建設」" }).click()
  const customer = page.getByRole("dialog", { name: "得意先を登録" })
  await customer.getByLabel("担当者").fill("担当 一")
  await expectKept(page, /\/api\/customer\/create/, customer, () =>
    customer.getByRole("button", { name: "登録する" }).click(),
  )
  await customer.getByRole("button", { name: "キャンセル" }).click()
  await page.getByRole("button", { name: "捨てる" }).click()
  await dialog.getByRole("combobox", { name: "得意先" }).fill("大成")
  await page.getByRole("option", { name: "大成工務" }).click()
  await dialog.getByLabel("通常単価（円／人工）").fill("24000")
  await dialog.getByLabel("夜間単価（円／人工）").fill("30000")
  await dialog.getByLabel("工事の内容・入場の注意", { exact: true }).fill("北側から入る")
  await expectKept(page, /\/api\/construction-site\/create/, dialog, async () => {
    await dialog.getByRole("button", { name: "現場を作成する" }).click()
    await page.getByRole("alertdialog").getByRole("button", { name: "いいえ、現場だけ作成する" }).click()
  })
})

test("UI-10 an arrangement and the vendor's worker made from it keep everything", { tag: "@desk" }, async ({
  page,
}) => {
  const board = await aBoard()
  const name = ownName("保つ手配")
  await board.site(name)
  const vendor = ownName("保つ工業")
  await board.call("PUT", "/vendor/invite-vendor", { companyName: vendor })
  await openDay(page, "2027-04-06")
  await newTask(page, name)
  await card(page, "午前").getByLabel("午前の必要人工").fill("2")
  await form(page).getByLabel("集合場所").fill("北ゲート前")
  await form(page).getByRole("searchbox").fill("保持 次郎")
  await form(page).getByRole("button", { name: "協力会社の職人を登録" }).click()
  const person = page.getByRole("dialog", { name: "協力会社の職人を登録" })
  await person.getByRole("radio", { name: "男性" }).check()
  await person.getByRole("combobox", { name: "所属する協力会社" }).fill(vendor)
  await page.getByRole("option", { name: vendor, exact: true }).click()
  await expectKept(page, /\/api\/staff\/invite-staff/, person, () =>
    person.getByRole("button", { name: "登録する" }).click(),
  )
  await person.getByRole("button", { name: "キャンセル" }).click()
  await page.getByRole("button", { name: "捨てる" }).click()
  await expectKept(page, /\/api\/v2\/task$/, form(page), () => form(page).getByRole("button", { name: "保存" }).click())
})
