/** 給与: who reads whose slip, who closes and who opens a month again (D14, D17). */

import { type Actor, isAdminSide, isManagement } from "#modules/kernel/actor.ts"
import { isInGroup, type Role } from "#modules/kernel/codes.ts"
import { definePolicy } from "#modules/kernel/policy.ts"
import { type Reached, reachesPay } from "#modules/people/index.ts"

/** Whose work a close is first, then who may do it too. */
export const closers: ReadonlyArray<Role> = ["financeManager", "admin"]
const mayClose = (actor: Actor) => closers.includes(actor.role)

/** A slip is read by who reads its person's pay, in whatever form: list, statement, paper, draft, history, sums. */
export const slipPolicy = definePolicy<Reached>()({
  entity: "slip",
  actions: { read: reachesPay },
  fields: {},
})

export interface PayMonthSubject {
  readonly state: "open" | "closing" | "closed"
}
export const payMonthPolicy = definePolicy<PayMonthSubject>()({
  entity: "payMonth",
  actions: {
    read: (actor) => isInGroup("ownStaff", actor.role) || "no part of payroll",
    /** 給与一覧: other people's slips, those that `slipPolicy` lets through. */
    list: (actor) => mayClose(actor) || isAdminSide(actor) || "own slips only",
    check: (actor) => mayClose(actor) || "does not close",
    /** 確認した, while the month may still be closed. */
    look: (actor, month) => (mayClose(actor) ? month.state === "open" || "not open" : "does not close"),
    close: (actor, month) => (mayClose(actor) ? month.state === "open" || "not open" : "does not close"),
    rerun: (actor, month) => (mayClose(actor) ? month.state === "closed" || "not closed" : "does not close"),
    reopen: (actor, month) => (mayClose(actor) ? month.state === "closed" || "not closed" : "does not close"),
    /** 振込データ: accounts and nets of everybody. */
    seeTransfer: (actor) => mayClose(actor) || "does not close",
    transfer: (actor, month) => (mayClose(actor) ? month.state === "closed" || "not closed" : "does not close"),
  },
  fields: {},
  staysOpen: ["list", "check", "seeTransfer"],
})

/** 会社の手当: the management knows what the company pays by rule; an admin and who pays say it. */
export const subsidyPolicy = definePolicy<undefined>()({
  entity: "subsidy",
  actions: {
    read: (actor) => isManagement(actor) || "not management",
    set: (actor) => mayClose(actor) || "neither an admin nor who pays",
    /** Where pay terms are written. */
    offer: (actor) => isManagement(actor) || "not management",
  },
  fields: {},
  staysOpen: ["offer"],
})
