/** What the request calls the fields of the form, and what the form itself knows to be wrong. */
import { normaliseClockTime } from "#modules/kernel/fields/normalise.ts"
import { longestSeriesDays, shiftFields } from "#modules/scheduling/codes.ts"
import type { Wrong } from "@/lib/form/wrong.ts"
import { daysBetween } from "../days.ts"
import { mayEndNextDay, type WorkShift, workShifts } from "../shifts.ts"
import { endsNextDay } from "../time-words.ts"
import type { Draft } from "./draft.ts"
import { workersBody } from "./draft-wire.ts"

export const personField = (userId: number) => `person.${userId}`
const inForm: Readonly<Record<string, string>> = {
  constructionSiteId: "siteId",
  constructionSiteName: "smallName",
  address: "smallAddress",
  constructionSiteType: "smallType",
  customerId: "smallCustomerId",
  startDate: "from",
  endDate: "to",
}

/** The form's name for a field of the request; a row ("workers.2.price") is the person who was sent in it. */
export const taskFieldOf = (field: string, draft: Draft): string => {
  if (field.startsWith("vendors")) return "vendors"
  const row = workersBody(draft)[Number(/^workers\.(\d+)/.exec(field)?.[1] ?? -1)]
  return row === undefined ? (inForm[field] ?? field) : personField(row.userId)
}
/** The fields that a shift card shows the errors of. */
export const fieldsOfShift = (shift: WorkShift) => {
  const { flag, from, to, needed, heads } = shiftFields[shift]
  return [flag, from, to, needed, heads]
}
const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5))
const spanOf = ({ from, to }: { readonly from: string; readonly to: string }) => {
  const [start, end] = [minutesOf(from), minutesOf(to)]
  return { start, end: end > start ? end : end + 1440 }
}
/** People who are on two shifts of the form whose times overlap; the server would refuse them as double booked. */
export const inTwoPlaces = (draft: Draft): ReadonlyArray<number> => {
  const on = workShifts.map((shift) => draft.shifts[shift]).filter(({ isOn }) => isOn)
  return on.flatMap((one, at) =>
    on.slice(at + 1).flatMap((other) => {
      const [a, b] = [spanOf(one), spanOf(other)]
      if (a.start >= b.end || b.start >= a.end) return []
      return one.people
        .filter(({ userId }) => other.people.some((person) => person.userId === userId))
        .map(({ userId }) => userId)
    }),
  )
}
/** TASK-07: shifts of a labour site whose head count is not said. */
const uncounted = ({ shifts }: Draft) =>
  workShifts
    .filter((shift) => shifts[shift].isOn && shifts[shift].needed.trim() === "")
    .map((shift) => shiftFields[shift].needed)

/** The schema compares times only where each field alone is right: an order that is wrong is said beside what else is. */
const outOfOrder = ({ shifts }: Draft): ReadonlyArray<Wrong> =>
  workShifts.flatMap((shift) => {
    const { isOn, from: typedFrom, to: typedTo } = shifts[shift]
    const [from, to] = [normaliseClockTime(typedFrom), normaliseClockTime(typedTo)]
    if (!isOn || ![from, to].every((clock) => /^\d\d:\d\d$/.test(clock))) return []
    const { to: field } = shiftFields[shift]
    if (from === to) return [{ field, key: mayEndNextDay(shift) ? "startEqualsEnd" : "startNotBeforeEnd" }]
    return endsNextDay(from, to) && !mayEndNextDay(shift) ? [{ field, key: "startNotBeforeEnd" }] : []
  })

/** Complaints of the form's own, worded in `calendar`; the others are the message table's. */
export const taskComplaints = ["notDay", "seriesTooLong", "inTwoPlaces", "peopleStillOn"] as const

export const taskRules = (draft: Draft, isFixedPrice: boolean): ReadonlyArray<Wrong> => [
  ...(Object.keys(draft.unread).length > 0 ? [{ field: "startDate", key: "notDay" }] : []),
  ...(draft.to < draft.from ? [{ field: "endDate", key: "endBeforeStart" }] : []),
  ...(daysBetween(draft.from, draft.to) >= longestSeriesDays ? [{ field: "endDate", key: "seriesTooLong" }] : []),
  // The customer asks by shifts of its own; the company's form says which of them are worked.
  ...(workShifts.some((shift) => draft.shifts[shift].isOn)
    ? []
    : [{ field: shiftFields.morning.flag, key: "noShift" }]),
  ...(isFixedPrice ? [] : uncounted(draft).map((field) => ({ field, key: "required" }))),
  ...outOfOrder(draft),
  ...inTwoPlaces(draft).map((userId) => ({ field: personField(userId), key: "inTwoPlaces" })),
]
