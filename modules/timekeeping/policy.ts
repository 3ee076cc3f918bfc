/** 勤怠: who sees whose attendance, who punches, who corrects. */
import type { Actor } from "#modules/kernel/actor.ts"
import { isInGroup, type Role } from "#modules/kernel/codes.ts"
import { definePolicy } from "#modules/kernel/policy.ts"

/** Whose attendance it is. */
export interface AttendanceOf {
  readonly personId: number
  readonly role: Role
  readonly partnerId: number | null
  /** It is a punch, and nobody told its end. */
  readonly isEndMissing?: boolean
}

const isOwn = (actor: Actor, of: AttendanceOf) => actor.personId === of.personId
const isOwnVendors = (actor: Actor, of: AttendanceOf) =>
  actor.role === "vendor" && actor.partnerId !== null && actor.partnerId === of.partnerId

/** Who closes a month mends what keeps it from closing: 経理 tells an end that is missing, but not his own. */
const mendsEnd = (actor: Actor, of: AttendanceOf) =>
  actor.role === "financeManager" && of.isEndMissing === true && !isOwn(actor, of)

const sees = (actor: Actor, of: AttendanceOf) =>
  isInGroup("management", actor.role) || isOwn(actor, of) || isOwnVendors(actor, of)

export const attendancePolicy = definePolicy<AttendanceOf>()({
  entity: "attendance",
  actions: {
    read: (actor, of) => sees(actor, of) || "somebody else's attendance",
    press: (actor, of) =>
      isOwn(actor, of) && isInGroup("clockRoles", actor.role) && !actor.isOutsourced ? true : "not one who punches",
    correct: (actor, of) => isInGroup("adminSide", actor.role) || mendsEnd(actor, of) || "not the admin side",
    rest: (actor, of) => isInGroup("adminSide", actor.role) || isOwn(actor, of) || "somebody else's rest",
  },
  fields: {
    checkInPlace: (actor, of) => (isInGroup("adminSide", actor.role) || isOwn(actor, of) ? "read" : "hidden"),
    checkOutPlace: (actor, of) => (isInGroup("adminSide", actor.role) || isOwn(actor, of) ? "read" : "hidden"),
  },
})

export const mayPress = (actor: Actor) => isInGroup("clockRoles", actor.role) && !actor.isOutsourced
