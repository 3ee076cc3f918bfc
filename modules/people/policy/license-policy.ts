import { isAdminSide } from "#modules/kernel/actor.ts"
import { definePolicy } from "#modules/kernel/policy.ts"

/** 資格・免許 to choose from, and whose run out: for the admin side, whose people these are (STAFF-13). */
export const licensePolicy = definePolicy<undefined>()({
  entity: "license",
  actions: {
    list: (actor) => isAdminSide(actor) || "not the admin side",
    change: (actor) => isAdminSide(actor) || "not the admin side",
  },
  fields: {},
  staysOpen: ["list"],
})
