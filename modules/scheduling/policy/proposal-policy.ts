/** What a customer may do with an arrangement of its own (TASK-19, TASK-49, D64), and who answers it. */
import { type Actor, isAdminSide, isManagement } from "#modules/kernel/actor.ts"
import { definePolicy, type FieldAccess, type Verdict } from "#modules/kernel/policy.ts"
import { orders } from "./customer-side.ts"

interface Ordered {
  readonly customerId: number
  /** A shift of it is on: from then on changes go by request. */
  readonly hasTimes: boolean
  readonly isClosed: boolean
}
const isItsCustomer = (actor: Actor, { customerId }: Pick<Ordered, "customerId">) =>
  orders(actor) && customerId === actor.partnerId

/** A customer says what it wants otherwise, and takes it back. */
export const mayPropose = (actor: Actor, subject: Ordered): Verdict =>
  subject.isClosed ? "its pay month is closed" : isItsCustomer(actor, subject) || "not its customer"
/** A customer asks for people on a site of its own. */
export const mayAsk = (actor: Actor, subject: Pick<Ordered, "customerId">): Verdict =>
  isItsCustomer(actor, subject) || "neither the admin side nor its customer"
/** While no time is set, its day is the customer's to change, too. */
export const mayAskAnew = (actor: Actor, subject: Ordered): boolean =>
  !subject.hasTimes && mayPropose(actor, subject) === true
/** The admin side accepts and refuses. */
export const mayAnswer = (actor: Actor, subject: Pick<Ordered, "isClosed">): Verdict =>
  subject.isClosed ? "its pay month is closed" : isAdminSide(actor) || "not the admin side"
/** 0§6: the history is for company roles. */
export const seesHistory = (actor: Actor): Verdict => isManagement(actor) || "not a company role"

/** The pending wish is told to who made it and who answers it. */
export const pendingWish = (actor: Actor, subject: Ordered): FieldAccess =>
  isAdminSide(actor)
    ? "read"
    : isItsCustomer(actor, subject)
      ? mayPropose(actor, subject) === true
        ? "edit"
        : "read"
      : "hidden"

/** TASK-19: once the company changed the arrangement, a customer is shown what holds, not what it asked for before. */
export const seesWish = (
  actor: Actor,
  { pending, more }: { readonly pending: object | null; readonly more: { readonly isAdminUpdate: boolean } },
): boolean => pending === null || isAdminSide(actor) || !more.isAdminUpdate

/** A customer's own week and its wishes over all sites; the admin side reads every customer's. */
export const proposalPolicy = definePolicy<undefined>()({
  entity: "proposal",
  actions: {
    list: (actor) =>
      isAdminSide(actor) || (orders(actor) && actor.partnerId !== null) || "neither admin side nor customer",
    week: (actor) => (orders(actor) && actor.partnerId !== null) || "no customer",
  },
  fields: {},
  staysOpen: ["list", "week"],
})
/** Whoever answers what customers wish for. */
export const answersWishes = isAdminSide
/** Whose wishes somebody is told of; null is everybody's. */
export const customerOf = (actor: Actor): number | null => (isAdminSide(actor) ? null : (actor.partnerId ?? 0))
