import { expect, test } from "vitest"
import {
  clickDay,
  crewOf,
  type Draft,
  emptyDraft,
  putOn,
  setFrom,
  setKind,
  setSeries,
  setTo,
  takeOff,
  tick,
  untick,
  withShift,
  workingDays,
} from "@/features/scheduling/task/draft.ts"
import { bodyOf, patchOf, workersBody } from "@/features/scheduling/task/draft-wire.ts"
import { withWish } from "@/features/scheduling/task/more/draft-more.ts"
import { moveToSite, takeBackMove } from "@/features/scheduling/task/move-site.ts"
import { allPicked, picked } from "@/features/scheduling/task/staff-picks.ts"
import { inTwoPlaces, taskFieldOf } from "@/features/scheduling/task/task-fields.ts"
import { taskParts } from "@/features/scheduling/task/task-parts.ts"
import { askVendor, changeVendorCertificates } from "@/features/scheduling/task/vendor-draft.ts"
import { changedParts, mergeParts } from "@/lib/form/parts.ts"
import { aMonth } from "./calendar-view.ts"

const defaults = aMonth().shifts
const person = (userId: number, over: object = {}) => ({
  userId,
  name: `人${userId}`,
  trade: null,
  vendor: null,
  count: "1",
  certificates: [],
  price: "",
  ...over,
})
const ticked = (): Draft => tick(emptyDraft("2026-11-24", 7), "morning", defaults)
const withCrew = (): Draft => ({ ...putOn(ticked(), "morning", [person(11), person(12)]), leaderId: 11 })

test("TASK-19 TASK-24 ticking a shift takes over how many people the customer asks for; one that it does not ask for counts none", () => {
  const empty = emptyDraft("2026-11-24", 7)
  const asked = { ...empty, more: withWish(empty.more, "morning", { asks: true, heads: "4" }) }
  expect(tick(asked, "morning", defaults).shifts.morning).toMatchObject({ isOn: true, from: "08:00", needed: "4" })
  expect(tick(asked, "afternoon", defaults).shifts.afternoon).toMatchObject({ isOn: true, needed: "" })
})

test("ticking fills in the company's times, unticking forgets all of the shift", () => {
  expect(ticked().shifts.morning).toMatchObject({ isOn: true, from: "08:00", to: "12:00" })
  const off = untick(withShift(withCrew(), "morning", { needed: "3" }), "morning")
  expect(off.shifts.morning).toEqual({ isOn: false, from: "", to: "", needed: "", people: [], vendors: [] })
  expect(off.leaderId).toBeNull()
})

test("a leader who is taken off leads no more; one who stays on another shift does", () => {
  expect(takeOff(withCrew(), "morning", 11).leaderId).toBeNull()
  const both = putOn(tick(withCrew(), "afternoon", defaults), "afternoon", [person(11)])
  expect(takeOff(both, "morning", 11).leaderId).toBe(11)
  expect(crewOf(both).map(({ userId }) => userId)).toEqual([11, 12])
})

test("several days end a day later; one day forgets the end and the days off; moving drops days off outside", () => {
  const series = setTo(setSeries(ticked(), true), "2026-11-30")
  expect(setSeries(ticked(), true).to).toBe("2026-11-25")
  const off = clickDay(clickDay(series, "2026-11-26"), "2026-11-28")
  expect(off.dayOffs).toEqual(["2026-11-26", "2026-11-28"])
  expect(workingDays(off)).toEqual(["2026-11-24", "2026-11-25", "2026-11-27", "2026-11-29", "2026-11-30"])
  expect(setFrom(off, "2026-11-27").dayOffs).toEqual(["2026-11-28"])
  expect(clickDay(off, "2026-11-26").dayOffs).toEqual(["2026-11-28"])
  expect(clickDay(off, "2026-12-02").to).toBe("2026-12-02")
  expect(setSeries(off, false)).toMatchObject({ to: "2026-11-24", dayOffs: [] })
})

test("a new arrangement's body has one row for each person with the shifts he is on", () => {
  const draft = putOn(tick(withCrew(), "afternoon", defaults), "afternoon", [
    person(11, { count: "０．５", price: "9,000" }),
  ])
  expect(workersBody(draft)).toEqual([
    {
      userId: 11,
      morningShift: 1,
      countWorkMorning: 1,
      priceMorning: null,
      afternoonShift: 1,
      countWorkAfternoon: 0.5,
      priceAfternoon: 9000,
    },
    { userId: 12, morningShift: 1, countWorkMorning: 1, priceMorning: null },
  ])
  expect(bodyOf(withShift(draft, "morning", { needed: "2", from: "730" }), false)).toMatchObject({
    constructionSiteId: 7,
    startDate: "2026-11-24",
    endDate: null,
    morningFrom: "07:30",
    maxWorkerMorning: 2,
    eveningShift: 0,
  })
  expect(bodyOf(withShift(draft, "morning", { needed: "2" }), true).maxWorkerMorning).toBe(0)
})

test("what can't be read as a number goes as it was typed, for the schema to name", () => {
  expect(bodyOf(withShift(ticked(), "morning", { needed: "21,2oo" }), false).maxWorkerMorning).toBe("21,2oo")
})

test("a patch holds only what changed, and nothing when nothing did", () => {
  const base = withShift(withCrew(), "morning", { needed: "2" })
  expect(patchOf(base, base, false)).toEqual({})
  expect(patchOf(base, { ...base, note: "北ゲート" }, false)).toEqual({ note: "北ゲート" })
  expect(patchOf(base, takeOff(base, "morning", 11), false)).toEqual({
    leaderId: null,
    workers: [workersBody(base)[1]],
  })
  expect(patchOf(base, withShift(base, "morning", { needed: "3" }), false)).toEqual({
    morningShift: 1,
    morningFrom: "08:00",
    morningTo: "12:00",
    maxWorkerMorning: 3,
  })
})

