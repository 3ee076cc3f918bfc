/** 勤怠: who sees whose attendance, who punches, who corrects. */

import { type Actor, isAdminSide, isSelf } from "#modules/kernel/actor.ts"
import { isInGroup, type Role } from "#modules/kernel/codes.ts"
import { definePolicy } from "#modules/kernel/policy.ts"
import { reachesWork } from "#modules/people/index.ts"

/** Whose attendance it is. */
export interface AttendanceOf {
  readonly personId: number
  readonly role: Role
  readonly partnerId: number | null
  /** It is a punch, and nobody told its end. */
  readonly isEndMissing?: boolean
  /**
   * Its pay month is closing or closed, so that nothing of it is offered. A write asks the month itself, held for it, and
   * leaves this out: it tells what the matter is, not that he may not.
   */
  readonly isMonthClosed?: boolean
}
type Rule = (actor: Actor, of: AttendanceOf) => true | string
const whileOpen =
  (rule: Rule): Rule =>
  (actor, of) =>
    of.isMonthClosed === true ? "the month is closed" : rule(actor, of)
const byAdminSide: Rule = (actor, of) => (isAdminSide(actor) ? reachesWork(actor, of) : "not the admin side")

/** Who closes a month mends what keeps it from closing: 経理 tells an end that is missing, but not his own. */
const mendsEnd = (actor: Actor, of: AttendanceOf) =>
  actor.role === "financeManager" && of.isEndMissing === true && !isSelf(actor, of)

/** They come from outside, and know of the company's sites those that they were asked to. */
const fromOutside: ReadonlyArray<Role> = ["otherWorker", "vendorWorker"]
/** Whoever is of the house is sent to any site by a telephone call (応援), whether somebody arranged it or not. */
export const beginsAnywhere = ({ role }: { readonly role: Role }) => !fromOutside.includes(role)

export const attendancePolicy = definePolicy<AttendanceOf>()({
  entity: "attendance",
  actions: {
    read: reachesWork,
    press: (actor, of) =>
      isSelf(actor, of) && isInGroup("clockRoles", actor.role) && !actor.isOutsourced ? true : "not one who punches",
    correct: whileOpen(byAdminSide),
    /** The end alone, where there is none. */
    tellEnd: whileOpen((actor, of) => {
      if (of.isEndMissing !== true) return "the end is there"
      return mendsEnd(actor, of) || byAdminSide(actor, of)
    }),
    /** Whoever only tells a missing end takes no work away. */
    remove: whileOpen(byAdminSide),
    /** Who mends a missing end asks the other for it. */
    askEnd: whileOpen((actor, of) => {
      if (isSelf(actor, of) || of.isEndMissing !== true) return "nobody to ask"
      return mendsEnd(actor, of) || byAdminSide(actor, of)
    }),
    /** Who watches the morning tells whom he misses. */
    askStart: (actor, of) => (isSelf(actor, of) ? "nobody to ask" : byAdminSide(actor, of)),
    rest: whileOpen((actor, of) => {
      if (isSelf(actor, of)) return true
      return isAdminSide(actor) ? reachesWork(actor, of) : "somebody else's rest"
    }),
  },
  fields: {
    checkInPlace: (actor, of) => (isAdminSide(actor) || isSelf(actor, of) ? "read" : "hidden"),
    checkOutPlace: (actor, of) => (isAdminSide(actor) || isSelf(actor, of) ? "read" : "hidden"),
  },
})

export const mayPress = (actor: Actor) => isInGroup("clockRoles", actor.role) && !actor.isOutsourced
/** Whose day without a plan is 休み. */
export const isOfTheWorkers = (role: Role) => isInGroup("workers", role)
