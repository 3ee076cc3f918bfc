/** The forms of what is asked, answered and earned around arrangements: wishes, slots, expenses, revenue. */
import { addDays, tokyoDayOf } from "#modules/kernel/civil-day.ts"
import { deskOf } from "../desk-call.ts"
import { arrangers, matchers } from "../people.ts"
import { aBoard, ownName } from "../seed/board.ts"
import { dialog, type KeptForm, once, press, pressing, typing, why } from "./kept-form.ts"

const { manager } = arrangers
const today = tokyoDayOf(Date.now())
const inAWeek = addDays(today, 7)
const fixedPrice = once(async () => {
  const board = await aBoard()
  const siteId = await board.site(ownName("保つ請負"), {
    ...{ type: 2, contractValue: 3_000_000, startTime: "2026-01-01", endTime: "2027-12-31" },
  })
  const written = { siteId, title: "第1回出来高", amount: 1_200_000, date: today, note: "" }
  await board.call("POST", "/v2/construction-site/create-revenue-fixed-price", written)
  return `/works/revenueCost?constructionSiteId=${siteId}`
})

export const aroundThem: ReadonlyArray<KeptForm> = [
  {
    of: "web/features/reports/revenue-form.tsx",
    name: "what a site earned",
    who: manager,
    path: fixedPrice,
    open: pressing("売上を追加"),
    place: dialog,
    type: typing({ 内容: "第2回出来高", 金額: "800000", メモ: "60 %" }),
    save: "売上を追加",
  },
  {
    of: "web/features/reports/delete-revenue.tsx",
    name: "why revenue is taken away",
    who: manager,
    path: fixedPrice,
    open: pressing(/第1回出来高を削除/),
    place: dialog,
    type: why,
    save: "売上を削除",
  },
  {
    of: "web/features/customer/use-wish-form.ts",
    name: "a customer's wish",
    who: arrangers.customer,
    path: async () => {
      const board = await aBoard()
      await board.task(await board.site(ownName("保つお願い")), inAWeek)
      return "/home"
    },
    open: async (page) => {
      await press(page, "次の週")
      await press(page, /予定あり/)
    },
    place: dialog,
    type: async (place) => {
      await press(place, /＋1名/)
      await typing({ ひとこと: "足場の検査があるため" })(place)
    },
    save: "この内容でお願いする",
  },
  {
    of: "web/features/expenses/refuse-dialog.tsx",
    name: "why an expense is refused",
    who: arrangers.boss,
    path: async () => {
      const desk = await deskOf(arrangers.hand)
      const note = ownName("保つ経費")
      await desk("/construction-site/request-payment", {
        category: 3,
        amount: 2468,
        date: today,
        note,
      })
      return "/payment"
    },
    open: async (page) => {
      await page.getByRole("row", { name: /2,468/ }).getByRole("button", { name: "消耗品費" }).first().click()
      await press(dialog(page), "却下する")
    },
    place: dialog,
    type: why,
    save: "却下する",
  },
  {
    of: "web/features/slots/refuse-slot.tsx",
    name: "why a slot is refused",
    who: matchers.vendor,
    path: async () => {
      const board = await aBoard(matchers.boss)
      const vendors = await board.call("POST", "/common/vendor", {})
      const { userId } = vendors.body.data.find((one: { companyName: string }) => one.companyName === "東和足場")
      const day = addDays(inAWeek, 60)
      await board.task(await board.site(ownName("保つ枠")), day, {
        ...{ morningShift: 1, maxWorkerMorning: 2, vendors: [{ userId, morningShift: 1, maxWorkerMorning: 2 }] },
      })
      return `/slots?from=${day}&day=${day}`
    },
    open: pressing("出せません"),
    place: dialog,
    type: (place) => place.getByLabel(/^ひとこと/).fill("その日は出払っています"),
    save: "出せないと返事する",
  },
]
