/** 給与: who reads whose slip, who closes and who opens a month again (D14, D17). */
import type { Actor } from "#modules/kernel/actor.ts"
import { isInGroup, type Role } from "#modules/kernel/codes.ts"
import { definePolicy } from "#modules/kernel/policy.ts"

/** Whose slip it is. */
export interface SlipOf {
  readonly personId: number
  readonly role: Role
}

const closes: ReadonlyArray<Role> = ["admin", "financeManager"]
const mayClose = (actor: Actor) => closes.includes(actor.role)

/** Manager and office see those whom they may edit: not the admins', not the finance people's. */
const seesOthers = (actor: Actor, of: SlipOf) =>
  mayClose(actor) || (isInGroup("adminSide", actor.role) && of.role !== "admin" && of.role !== "financeManager")

const ownReaders: ReadonlyArray<Role> = [
  "admin",
  "manager",
  "officeManager",
  "financeManager",
  "worker",
  "partTimeWorker",
  "otherWorker",
]
const isOwn = (actor: Actor, of: SlipOf) => actor.personId === of.personId && ownReaders.includes(actor.role)

export const slipPolicy = definePolicy<SlipOf>()({
  entity: "slip",
  actions: { read: (actor, of) => isOwn(actor, of) || seesOthers(actor, of) || "somebody else's pay" },
  fields: {},
})

export const payMonthPolicy = definePolicy<{ readonly state: "open" | "closing" | "closed" }>()({
  entity: "payMonth",
  actions: {
    read: (actor) => isInGroup("management", actor.role) || isInGroup("workers", actor.role) || "no part of payroll",
    /** 給与一覧: other people's slips, those that `slipPolicy` lets through. */
    list: (actor) => mayClose(actor) || isInGroup("adminSide", actor.role) || "own slips only",
    check: (actor) => mayClose(actor) || "does not close",
    close: (actor, month) => (mayClose(actor) ? month.state === "open" || "not open" : "does not close"),
    rerun: (actor, month) => (mayClose(actor) ? month.state === "closed" || "not closed" : "does not close"),
    reopen: (actor, month) => (mayClose(actor) ? month.state === "closed" || "not closed" : "does not close"),
  },
  fields: {},
})