test("what another changed and I did not is taken over; where both changed, mine stays and is named", () => {
  const base = withShift(withCrew(), "morning", { needed: "2" })
  const mine = { ...withShift(base, "morning", { needed: "3" }), note: "わたし" }
  const theirs = { ...withShift(base, "morning", { needed: "4" }), meetingTime: "07:40" }
  const merged = mergeParts(taskParts, { base, mine, stored: theirs })
  expect(merged).toMatchObject({ theirs: ["meeting"], both: ["shift.morning"] })
  expect(merged.values).toMatchObject({ note: "わたし", meetingTime: "07:40" })
  expect(merged.values.shifts.morning.needed).toBe("3")
  expect(changedParts(taskParts, base, mine)).toEqual(["note", "shift.morning"])
})

test("both having changed the same way is no difference", () => {
  const base = withCrew()
  const same = { ...base, note: "同じ" }
  expect(mergeParts(taskParts, { base, mine: same, stored: same })).toMatchObject({ theirs: [], both: [] })
})

test("errors of rows stand with the person of the row that was sent", () => {
  const draft = withCrew()
  expect(taskFieldOf("workers.1.price", draft)).toBe("person.12")
  expect(taskFieldOf("morningTo", draft)).toBe("morningTo")
  expect(taskFieldOf("constructionSiteId", draft)).toBe("siteId")
})

test("nobody is in two places of one form: touching shifts are apart, overlapping ones are not, over midnight too", () => {
  const two = (from: string, to: string) =>
    putOn(withShift(tick(withCrew(), "evening", defaults), "evening", { from, to }), "evening", [person(12)])
  expect(inTwoPlaces(two("12:00", "05:00"))).toEqual([])
  expect(inTwoPlaces(two("11:30", "05:00"))).toEqual([12])
})

test("TASK-17 another kind of arrangement keeps days and ticks, and forgets people and vendors that were picked", () => {
  const typed = askVendor(withShift(withCrew(), "morning", { needed: "2" }), "morning", { userId: 3, name: "協力" })
  const small = setKind(setTo(setSeries(typed, true), "2026-11-28"), "small")
  expect(small).toMatchObject({ kind: "small", siteId: null, isSeries: true, to: "2026-11-28", leaderId: null })
  expect(small.shifts.morning).toMatchObject({ isOn: true, from: "08:00", needed: "2", people: [], vendors: [] })
  expect(bodyOf(small, false)).not.toHaveProperty("vendors")
})

test("TASK-10 another site leaves behind vendors it doesn't name, and own people where it names some; undo brings them back", () => {
  const crew = putOn(withCrew(), "morning", [person(13, { vendor: "協力" }), person(14, { vendor: "別の協力" })])
  const asked = askVendor(askVendor(crew, "morning", { userId: 3, name: "協力" }), "morning", {
    userId: 4,
    name: "別の協力",
  })
  const wished = { ...asked, siteId: 8, more: withWish(asked.more, "morning", { asks: true, heads: "2" }) }
  const named = { vendors: [{ userId: 3, vendorCompanyName: "協力", status: 1 }], workers: [] }
  const moved = moveToSite(wished, named, false)
  expect(moved.gone).toEqual(["別の協力", "人14"])
  expect(moved.draft.shifts.morning.people.map(({ userId }) => userId)).toEqual([11, 12, 13])
  expect(moved.draft.more.wishes.morning.asks).toBe(true)
  const elsewhere = moveToSite(wished, { vendors: [], workers: [{ userId: 12 }] }, true)
  expect(elsewhere.draft.shifts.morning).toMatchObject({ vendors: [], people: [{ userId: 12 }] })
  expect(elsewhere.draft).toMatchObject({ leaderId: null, more: { wishes: { morning: { asks: false, heads: "" } } } })
  const back = takeBackMove(elsewhere.draft, wished)
  expect([back.leaderId, back.shifts.morning.people.length, back.more.wishes.morning.asks]).toEqual([11, 4, true])
})

test("TASK-04 TASK-34 what a vendor's people bring is said once for all its shifts, and rows without a word are not sent", () => {
  const vendor = { userId: 3, name: "協力" }
  const one = askVendor(withCrew(), "morning", vendor)
  const said = changeVendorCertificates(one, 3, [
    { title: "玉掛け", price: "2,000", workers: "1.5" },
    { title: " ", price: "", workers: "1" },
  ])
  const both = askVendor(tick(said, "afternoon", defaults), "afternoon", vendor)
  expect(bodyOf(both, false).vendors).toMatchObject([
    {
      userId: 3,
      morningShift: 1,
      afternoonShift: 1,
      metadataUnitPriceCertificate: [{ title: "玉掛け", price: 2000, workers: 1.5 }],
    },
  ])
  expect(patchOf(one, said, false)).toHaveProperty("vendors")
})

test("TASK-31 all who are found are ticked at once, but nobody who can't be there; who was ticked before stays, found or not", () => {
  const offered = (userId: number, verdict: "ok" | "warn" | "refused") => ({ userId, verdict })
  const found = [offered(1, "ok"), offered(2, "refused"), offered(3, "warn")]
  expect(picked(found, [9], true)).toEqual([9, 1, 3])
  expect([allPicked(found, [9]), allPicked(found, [9, 1]), allPicked(found, [9, 1, 3])]).toEqual([
    "none",
    "some",
    "all",
  ])
  expect(picked(found, [9, 1, 3], false)).toEqual([9])
  expect(allPicked([offered(2, "refused")], [])).toBeUndefined()
})
