import { isInGroup } from "#modules/kernel/codes.ts"
import { definePolicy } from "#modules/kernel/policy.ts"

/** The company itself: everyone in it may read it, the admin side words it. */
export const companyPolicy = definePolicy<{ readonly id: number }>()({
  entity: "company",
  actions: {
    read: (actor, company) => actor.companyId === company.id || "another company",
    label: (actor) => isInGroup("adminSide", actor.role) || "not the admin side",
    update: (actor) => actor.role === "admin" || "not an admin",
  },
  fields: {
    salaryClosingDate: (actor) => (isInGroup("management", actor.role) ? "read" : "hidden"),
    salaryPaymentDelayMonth: (actor) => (isInGroup("management", actor.role) ? "read" : "hidden"),
    salaryPaymentDate: (actor) => (isInGroup("management", actor.role) ? "read" : "hidden"),
  },
})
