/**
 * How far one person's rights reach into another's record, pay and work (0§6 Staff editing, D14, D17). People's own
 * policy, payroll's and timekeeping's ask here, so that what one page hides no other one shows.
 */

import { type Actor, isManagement, isSelf } from "#modules/kernel/actor.ts"
import { isInGroup, type Role } from "#modules/kernel/codes.ts"
import type { Verdict } from "#modules/kernel/policy.ts"

/** Of the other person only who he is here. */
export interface Reached {
  readonly personId: number
  readonly role: Role
}
/** Who signs in for a partner has no record of his own and no pay here: the partner's record is written down apart. */
export const signsInForPartner = (role: Role) => role === "vendor" || role === "customer"
/** A vendor's worker is arranged here, and paid and written down by his vendor. */
export const isVendorsWorker = (role: Role) => role === "vendorWorker"

/** What the confirmation of an invitation is about (INV-07): a person of our own or a vendor's, a partner, or the management's. */
export const askedAs = (role: Role, hasRecord: boolean) => {
  if (role === "vendor" || role === "customer") return role
  return hasRecord ? ("staff" as const) : ("admin" as const)
}

type Worker = Reached & { readonly partnerId: number | null }

const isOutsideManagement = (role: Role) => !isInGroup("management", role)

/** D14: how far an editor's role reaches into people of another role. */
const edited: Readonly<Partial<Record<Role, (actor: Actor, role: Role) => boolean>>> = {
  admin: (actor, role) => role !== "admin" || actor.isSupervising,
  manager: (_, role) => isOutsideManagement(role),
  officeManager: (_, role) => isOutsideManagement(role),
  financeManager: () => true,
}

/** An admin without the tick that lets him into what is the other admins'. */
export const isOrdinaryAdmin = (actor: Actor) => actor.role === "admin" && !actor.isSupervising
/** An admin is kept from other admins alone. */
const tooFar = (actor: Actor) => (isOrdinaryAdmin(actor) ? "Admin_Normal_Access_Denied" : "may not edit that role")

/** Whether the role of the actor lets him change a record of this role (D14); that it is not blocked is the record's own rule. */
export const reachesRecord = (actor: Actor, of: Reached): Verdict => {
  const reach = edited[actor.role]
  if (reach === undefined) return "not management"
  if (signsInForPartner(of.role)) return "a partner's own person"
  if (isVendorsWorker(of.role)) return "a vendor's worker"
  return isSelf(actor, of) || reach(actor, of.role) || tooFar(actor)
}

/**
 * Whether the actor reads the pay of this person: terms, slips, their papers, sums and history (D17).
 *
 * Admin and finance manager everyone's, manager and office manager of those whom they may edit, everyone his own. A block
 * ends changes and not what could be read; a vendor's workers are paid by their vendor, so there is nothing to read here.
 */
export const reachesPay = (actor: Actor, of: Reached): Verdict => {
  if (!isInGroup("ownStaff", of.role)) return "the partner's matter"
  if (isSelf(actor, of)) return true
  if (actor.role === "admin" || actor.role === "financeManager") return true
  return reachesRecord(actor, of)
}

/**
 * Whether the actor reads what this person has worked (D17): as his pay, and a vendor's workers by themselves, by their
 * vendor and by the management, which arranges them and corrects their punches.
 */
export const reachesWork = (actor: Actor, of: Worker): Verdict => {
  if (!isVendorsWorker(of.role)) return reachesPay(actor, of)
  const isOwnVendors = actor.role === "vendor" && actor.partnerId !== null && actor.partnerId === of.partnerId
  return isSelf(actor, of) || isOwnVendors || isManagement(actor) || "another vendor's worker"
}

/** Of the company itself, and so among its people; of a partner's person the partner's record tells. */
export const isOwnPerson = (role: Role) => isInGroup("ownStaff", role)
