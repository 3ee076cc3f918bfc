/** The second power over a person (D13): who blocks him, lets him in again and changes his role. */

import { type Actor, isSelf } from "#modules/kernel/actor.ts"
import { isInGroup, type Role } from "#modules/kernel/codes.ts"
import type { Verdict } from "#modules/kernel/policy.ts"
import type { Reached } from "./reach.ts"

/** Whom each managing role manages (0§6 General rules). */
const managed: Readonly<Partial<Record<Role, (role: Role) => boolean>>> = {
  admin: (role) => role !== "admin",
  manager: (role) => !isInGroup("adminSide", role),
}

/** STAFF-11, STAFF-24: what nobody of the company takes back, once it is given. */
export const isForGood = (role: Role) => !Object.values(managed).some((reaches) => reaches(role))

/** Whether the actor manages this person: nobody himself, an admin no admin, a manager nobody of the admin side. */
export const manages = (actor: Actor, of: Reached): Verdict => {
  const reach = managed[actor.role]
  if (reach === undefined) return "neither admin nor manager"
  if (isSelf(actor, of)) return "oneself"
  return reach(of.role) || "may not manage that role"
}
