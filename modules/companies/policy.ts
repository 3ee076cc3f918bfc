import { isAdminSide, isManagement } from "#modules/kernel/actor.ts"
import { definePolicy } from "#modules/kernel/policy.ts"

/** The company itself: everyone in it may read it, the admin side words it. */
export const companyPolicy = definePolicy<{ readonly id: number }>()({
  entity: "company",
  actions: {
    read: (actor, company) => actor.companyId === company.id || "another company",
    label: (actor) => isAdminSide(actor) || "not the admin side",
    update: (actor) => actor.role === "admin" || "not an admin",
  },
  fields: {
    salaryClosingDate: (actor) => (isManagement(actor) ? "read" : "hidden"),
    salaryPaymentDelayMonth: (actor) => (isManagement(actor) ? "read" : "hidden"),
    salaryPaymentDate: (actor) => (isManagement(actor) ? "read" : "hidden"),
  },
})
