import type { Role } from "#modules/kernel/codes.ts"
import { definePolicy } from "#modules/kernel/policy.ts"

/** Who pays what a company owes, and is reminded of it. */
export const billPayers: ReadonlyArray<Role> = ["admin"]

/** What a company owes is its admins' to see and to pay; the platform's part is let in at the gate. */
export const billPolicy = definePolicy<{ readonly companyId: number }>()({
  entity: "bill",
  actions: {
    read: (actor, { companyId }) => (actor.role === "admin" && actor.companyId === companyId) || "not an admin",
    pay: (actor, { companyId }) => (actor.role === "admin" && actor.companyId === companyId) || "not an admin",
  },
  fields: {},
  staysOpen: ["pay"],
})
