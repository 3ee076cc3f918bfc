import { mayBuySeats } from "#modules/companies/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { isInGroup } from "#modules/kernel/codes.ts"
import { definePolicy } from "#modules/kernel/policy.ts"

interface Subject {
  readonly companyId: number
  /** By the platform: before its yes a registration is said anew, and nothing is ordered. Absent where it is not looked at. */
  readonly isApproved?: boolean
}
const byAdmin = (actor: Actor, { companyId }: Subject) => mayBuySeats(actor, companyId)

const byAdminOfApproved = (actor: Actor, of: Subject) =>
  of.isApproved === false ? "the platform has not said yes yet" : byAdmin(actor, of)

/** 契約: the company's own people see which plan it has; its admins order, pay and end. */
export const planPolicy = definePolicy<Subject>()({
  entity: "companyPlan",
  actions: {
    read: (actor, { companyId }) =>
      (isInGroup("ownStaff", actor.role) && actor.companyId === companyId) || "not of the company",
    readPayment: byAdmin,
    change: byAdminOfApproved,
    extend: byAdminOfApproved,
    addMembers: byAdminOfApproved,
    endRenewal: byAdminOfApproved,
  },
  fields: {},
  // Who did not pay chooses and pays anew.
  staysOpen: ["readPayment", "change", "extend"],
})
