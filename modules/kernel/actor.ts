/** Who is acting, in which company: columns of the membership row, words instead of the wire's numbers. */
import { Context } from "effect"
import type { Instant } from "./civil-day.ts"
import { isInGroup, type Language, type Role } from "./codes.ts"

export interface Person {
  readonly personId: number
  readonly language: Language
}

export interface Actor extends Person {
  readonly companyId: number
  readonly membershipId: number
  readonly role: Role
  readonly isFirstAdmin: boolean
  readonly isSupervising: boolean
  readonly hidesRevenue: boolean
  /** A finance manager or freelancer paid by paper, not by wages. */
  readonly isOutsourced: boolean
  /** A vendor that also orders. */
  readonly isCustomer: boolean
  /** The partner record (vendor or customer) that this person belongs to. */
  readonly partnerId: number | null
  /** His company's plan is over: he reads and pays, and what he pressed before this moment counts (D11). */
  readonly stopped?: { readonly from: Instant | null }
}

/** What decides how a member is answered, as one text: two that are equal may see the same of the same. */
export const standingOf = (actor: Actor): string =>
  [
    actor.role,
    ...(actor.isFirstAdmin ? ["first"] : []),
    ...(actor.isSupervising ? ["supervising"] : []),
    ...(actor.hidesRevenue ? ["withoutRevenue"] : []),
    ...(actor.isOutsourced ? ["outsourced"] : []),
    ...(actor.isCustomer ? ["customer"] : []),
    ...(actor.partnerId === null ? [] : [`partner ${actor.partnerId}`]),
  ].join(" ")

export class CurrentPerson extends Context.Service<CurrentPerson, Person>()("kernel/CurrentPerson") {}
export class CurrentActor extends Context.Service<CurrentActor, Actor>()("kernel/CurrentActor") {}

/** What policies ask of an actor most: words for groups of roles, and whether a record is his own. */
export const isManagement = ({ role }: Pick<Actor, "role">) => isInGroup("management", role)
export const isAdminSide = ({ role }: Pick<Actor, "role">) => isInGroup("adminSide", role)
export const isWorker = ({ role }: Pick<Actor, "role">) => isInGroup("workers", role)
export const isSelf = (actor: Pick<Actor, "personId">, of: { readonly personId: number }) =>
  actor.personId === of.personId
