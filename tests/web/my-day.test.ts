import { expect, test } from "vitest"
import { minutesUntilStart, myDay } from "../../web/features/timekeeping/day/my-day.ts"
import { openRestMinutes } from "../../web/features/timekeeping/day/stretch.ts"
import { proposedTicks } from "../../web/features/timekeeping/today/proposed-ticks.ts"
import type { KeptDay } from "../../web/lib/punch-queue/kept-day.ts"
import type { PressFacts, QueuedPress } from "../../web/lib/punch-queue/press.ts"

const at = (clock: string, day = "2026-11-20") => new Date(`${day}T${clock}:00+09:00`).toISOString()
const millis = (clock: string, day?: string) => Date.parse(at(clock, day))

type Wire = Record<string, unknown>
const plan = (over: Wire = {}) => ({
  taskId: 11,
  constructionSiteId: 3,
  siteName: "豊洲三丁目計画",
  day: "2026-11-20",
  shift: 1,
  startsAt: at("08:00"),
  endsAt: at("17:00"),
  mates: [],
  ...over,
})
const punch = (over: Wire = {}) => ({
  id: 1,
  taskId: 11,
  constructionSiteId: 3,
  siteName: "豊洲三丁目計画",
  workingDay: "2026-11-20",
  checkIn: at("07:36"),
  checkOut: null,
  state: "open",
  timekeepingRests: [],
  totalRestDuration: null,
  isEndClaimed: false,
  ...over,
})
/** What the company sent last; whole enough for what is worked out from it. */
const kept = (today: Wire, knows: ReadonlyArray<string> = []): KeptDay =>
  JSON.parse(
    JSON.stringify({
      knows,
      receivedAt: 0,
      today: {
        plans: [plan()],
        next: [],
        punches: [],
        open: null,
        forgotten: [],
        ruleRestMinutes: 60,
        countsFromPunch: false,
        ...today,
      },
    }),
  )
let order = 0
const press = (
  kind: QueuedPress["kind"],
  clock: string,
  more: Partial<PressFacts> & { delivery?: QueuedPress["delivery"]; day?: string } = {},
): QueuedPress => {
  const { delivery = "waiting", day, ...facts } = more
  order += 1
  const id = `id-${order}`
  return {
    personId: 1,
    companyId: 7,
    order,
    clientId: id,
    pressedAt: at(clock, day),
    attempts: 0,
    kind,
    delivery,
    ...facts,
  }
}
const dayOf = (today: Wire, presses: ReadonlyArray<QueuedPress>, now: string, knows: ReadonlyArray<string> = []) =>
  myDay(kept(today, knows), presses, millis(now))

test("TIME-02 each press moves the state on, before the company has answered", () => {
  const presses = [
    press("in", "07:36", { taskId: 11 }),
    press("restStart", "12:02"),
    press("restEnd", "13:01"),
    press("out", "17:32"),
  ]
  const states = [0, 1, 2, 3, 4].map((count) => dayOf({}, presses.slice(0, count), "17:33").duty)
  expect(states).toEqual(["before", "working", "resting", "working", "done"])
})

test("D108 work counts from the planned start, rests as punched, to the minute", () => {
  const presses = [
    press("in", "07:36", { taskId: 11 }),
    press("restStart", "12:02"),
    press("restEnd", "13:01"),
    press("out", "17:32"),
  ]
  expect(dayOf({}, presses, "18:00")).toMatchObject({ workedMinutes: 513, restMinutes: 59, isRestByRule: false })
  expect(dayOf({ countsFromPunch: true }, presses, "18:00")).toMatchObject({ workedMinutes: 537 })
})

test("D87 without a punched rest the company's is taken off once the day is done, and not before", () => {
  const presses = [press("in", "08:00", { taskId: 11 }), press("out", "17:00")]
  expect(dayOf({}, presses.slice(0, 1), "17:00")).toMatchObject({ workedMinutes: 540, isRestByRule: false })
  expect(dayOf({}, presses, "17:10")).toMatchObject({ workedMinutes: 480, restMinutes: 60, isRestByRule: true })
})

test("BEY-01 a press that the company has already put into 今日 does not count twice", () => {
  const inPress = press("in", "07:36", { taskId: 11, delivery: "delivered" })
  const now = { punches: [punch()], open: punch() }
  expect(dayOf(now, [inPress], "09:00").stretches).toHaveLength(1)
  expect(dayOf(now, [inPress], "09:00", [inPress.clientId]).stretches).toHaveLength(1)
  expect(dayOf({}, [inPress], "09:00").duty).toBe("working")
  // The desk has removed it since.
  expect(dayOf({}, [inPress], "09:00", [inPress.clientId]).duty).toBe("before")
})

test("BEY-01 a refused press changes nothing", () => {
  expect(dayOf({}, [press("in", "07:36", { taskId: 11, delivery: "refused" })], "09:00").duty).toBe("before")
})

test("TIME-01 a cancel takes back what it names, on the device or with the company", () => {
  const inPress = press("in", "07:36", { taskId: 11 })
  const out = press("out", "12:00")
  expect(dayOf({}, [inPress, press("cancel", "07:36", { cancels: inPress.clientId })], "09:00").duty).toBe("before")
  expect(dayOf({}, [inPress, out, press("cancel", "12:00", { cancels: out.clientId })], "12:01").duty).toBe("working")
  const sent = { ...inPress, delivery: "delivered" as const }
  const cancel = press("cancel", "07:36", { cancels: sent.clientId })
  expect(dayOf({ open: punch() }, [sent, cancel], "09:00", [sent.clientId]).duty).toBe("before")
})

