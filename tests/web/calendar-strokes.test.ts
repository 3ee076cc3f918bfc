import { expect, test } from "vitest"
import { readCalendar, type Slot } from "@/features/scheduling/calendar-model.ts"
import { readHeld, readTarget } from "@/features/scheduling/workers/board-words.ts"
import { versionOf, withAssigned, withStroke } from "@/features/scheduling/workers/calendar-change.ts"
import {
  inverseOf,
  isOffered,
  leftBy,
  leftOut,
  type Resolved,
  resolve,
  type Stroke,
} from "@/features/scheduling/workers/strokes.ts"
import { aMonth } from "./calendar-view.ts"

const calendar = readCalendar(aMonth())
const outcome = (held: string, target: string): Resolved | undefined => {
  const [what, where] = [readHeld(held, calendar), readTarget(target, calendar)]
  return what === undefined || where === undefined ? undefined : resolve(what, where, calendar)
}
const slotIn = (view: ReturnType<typeof aMonth>, key: string): Slot | undefined =>
  readCalendar(view)
    .days.flatMap(({ slots }) => slots)
    .find((slot) => slot.key === key)

const strokesOf = (resolved: Resolved | undefined) =>
  resolved?.kind === "strokes"
    ? resolved.strokes.map(({ slot, addIds, removeIds, from }) => [
        `${slot.taskId}:${slot.shift}`,
        addIds,
        removeIds,
        from === undefined ? undefined : `${from.taskId}:${from.shift}`,
      ])
    : resolved

test.each([
  [
    "an open shift onto a free person puts him on it and on the other shift that is short",
    "slot/101:morning",
    "cell/12/2026-11-24",
    [
      ["101:morning", [12], [], undefined],
      ["101:afternoon", [12], [], undefined],
    ],
  ],
  [
    "a person onto an open shift does the same",
    "person/12",
    "slot/101:afternoon",
    [
      ["101:afternoon", [12], [], undefined],
      ["101:morning", [12], [], undefined],
    ],
  ],
  [
    "who has the morning already gets what is left of the day",
    "slot/101:morning",
    "cell/11/2026-11-24",
    [["101:afternoon", [11], [], undefined]],
  ],
  [
    "a chip onto somebody else's same day changes the person",
    "assigned/101:morning/11",
    "cell/12/2026-11-24",
    [["101:morning", [12], [11], undefined]],
  ],
  [
    "a chip onto another shift moves the person",
    "assigned/101:morning/11",
    "slot/101:afternoon",
    [["101:afternoon", [11], [], "101:morning"]],
  ],
])("%s", (_, held, target, strokes) => {
  expect(strokesOf(outcome(held, target))).toEqual(strokes)
})

const days = ["2026-11-24", "2026-11-25"]
const dropped = (view: ReturnType<typeof aMonth>, held: string, target: string) => {
  const seen = readCalendar(view)
  const [what, where] = [readHeld(held, seen), readTarget(target, seen)]
  return what === undefined || where === undefined ? undefined : strokesOf(resolve(what, where, seen, days))
}

test("BEY-03 let go over one of several chosen days, it fills the site's arrangement of each of them", () => {
  const filled = [
    ["101:morning", [12], [], undefined],
    ["101:afternoon", [12], [], undefined],
    ["102:morning", [12], [], undefined],
  ]
  expect(dropped(aMonth(), "slot/101:morning", "cell/12/2026-11-24")).toEqual(filled)
  expect(dropped(aMonth(), "slot/101:morning", "cell/12/2026-11-25")).toEqual(filled)
})

test("BEY-03 of the chosen days, those without the arrangement are named, and none of them is called free", () => {
  const chosen = [...days, "2026-11-26"]
  const [held, target] = [readHeld("slot/101:morning", calendar), readTarget("cell/12/2026-11-24", calendar)]
  const outcome = held === undefined || target === undefined ? undefined : resolve(held, target, calendar, chosen)
  expect(outcome?.kind === "strokes" && leftOut(chosen, outcome.strokes)).toEqual(["2026-11-26"])
  const slot = slotIn(aMonth(), "101:morning")
  expect(slot === undefined ? [] : chosen.map((day) => isOffered(slot, day, calendar))).toEqual([true, true, false])
})

