/** Names on the wire of what an arrangement says per shift, and the kinds of a candidate's obstacle; browser-safe. */
import type { WorkShift } from "#modules/kernel/codes.ts"

export { likelyPrefecture, prefectureOfAddress } from "./rules/prefecture-of-address.ts"

/** `price` of the other shift is the specification's plain `price`. */
export const shiftFields = {
  morning: {
    flag: "morningShift",
    customerFlag: "morningShiftCustomer",
    from: "morningFrom",
    to: "morningTo",
    heads: "workerMorning",
    needed: "maxWorkerMorning",
    assigned: "assignedMorning",
    desireFrom: "startTimeDesireMorning",
    desireTo: "endTimeDesireMorning",
    count: "countWorkMorning",
    price: "priceMorning",
  },
  afternoon: {
    flag: "afternoonShift",
    customerFlag: "afternoonShiftCustomer",
    from: "afternoonFrom",
    to: "afternoonTo",
    heads: "workerAfternoon",
    needed: "maxWorkerAfternoon",
    assigned: "assignedAfternoon",
    desireFrom: "startTimeDesireAfternoon",
    desireTo: "endTimeDesireAfternoon",
    count: "countWorkAfternoon",
    price: "priceAfternoon",
  },
  evening: {
    flag: "eveningShift",
    customerFlag: "eveningShiftCustomer",
    from: "eveningFrom",
    to: "eveningTo",
    heads: "workerEvening",
    needed: "maxWorkerEvening",
    assigned: "assignedEvening",
    desireFrom: "startTimeDesireEvening",
    desireTo: "endTimeDesireEvening",
    count: "countWorkEvening",
    price: "priceEvening",
  },
  other: {
    flag: "otherShift",
    customerFlag: "otherShiftCustomer",
    from: "otherFrom",
    to: "otherTo",
    heads: "workerOther",
    needed: "maxWorkerOther",
    assigned: "assignedOther",
    desireFrom: "startTimeDesireOther",
    desireTo: "endTimeDesireOther",
    count: "countWorkOther",
    price: "price",
  },
} as const satisfies Record<WorkShift, Record<string, string>>

/** The longest series, first and last day counted (0§9). */
export const longestSeriesDays = 90
/** What one calendar call may span: six weeks of a month's grid. */
export const longestCalendarDays = 42

/** Whether a person can be arranged: without more ado, after a second look, or not. */
export const verdicts = ["ok", "warn", "refused"] as const
export type Verdict = (typeof verdicts)[number]
/** Why not, as far as this module knows by itself. */
export const obstacles = ["doubleBooked", "offDay", "notOnSite", "left"] as const
export type Obstacle = (typeof obstacles)[number]

/** How far a vendor's slot is: not answered, fewer than asked, as asked, it can't, asked otherwise since it answered. */
export const slotStates = ["waiting", "partly", "full", "refused", "changed"] as const
export type SlotState = (typeof slotStates)[number]
/** 添付 of an arrangement (TASK-29): those that it has are counted too. */
export const mostTaskFiles = 10
/** What a price of the other shift is called on the customer's papers where nobody gave it a title (TASK-35). */
export const usualOtherTitle = "オプション"
/** Rows of certificates on one shift, of the customer and of each person. */
export const mostCertificates = 20