test("TIME-02 a check-in while another is open leaves the older one to be asked for", () => {
  const open = punch({ workingDay: "2026-11-19", checkIn: at("20:00", "2026-11-19"), taskId: null })
  const day = dayOf({ open }, [press("in", "07:36", { taskId: 11 })], "07:40")
  expect(day).toMatchObject({ duty: "working", forgotten: [{ stretch: { id: 1 } }] })
})

test("D45 yesterday's open punch is asked for from twelve hours after its end, and today begins", () => {
  const yesterday = "2026-11-19"
  const late = { day: yesterday, startsAt: at("08:00", yesterday), endsAt: at("17:00", yesterday), taskId: 10 }
  const open = punch({ workingDay: yesterday, checkIn: at("07:41", yesterday), taskId: 10 })
  const asked = { plans: [plan(late), plan()], open }
  expect(dayOf(asked, [], "05:00").duty).toBe("working")
  const day = dayOf(asked, [], "05:01")
  expect(day).toMatchObject({ duty: "before", nextUp: { taskId: 11 } })
  expect(day.forgotten).toMatchObject([{ proposals: [{ from: "plan", at: millis("17:00", yesterday) }] }])
})

test("TIME-02 telling the end of a forgotten day settles it", () => {
  const told = { punch: punch({ id: 5, state: "unfinished", workingDay: "2026-11-19" }), proposals: [] }
  const claim = press("claimEnd", "07:30", { timekeepingId: 5, claimsEnd: at("17:00", "2026-11-19") })
  expect(dayOf({ forgotten: [told] }, [], "07:36").forgotten).toHaveLength(1)
  expect(dayOf({ forgotten: [told] }, [claim], "07:36").forgotten).toEqual([])
})

test("D48 past midnight a night shift stays with the day it began", () => {
  const night = plan({ shift: 3, startsAt: at("21:00"), endsAt: at("05:00", "2026-11-21") })
  const day = myDay(kept({ plans: [night], open: punch({ checkIn: at("20:48") }) }), [], millis("01:12", "2026-11-21"))
  expect(day).toMatchObject({ day: "2026-11-20", duty: "working", workedMinutes: 252 })
})

test("BEY-01 two sites: after the first the person is on the way, after the second done", () => {
  const plans = [
    plan({ endsAt: at("12:00") }),
    plan({ taskId: 12, shift: 2, startsAt: at("13:30"), siteName: "有明北 鉄骨" }),
  ]
  const first = [press("in", "07:36", { taskId: 11 }), press("out", "12:04")]
  expect(dayOf({ plans }, first, "12:48")).toMatchObject({ duty: "moving", nextUp: { taskId: 12 } })
  const both = [...first, press("in", "13:20", { taskId: 12 }), press("out", "17:00")]
  expect(dayOf({ plans }, both, "17:01")).toMatchObject({ duty: "done", stretches: [{}, {}] })
})

test("BEY-01 a device that never received anything still knows what was pressed on it", () => {
  const presses = [press("in", "07:36", { isOffice: true }), press("restStart", "12:00")]
  expect(myDay(undefined, presses, millis("12:10"))).toMatchObject({ duty: "resting", restMinutes: 10 })
})

test("BEY-01 今の休憩 and 今日の休憩 say the same: each end is cut to its minute", () => {
  const start = { ...press("restStart", "12:00"), pressedAt: at("12:00").replace(":00.000Z", ":50.000Z") }
  const day = myDay(undefined, [press("in", "07:36", { isOffice: true }), start], millis("12:10") + 5_000)
  expect(day.restMinutes).toBe(10)
  expect(day.open && openRestMinutes(day.open, millis("12:10") + 5_000)).toBe(10)
})

test("two shifts of one arrangement are one card from the first start to the last end", () => {
  const plans = [plan({ shift: 2, startsAt: at("13:00") }), plan({ shift: 1, endsAt: at("12:00") })]
  expect(dayOf({ plans }, [], "07:00").arrangements).toMatchObject([
    { shifts: [1, 2], startsAt: millis("08:00"), endsAt: millis("17:00") },
  ])
})

test("PAY-18 退勤 without a network proposes what was worked of the arrangement, not what was arranged", () => {
  const plans = [plan({ endsAt: at("12:00") }), plan({ shift: 2, startsAt: at("13:00") })]
  const proposed = (from: string, to: string, rests: ReadonlyArray<Wire> = []) => {
    const open = punch({ checkIn: at(from), timekeepingRests: rests })
    const day = myDay(kept({ day: "2026-11-20", plans, punches: [open], open }), [], millis(to))
    if (day.open === undefined) throw new Error("nothing is open")
    const arrangement = day.arrangements.find(({ taskId }) => taskId === day.open?.taskId)
    return proposedTicks(arrangement, day.open, at(to))
  }
  expect(proposed("12:56", "13:01")).toEqual({ shifts: [], halfShifts: [] })
  expect(proposed("07:40", "17:00")).toEqual({ shifts: [1, 2], halfShifts: [] })
  expect(proposed("07:40", "14:30")).toEqual({ shifts: [1, 2], halfShifts: [2] })
  // A rest that still lasts ends with the day's work.
  expect(proposed("07:40", "17:00", [{ checkIn: at("13:00"), checkOut: null }])).toEqual({
    shifts: [1],
    halfShifts: [],
  })
})

test("始業まで counts down the hours before the work, and is gone once it is due or was pressed", () => {
  const left = (clock: string, presses: ReadonlyArray<QueuedPress> = []) =>
    minutesUntilStart(myDay(kept({}), presses, millis(clock)), millis(clock))
  expect([left("07:36"), left("02:00"), left("01:59"), left("08:00")]).toEqual([24, 360, undefined, undefined])
  expect(left("07:50", [press("in", "07:45", { taskId: 11 })])).toBeUndefined()
})
