/** Who looks for anything of the company, who reads what was changed, and who is shown what it does first. */
import { type Actor, isAdminSide, isManagement } from "#modules/kernel/actor.ts"
import { roleGroups } from "#modules/kernel/codes.ts"
import { definePolicy } from "#modules/kernel/policy.ts"

/** A vendor finds its sites and workers, a customer its sites (desk/30). */
const isPartner = ({ role }: Actor) => role === "vendor" || role === "customer"
/** What is found is decided by the policies of people, sites and partners; others have no screen to go to. */
export const searchPolicy = definePolicy<undefined>()({
  entity: "search",
  actions: { find: (actor) => isManagement(actor) || isPartner(actor) || "neither management nor a partner" },
  fields: {},
  staysOpen: ["find"],
})
/** Whose history is asked for, and each field of it, is the policy of the thing itself to show. */
export const historyPolicy = definePolicy<undefined>()({
  entity: "history",
  actions: { read: (actor) => isManagement(actor) || "not management" },
  fields: {},
})
export const firstStepsPolicy = definePolicy<undefined>()({
  entity: "firstSteps",
  actions: { read: (actor) => isAdminSide(actor) || "not the admin side" },
  fields: {},
})

/** Whoever leads sites or keeps the office or its books is no 職人 that was taken on. */
export const runTheCompany = roleGroups.management
