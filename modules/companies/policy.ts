import { type Actor, isAdminSide, isManagement } from "#modules/kernel/actor.ts"
import { definePolicy, type FieldAccess } from "#modules/kernel/policy.ts"

/** Pay days and the seal are the management's to know, the admin's to set. */
const ofManagement = (actor: Actor): FieldAccess => {
  if (actor.role === "admin") return "edit"
  return isManagement(actor) ? "read" : "hidden"
}

/** The company itself: everyone in it may read it, the admin side words it and sets its shifts, an admin speaks for it. */
export const companyPolicy = definePolicy<{ readonly id: number }>()({
  entity: "company",
  actions: {
    read: (actor, company) => actor.companyId === company.id || "another company",
    label: (actor) => isAdminSide(actor) || "not the admin side",
    configShift: (actor) => isAdminSide(actor) || "not the admin side",
    timeView: (actor) => isAdminSide(actor) || "not the admin side",
    taskName: (actor) => isAdminSide(actor) || "not the admin side",
    // Whoever arranges is offered the names.
    chooseTaskName: (actor) => isManagement(actor) || "not management",
    update: (actor) => actor.role === "admin" || "not an admin",
  },
  fields: {
    salaryClosingDate: ofManagement,
    salaryPaymentDelayMonth: ofManagement,
    salaryPaymentDate: ofManagement,
    stamp: ofManagement,
  },
  staysOpen: ["chooseTaskName"],
})
