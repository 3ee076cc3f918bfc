/** Who sees and changes a site, and which of its terms show (SITE-09, SITE-13). */

import { type Actor, isAdminSide, isManagement } from "#modules/kernel/actor.ts"
import { definePolicy, type FieldAccess, type Verdict } from "#modules/kernel/policy.ts"
import { type Facts, shows } from "#modules/kernel/visible.ts"
import { type Tie, visibleTo } from "../policy.ts"

/** A site with the ties of all its arrangements. */
export interface SiteSubject {
  readonly own: number | null
  readonly customerId: number
  readonly ties: Facts<Tie>
}

const adminSideOnly = (actor: Actor): Verdict => isAdminSide(actor) || "not the admin side"

/** Whether the actor may change sites, whichever. */
export const editsSites = (actor: Actor) => adminSideOnly(actor) === true
const isCustomer = (actor: Actor, { customerId }: SiteSubject) =>
  (actor.role === "customer" || (actor.role === "vendor" && actor.isCustomer)) && customerId === actor.partnerId

const plain = (actor: Actor): FieldAccess => (isAdminSide(actor) ? "edit" : "read")
const unitPrice = (actor: Actor): FieldAccess => (isAdminSide(actor) ? "edit" : "hidden")
const contract = (actor: Actor): FieldAccess => (isAdminSide(actor) ? "edit" : isManagement(actor) ? "read" : "hidden")
const customer = (actor: Actor, site: SiteSubject): FieldAccess =>
  isAdminSide(actor) ? "edit" : isManagement(actor) || isCustomer(actor, site) ? "read" : "hidden"

/** Fields that everyone who sees the site may read. */
const open = {
  name: plain,
  nameKana: plain,
  address: plain,
  kenId: plain,
  station: plain,
  state: plain,
  type: plain,
  leaderId: plain,
  meetingPlace: plain,
  description: plain,
  representativeName: plain,
  lat: plain,
  lng: plain,
  startTime: plain,
  endTime: plain,
}
/** Fields that are absent for some who see it. */
const guarded = {
  regularUnitPrice: unitPrice,
  nightUnitPrice: unitPrice,
  contractValue: contract,
  customerId: customer,
  customerName: (actor: Actor, site: SiteSubject): FieldAccess =>
    customer(actor, site) === "hidden" ? "hidden" : "read",
}

export const sitePolicy = definePolicy<SiteSubject>()({
  entity: "site",
  actions: {
    read: (actor, site) => shows(visibleTo(actor, site.own), site.ties) || "not theirs",
    create: adminSideOnly,
    update: adminSideOnly,
  },
  fields: { ...open, ...guarded },
})
/** What redact goes by: the fields that can be hidden at all. */
export const siteHiding = definePolicy<SiteSubject>()({ entity: "site", actions: {}, fields: guarded })
