/** Whom a change of a series concerns by choice, who is told, and what stands in the way: said before it is chosen (02b). */
import { expect, test } from "vitest"
import { changePerson, emptyDraft, putOn, takeOff, tick } from "@/features/scheduling/task/draft.ts"
import {
  markedPeople,
  peopleConcerned,
  peopleReached,
  vendorsAskedAnew,
} from "@/features/scheduling/task/scope-people.ts"
import { warningsOf } from "@/features/scheduling/task/scope-warnings.ts"
import { askVendor, changeVendor } from "@/features/scheduling/task/vendor-draft.ts"
import { aMonth } from "./calendar-view.ts"

const staff = (userId: number) => ({ userId, name: `人${userId}` })
const person = (userId: number) => ({
  ...staff(userId),
  ...{ trade: null, vendor: null, count: "1", certificates: [], price: "" },
})
const day = (id: number, ids: ReadonlyArray<number>, isWorked = false) => ({
  ...{
    id,
    day: `2027-03-0${id}`,
    version: 1,
    isReserved: false,
    isWorked,
    shifts: [],
    people: ids.map(staff),
    vendors: [],
  },
})
const view = {
  id: 2,
  startDate: "2027-03-02",
  seriesDays: [day(1, [9]), day(2, [1, 2]), day(3, [2, 3]), day(4, [4], true)],
}
const ids = (people: ReadonlyArray<{ readonly userId: number }>) => people.map(({ userId }) => userId)

test("TASK-13 each choice says whom it concerns: once each, and nobody of a day that was worked already", () => {
  expect(ids(peopleReached(view, "one"))).toEqual([1, 2])
  expect(ids(peopleReached(view, "future"))).toEqual([1, 2, 3])
  expect(ids(peopleReached(view, "all"))).toEqual([9, 1, 2, 3])
})

const base = putOn(tick(emptyDraft("2027-03-02", 7), "morning", aMonth().shifts), "morning", [person(1), person(2)])
const draft = changePerson(takeOff(putOn(base, "morning", [person(5)]), "morning", 1), "morning", 2, { count: "0.5" })

test("TASK-13 TASK-28 who comes, goes or is counted otherwise is named so; the others are concerned all the same", () => {
  expect(markedPeople(base, draft).map(({ userId, mark }) => [userId, mark])).toEqual([
    [2, "changed"],
    [5, "added"],
    [1, "removed"],
  ])
  expect(ids(peopleConcerned(view, draft, "future"))).toEqual([1, 2, 3, 5])
  expect(markedPeople(base, base)).toEqual([])
})

test("TASK-13 a vendor is told when it is asked for more, and not when nothing changed for it", () => {
  const asked = askVendor(base, "morning", { userId: 3, name: "東和足場" })
  expect(vendorsAskedAnew(base, asked)).toEqual(["東和足場"])
  expect(vendorsAskedAnew(asked, changeVendor(asked, "morning", 3, { asked: "2" }))).toEqual(["東和足場"])
  expect(vendorsAskedAnew(asked, asked)).toEqual([])
})

test("TASK-13 being on another day of the same series stands in nobody's way; another site and too many hours do", () => {
  const clash = (taskId: number) => ({ taskId })
  const reason = (fact: string, verdict: "warn" | "refused", taskIds: ReadonlyArray<number> = []) => ({
    ...{ kind: "booked", verdict, title: "t", fact, days: [], clashes: taskIds.map(clash) },
  })
  const people = [
    { ...staff(1), reasons: [reason("同じ連続手配", "refused", [3]), reason("12/3に 45:40", "warn")] },
    { ...staff(2), reasons: [reason("品川", "refused", [3, 77])] },
    { ...staff(6), reasons: [reason("だれか", "refused", [77])] },
  ]
  expect(warningsOf(people, [1, 2], [2, 3]).map(({ name, fact }) => [name, fact])).toEqual([
    ["人1", "12/3に 45:40"],
    ["人2", "品川"],
  ])
})
