/** Who sends, sees, repeats and withdraws a company's invitations (D18, STAFF-11, INV-01, INV-04). */
import { type Actor, isAdminSide } from "#modules/kernel/actor.ts"
import { type Role, type RoleId, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { definePolicy, type Verdict } from "#modules/kernel/policy.ts"
import { all, allOf, anyOf, type Filter, is, shows } from "#modules/kernel/visible.ts"
import type { InvitationState } from "../codes.ts"
import { peoplePolicy } from "../policy.ts"
import { partnerPolicy } from "./partner-policy.ts"
import { isVendorsWorker } from "./reach.ts"

export type InvitationFact = "invitedBy" | "partnerId" | "role"
export interface InvitationSubject {
  readonly role: RoleId
  readonly invitedBy: number
  readonly partnerId: number | null
  readonly state: InvitationState
}

/** INV-01: the company's for admin and manager, a vendor's workers for the vendor, for everybody what he sent himself. */
export const visibleInvitations = (actor: Actor): Filter<InvitationFact> => {
  if (actor.role === "admin" || actor.role === "manager") return all
  const own = is("invitedBy", actor.personId)
  if (actor.role !== "vendor" || actor.partnerId === null) return own
  return anyOf(own, allOf(is("role", roleIds.vendorWorker), is("partnerId", actor.partnerId)))
}

/** D18: whom this person may ask for the company. A partner's person is asked by whoever writes partners down. */
const asks = (actor: Actor, role: Role): Verdict =>
  role === "vendor" || role === "customer"
    ? partnerPolicy.actions.create(actor, undefined)
    : peoplePolicy.actions.invite(actor, { role })

/** STAFF-11: whom an admin and a manager manage; a vendor his own workers. */
const manages = (actor: Actor, role: Role): Verdict => {
  if (actor.role === "admin") return role !== "admin" || "an admin's"
  if (actor.role === "vendor") return isVendorsWorker(role) || "not a worker of his"
  if (actor.role !== "manager") return "manages nobody"
  return (role !== "admin" && role !== "manager" && role !== "officeManager") || "the admin side's"
}

const isOwn = (actor: Actor, of: InvitationSubject) => of.invitedBy === actor.personId
const sees = (actor: Actor, of: InvitationSubject): Verdict => shows(visibleInvitations(actor), of) || "another's"

export const invitationPolicy = definePolicy<InvitationSubject>()({
  entity: "invitation",
  actions: {
    read: sees,
    resend: (actor, of) => {
      const role = wordOf(roleIds, of.role)
      const [seen, may, managed] = [sees(actor, of), asks(actor, role), manages(actor, role)]
      if (seen !== true || may !== true) return seen === true ? may : seen
      if (of.state === "accepted") return "answered yes"
      // STAFF-24: an office manager asks once; a second mail is the admin's or the manager's.
      if (isOwn(actor, of) && (managed === true || actor.role === "admin" || actor.role === "manager")) return true
      return managed
    },
    withdraw: (actor, of) => {
      const seen = sees(actor, of)
      if (seen !== true) return seen
      if (of.state !== "open") return "no longer open"
      return isOwn(actor, of) || manages(actor, wordOf(roleIds, of.role))
    },
  },
  fields: {},
})

/** Whether who sent it once might still ask this person, though sending it again may be somebody else's. */
export const mayStillInvite = (actor: Actor, { role }: InvitationSubject) => asks(actor, wordOf(roleIds, role)) === true

/** Who hears of an invitation that its sender can't send again: whoever may send any again. */
export const heirsOfSenders: ReadonlyArray<Role> = ["admin"]

/** 招待管理 as a whole: everybody may open it; who sends any is told so (INV-12). */
export const invitationListPolicy = definePolicy<undefined>()({
  entity: "invitationList",
  actions: {
    read: () => true,
    invite: (actor) => isAdminSide(actor) || actor.role === "vendor" || "may not invite",
    // By name and address, for who is new to the company.
    askPartner: (actor) => partnerPolicy.actions.create(actor, undefined),
  },
  fields: {},
})
