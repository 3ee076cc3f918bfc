/** What a vendor may do with what it is asked for (D81): see and fill its own slots, and nothing of another vendor's. */
import { type Actor, isAdminSide } from "#modules/kernel/actor.ts"
import { roleGroups } from "#modules/kernel/codes.ts"
import { definePolicy, type FieldAccess, type Verdict } from "#modules/kernel/policy.ts"
import type { TaskSide } from "../rules/written-by.ts"

/** Whom the company's own side of an arrangement's notices is for. */
export const arrangers = roleGroups.adminSide

/** A shift that a vendor is asked for people on. */
export interface SlotTie {
  readonly partnerId: number
}
interface Slotted {
  readonly vendors: ReadonlyArray<SlotTie>
  readonly isClosed: boolean
  readonly isHeld: boolean
}
/** Its own line; another vendor's is told to the admin side alone. */
export const seesSlot = (actor: Actor, { partnerId }: SlotTie): boolean =>
  isAdminSide(actor) || (actor.role === "vendor" && actor.partnerId === partnerId)

const isAsked = (actor: Actor, { vendors }: Slotted): boolean =>
  actor.role === "vendor" && vendors.some(({ partnerId }) => partnerId === actor.partnerId)

const restsNow = ({ isClosed, isHeld }: Slotted) =>
  isClosed ? "its pay month is closed" : isHeld ? "it is held and needs nobody" : undefined
export const mayFill = (actor: Actor, subject: Slotted): Verdict =>
  restsNow(subject) ?? (isAsked(actor, subject) || "not asked for people")

/** 0§6: the vendor selector and its certificates are for the admin side and the vendor. */
export const vendorLines = (actor: Actor, subject: Slotted): FieldAccess =>
  isAdminSide(actor) ? "edit" : !isAsked(actor, subject) ? "hidden" : mayFill(actor, subject) === true ? "edit" : "read"

/** What a vendor's own list of slots asks. */
export const slotPolicy = definePolicy<undefined>()({
  entity: "slot",
  actions: { read: (actor) => (actor.role === "vendor" && actor.partnerId !== null) || "no vendor" },
  fields: {},
})

/** As whom somebody saves an arrangement; what he may change of it, the arrangement's policy says. */
export const sideOf = (actor: Actor, body: { readonly workers?: unknown; readonly vendors?: unknown }): TaskSide => {
  const fills = body.workers !== undefined || body.vendors !== undefined
  if (actor.role === "vendor") return actor.isCustomer && !fills ? "customer" : "vendor"
  return actor.role === "customer" ? "customer" : "company"
}
