/** What the scope dialog says of who hears of a change is what the server does (TASK-28, TASK-54). */
import i18next from "i18next"
import { beforeAll, expect, test } from "vitest"
import { changePerson, emptyDraft, putOn, takeOff, tick, withShift } from "@/features/scheduling/task/draft.ts"
import { toldWords } from "@/features/scheduling/task/scope-told.ts"
import { askVendor } from "@/features/scheduling/task/vendor-draft.ts"
import { toldOfChange, toldOfState } from "@/features/scheduling/task/who-is-told.ts"
import arranging from "../../web/i18n/ja/arranging.ts"
import calendar from "../../web/i18n/ja/calendar.ts"
import { aMonth } from "./calendar-view.ts"

beforeAll(async () => {
  await i18next.init({ lng: "ja", resources: { ja: { arranging, calendar } }, fallbackLng: false })
})
const words = (told: Parameters<ReturnType<typeof toldWords>>[0]) =>
  toldWords(i18next.getFixedT(null, ["arranging", "calendar"] as const))(told)

const staff = (userId: number) => ({ userId, name: `人${userId}` })
const person = (userId: number) => ({
  ...staff(userId),
  ...{ trade: null, vendor: null, count: "1", certificates: [], price: "" },
})
const day = (id: number, ids: ReadonlyArray<number>, vendors: ReadonlyArray<string>) => ({
  ...{ id, day: `2027-03-0${id}`, version: 1, isReserved: false, isWorked: false, shifts: [] },
  ...{ people: ids.map(staff), vendors },
})
const view = {
  ...{ id: 2, startDate: "2027-03-02", today: "2027-03-02", customerCompanyName: "大成工務" },
  vendors: [],
  seriesDays: [day(1, [9], ["過ぎた組"]), day(2, [1, 2], []), day(3, [3], ["東和足場"])],
}
const base = putOn(tick(emptyDraft("2027-03-02", 7), "morning", aMonth().shifts), "morning", [person(1), person(2)])
const quiet = <D extends typeof base>(draft: D) => ({ ...draft, more: { ...draft.more, tells: "nobody" as const } })

test("TASK-28 TASK-54 通知しない spares the crew of a day that is deleted or held, and says that its partners are told", () => {
  expect(words(toldOfState(view, "one", false))).toBe("通知先：人1さん、人2さん、大成工務")
  expect(words(toldOfState(view, "future", false))).toBe("通知先：人1さん、人2さん、人3さん、大成工務、東和足場")
  expect(words(toldOfState(view, "future", true))).toBe("作業員には通知しません。通知先：大成工務、東和足場")
  expect(words(toldOfState({ ...view, today: "2027-03-03" }, "one", false))).toBe("だれにも通知しません")
})

test("TASK-13 TASK-54 other times are told to the whole crew, the customer and the vendors of each day that is reached", () => {
  const later = withShift(base, "morning", { from: "09:00" })
  const everybody = "通知先：人1さん、人2さん、人3さん、大成工務、東和足場"
  expect(words(toldOfChange(view, base, later, "future"))).toBe(everybody)
  expect(words(toldOfChange(view, base, later, "one"))).toBe("通知先：人1さん、人2さん、大成工務")
  expect(words(toldOfChange(view, base, quiet(later), "future"))).toBe(
    "作業員には通知しません。通知先：大成工務、東和足場",
  )
  expect(words(toldOfChange(view, base, { ...later, siteId: 8 }, "one"))).toBe("通知先：人1さん、人2さん、客先")
})

test("TASK-28 a memo is the crew's and the vendors'; what the customer pays, is needed or asked for is told to nobody", () => {
  expect(words(toldOfChange(view, base, { ...base, note: "北ゲート" }, "future"))).toBe(
    "通知先：人1さん、人2さん、人3さん、東和足場",
  )
  const priced = { ...base, more: { ...base.more, otherTitle: "夜間割増", otherPrice: "30000" } }
  expect(words(toldOfChange(view, base, priced, "all"))).toBe("だれにも通知しません")
  expect(words(toldOfChange(view, base, withShift(base, "morning", { needed: "5" }), "all"))).toBe(
    "だれにも通知しません",
  )
  expect(words(toldOfChange(view, base, changePerson(base, "morning", 2, { count: "0.5" }), "all"))).toBe(
    "だれにも通知しません",
  )
})

test("TASK-28 TASK-33 who comes or goes is told so, whoever stays is not; a vendor hears of its slot even when the crew is spared", () => {
  const swapped = putOn(takeOff(base, "morning", 1), "morning", [person(5)])
  expect(words(toldOfChange(view, base, swapped, "future"))).toBe("通知先：人5さん（追加）、人1さん（外れる）")
  const asked = quiet(askVendor(swapped, "morning", { userId: 3, name: "清水設備" }))
  expect(words(toldOfChange(view, base, asked, "one"))).toBe("作業員には通知しません。通知先：清水設備")
})

test("TASK-11 TASK-54 days that come into a series or fall away are news for the crew, the vendors and the customer", () => {
  const series = { ...base, isSeries: true, to: "2027-03-03" }
  expect(words(toldOfChange(view, series, { ...series, to: "2027-03-05" }, "future"))).toBe(
    "通知先：人1さん、人2さん、大成工務",
  )
  const shorter = { ...series, to: "2027-03-02" }
  expect(words(toldOfChange(view, series, shorter, "future"))).toBe("通知先：人3さん、大成工務、東和足場")
})