test("a shift that has its people is not filled further than it was pointed at", () => {
  const slots = { ...aMonth().slots, assigned: [1, 1, 2] }
  expect(dropped(aMonth({ slots }), "slot/101:morning", "cell/12/2026-11-24")).toEqual([
    ["101:morning", [12], [], undefined],
  ])
})

test("a chip of a whole day is handed over whole", () => {
  const slots = { ...aMonth().slots, staff: [[0], [0], [0]] }
  expect(dropped(aMonth({ slots }), "assigned/101:morning+101:afternoon/11", "cell/12/2026-11-24")).toEqual([
    ["101:morning", [12], [11], undefined],
    ["101:afternoon", [12], [11], undefined],
  ])
})

test.each([
  ["who is on it already", "slot/102:morning", "cell/11/2026-11-25", { kind: "refused", reason: "already" }],
  ["an open shift over another day", "slot/101:morning", "cell/12/2026-11-25", { kind: "refused", reason: "otherDay" }],
  [
    "a day on which the person already stands at the site",
    "assigned/101:morning/11",
    "cell/11/2026-11-25",
    { kind: "refused", reason: "already" },
  ],
  [
    "a day without that site and shift",
    "assigned/102:morning/11",
    "cell/12/2026-11-24",
    { kind: "refused", reason: "otherDay" },
  ],
  ["its own place", "assigned/101:morning/11", "cell/11/2026-11-24", { kind: "nothing" }],
  [
    "a person over a day is asked for which arrangement",
    "person/12",
    "cell/11/2026-11-25",
    { kind: "pick", day: "2026-11-25" },
  ],
])("%s", (_, held, target, told) => {
  expect(outcome(held, target)).toMatchObject(told)
})

test("words of chips that are gone mean nothing", () => {
  expect(readHeld("assigned/999:morning/11", calendar)).toBeUndefined()
  expect(readTarget("cell/99/2026-11-24", calendar)).toBeUndefined()
  expect(readHeld(undefined, calendar)).toBeUndefined()
})

const morning = { taskId: 101, shift: "morning", day: "2026-11-24" } as const
const change: Stroke = { slot: morning, addIds: [12], removeIds: [11] }

test("taking back gives those who left what they had", () => {
  const had = { countWork: 0.5, price: 9000 }
  expect(leftBy(change)).toEqual(morning)
  expect(inverseOf(change, had)).toEqual({ slot: morning, addIds: [11], removeIds: [12], ...had })
  expect(inverseOf({ slot: morning, addIds: [12], removeIds: [] }, undefined)).toEqual({
    slot: morning,
    addIds: [],
    removeIds: [12],
  })
  const from = { taskId: 102, shift: "morning", day: "2026-11-25" } as const
  expect(inverseOf({ slot: morning, addIds: [11], removeIds: [], from }, had)).toMatchObject({
    slot: from,
    from: morning,
    addIds: [11],
    ...had,
  })
})

test("a stroke shows at once, and taking it back shows what was", () => {
  const before = aMonth()
  const after = withStroke(before, change)
  expect(slotIn(after, "101:morning")?.people.map(({ userId }) => userId)).toEqual([12])
  expect(slotIn(after, "101:morning")).toMatchObject({ assigned: 1, shortage: 1 })
  expect(
    slotIn(withStroke(after, inverseOf(change, undefined)), "101:morning")?.people.map(({ userId }) => userId),
  ).toEqual([11])
  expect(before).toEqual(aMonth())
})

test("the server's answer brings versions, leader, people and 人工", () => {
  const shifts = [{ shift: 1, assigned: 1.5, userIds: [11, 12] }]
  const after = withAssigned(aMonth(), [{ id: 101, version: 4, leaderId: 12, shifts }])
  expect(versionOf(after, 101)).toBe(4)
  expect(versionOf(after, 102)).toBe(1)
  expect(slotIn(after, "101:morning")).toMatchObject({ assigned: 1.5, shortage: 0.5, leader: { userId: 12 } })
  expect(withAssigned(aMonth(), [{ id: 999, version: 4, leaderId: null, shifts }])).toEqual(aMonth())
})
