/** Who reads the table of rights: the management of every role, everybody else of his own. */
import { isManagement } from "#modules/kernel/actor.ts"
import type { Role } from "#modules/kernel/codes.ts"
import { definePolicy } from "#modules/kernel/policy.ts"

export const permissionPolicy = definePolicy<{ readonly role: Role }>()({
  entity: "permission",
  actions: { read: (actor, { role }) => isManagement(actor) || actor.role === role || "another role" },
  fields: {},
})
