/** 客先 and 協力会社: the management sees them, the admin side writes them (D65); a partner sees itself and keeps its own address. */
import { type Actor, isAdminSide, isManagement } from "#modules/kernel/actor.ts"
import { activeStatuses, type Role } from "#modules/kernel/codes.ts"
import { definePolicy, type FieldAccess, type Verdict } from "#modules/kernel/policy.ts"
import { all, type Filter, is, none, shows } from "#modules/kernel/visible.ts"
import type { Partner } from "../model.ts"

export const visiblePartners = (actor: Actor): Filter<"id"> => {
  if (isManagement(actor)) return all
  return actor.partnerId === null ? none : is("id", actor.partnerId)
}

/** What a rule asks of a record; nothing where it is about all of them. */
type Subject = Pick<Partner, "id" | "status"> | undefined

const adminSideOnly = (actor: Actor): Verdict => isAdminSide(actor) || "not the admin side"
/** A partner's own person, of the role in which he writes. */
const isPartners = (actor: Actor, role: Role, partner: Subject): Verdict =>
  (actor.role === role && actor.partnerId !== null && actor.partnerId === partner?.id) || "not his own company"
const isActive = (partner: Subject) => partner?.status === activeStatuses.active

/** Among ourselves: what we agreed with others and what we think is nothing that a partner reads. */
const inner = (actor: Actor): FieldAccess => (isAdminSide(actor) ? "edit" : isManagement(actor) ? "read" : "hidden")
/** Between the two of us: a partner reads by when it pays or is paid, and to which account. */
const between = (actor: Actor): FieldAccess => (isAdminSide(actor) ? "edit" : "read")

const guarded = {
  note: inner,
  regularUnitPrice: inner,
  regularUnitPriceTitle: inner,
  nightUnitPrice: inner,
  nightUnitPriceTitle: inner,
  dataUnitPrice: inner,
  certificateUnitPrices: inner,
}

export const partnerPolicy = definePolicy<Subject>()({
  entity: "partner",
  actions: {
    list: (actor) => isManagement(actor) || "not management",
    read: (actor, partner) =>
      (partner !== undefined && shows(visiblePartners(actor), partner)) || "not one that he sees",
    create: adminSideOnly,
    edit: adminSideOnly,
    block: (actor, partner) => (isActive(partner) ? adminSideOnly(actor) : "blocked already"),
    unblock: (actor, partner) => (isActive(partner) ? "not blocked" : adminSideOnly(actor)),
    remove: adminSideOnly,
    /** VEN-04: whether it takes part in a site without asking is a vendor's own wish too. */
    set: (actor, partner) => isAdminSide(actor) || isPartners(actor, "vendor", partner),
    editAsVendor: (actor, partner) => isPartners(actor, "vendor", partner),
    editAsCustomer: (actor, partner) => isPartners(actor, "customer", partner),
  },
  fields: {
    ...guarded,
    deadline: between,
    paymentMonth: between,
    paymentDate: between,
    vendorSalaryClosingDate: between,
    vendorPaymentMonthOffset: between,
    vendorPaymentDate: between,
    bankInfo: between,
    isCustomer: between,
  },
  staysOpen: ["list"],
})
/** What redact goes by: the fields that can be hidden at all. */
export const partnerHiding = definePolicy<Subject>()({ entity: "partner", actions: {}, fields: guarded })
