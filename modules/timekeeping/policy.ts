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
}

/** Who closes a month mends what keeps it from closing: 経理 tells an end that is missing, but not his own. */
const mendsEnd = (actor: Actor, of: AttendanceOf) =>
  actor.role === "financeManager" && of.isEndMissing === true && !isSelf(actor, of)

export const attendancePolicy = definePolicy<AttendanceOf>()({
  entity: "attendance",
  actions: {
    read: reachesWork,
    press: (actor, of) =>
      isSelf(actor, of) && isInGroup("clockRoles", actor.role) && !actor.isOutsourced ? true : "not one who punches",
    correct: (actor, of) => (isAdminSide(actor) ? reachesWork(actor, of) : "not the admin side"),
    /** The end alone, where there is none. */
    tellEnd: (actor, of) => {
      if (of.isEndMissing !== true) return "the end is there"
      if (mendsEnd(actor, of)) return true
      return isAdminSide(actor) ? reachesWork(actor, of) : "not the admin side"
    },
    /** Whoever only tells a missing end takes no work away. */
    remove: (actor, of) => (isAdminSide(actor) ? reachesWork(actor, of) : "not the admin side"),
    /** Who mends a missing end asks the other for it. */
    askEnd: (actor, of) => {
      if (isSelf(actor, of) || of.isEndMissing !== true) return "nobody to ask"
      if (mendsEnd(actor, of)) return true
      return isAdminSide(actor) ? reachesWork(actor, of) : "not the admin side"
    },
    /** Who watches the morning tells whom he misses. */
    askStart: (actor, of) => {
      if (isSelf(actor, of)) return "nobody to ask"
      return isAdminSide(actor) ? reachesWork(actor, of) : "not the admin side"
    },
    rest: (actor, of) => {
      if (isSelf(actor, of)) return true
      return isAdminSide(actor) ? reachesWork(actor, of) : "somebody else's rest"
    },
  },
  fields: {
    checkInPlace: (actor, of) => (isAdminSide(actor) || isSelf(actor, of) ? "read" : "hidden"),
    checkOutPlace: (actor, of) => (isAdminSide(actor) || isSelf(actor, of) ? "read" : "hidden"),
  },
})

export const mayPress = (actor: Actor) => isInGroup("clockRoles", actor.role) && !actor.isOutsourced
/** Whose day without a plan is 休み. */
export const isOfTheWorkers = (role: Role) => isInGroup("workers", role)
