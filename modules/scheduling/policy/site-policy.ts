/** Who makes, sees and changes a site, and which of its terms show (SITE-08, SITE-09, SITE-13, D83). */

import { type Actor, isAdminSide, isManagement } from "#modules/kernel/actor.ts"
import { definePolicy, type FieldAccess, type Verdict } from "#modules/kernel/policy.ts"
import { type Facts, shows } from "#modules/kernel/visible.ts"
import { type Tie, visibleTo } from "../policy.ts"
import { orders } from "./customer-side.ts"

/** A site with the ties of all its arrangements. */
export interface SiteSubject {
  readonly own: number | null
  readonly customerId: number
  readonly ties: Facts<Tie>
  /** The account that made it; null where nobody noted it. */
  readonly createdBy: number | null
  readonly leaderStaffId: number | null
  /** The vendors that it names, whatever they answered. */
  readonly vendorIds: ReadonlyArray<number>
  /** The place of a small job, which changes with its arrangement alone. */
  readonly isSmallJob: boolean
  /** It is being made: whoever may make it says more than whoever changes it later. */
  readonly isNew: boolean
}

const adminSideOnly = (actor: Actor): Verdict => isAdminSide(actor) || "not the admin side"

const ofSmallJob = ({ isSmallJob }: SiteSubject) => (isSmallJob ? "the place of a small job" : undefined)

/** Whether the actor may change sites, whichever. */
export const editsSites = (actor: Actor) => adminSideOnly(actor) === true
/** 0§6: the button 現場を作成. Partners make them for themselves. */
export const makesSites = (actor: Actor) => isManagement(actor) || orders(actor)

const isCustomer = (actor: Actor, { customerId }: SiteSubject) => orders(actor) && customerId === actor.partnerId
const isOf = (facts: Facts<Tie>[Tie], id: number | null) =>
  id !== null && (Array.isArray(facts) ? facts.includes(id) : facts === id)
/** It works there, or is asked to. */
const isVendor = (actor: Actor, site: SiteSubject) =>
  actor.role === "vendor" && (site.vendorIds.includes(actor.partnerId ?? 0) || isOf(site.ties.vendor, actor.partnerId))

/** Who writes a field beside the admin side: D83 for customers and vendors, whoever may make one while it is made. */
interface Beside {
  readonly customer?: true
  readonly vendor?: true
  readonly whenMade?: true
}
const field =
  ({ customer: ofCustomer, vendor: ofVendor, whenMade }: Beside) =>
  (actor: Actor, site: SiteSubject): FieldAccess =>
    isAdminSide(actor) ||
    (whenMade === true && site.isNew && makesSites(actor)) ||
    (ofCustomer === true && isCustomer(actor, site)) ||
    (ofVendor === true && isVendor(actor, site))
      ? "edit"
      : "read"
const shared = field({ customer: true, vendor: true, whenMade: true })
const customers = field({ customer: true, whenMade: true })
const onceOnly = field({ whenMade: true })
const officeOnly = field({})

const adminOnly = (actor: Actor): FieldAccess => (isAdminSide(actor) ? "edit" : "hidden")
/** 経理 writes down what a site is worth when it makes one. */
const contract = (actor: Actor, site: SiteSubject): FieldAccess =>
  isAdminSide(actor) || (isManagement(actor) && site.isNew) ? "edit" : isManagement(actor) ? "read" : "hidden"
const customer = (actor: Actor, site: SiteSubject): FieldAccess =>
  isAdminSide(actor) || (site.isNew && makesSites(actor))
    ? "edit"
    : isManagement(actor) || isCustomer(actor, site)
      ? "read"
      : "hidden"
/** SITE-09: the people of a site are the admin side's; a vendor adds its own. */
const workers = (actor: Actor, site: SiteSubject): FieldAccess =>
  isAdminSide(actor) || isVendor(actor, site) || (site.isNew && actor.role === "vendor" && orders(actor))
    ? "edit"
    : "hidden"

/** SITE-06: the first days come with a site, of whoever arranges; of a customer as its request. 経理 arranges nothing. */
const firstDays = (actor: Actor, { isNew }: SiteSubject): FieldAccess =>
  isNew && (isAdminSide(actor) || orders(actor)) ? "edit" : "hidden"

/** Fields that everyone who sees the site may read. */
const open = {
  name: customers,
  nameKana: onceOnly,
  address: customers,
  kenId: onceOnly,
  station: shared,
  state: officeOnly,
  type: onceOnly,
  leaderId: officeOnly,
  meetingPlace: onceOnly,
  description: shared,
  files: shared,
  representativeName: customers,
  lat: onceOnly,
  lng: onceOnly,
  startTime: onceOnly,
  endTime: onceOnly,
}
/** Fields that are absent for some who see it. */
const guarded = {
  regularUnitPrice: adminOnly,
  nightUnitPrice: adminOnly,
  contractValue: contract,
  vendors: adminOnly,
  workers,
  customerId: customer,
  customerName: (actor: Actor, site: SiteSubject): FieldAccess =>
    customer(actor, site) === "hidden" ? "hidden" : "read",
  madeByName: (actor: Actor): FieldAccess => (isManagement(actor) ? "read" : "hidden"),
}

export const sitePolicy = definePolicy<SiteSubject>()({
  entity: "site",
  actions: {
    read: (actor, site) => shows(visibleTo(actor, site.own), site.ties) || "not theirs",
    create: (actor) => makesSites(actor) || "neither management nor a customer",
    update: (actor, site) =>
      ofSmallJob(site) ??
      (isAdminSide(actor) ||
        isCustomer(actor, site) ||
        isVendor(actor, site) ||
        "not the admin side, customer or vendor"),
    setState: (actor, site) => ofSmallJob(site) ?? adminSideOnly(actor),
    seeHistory: (actor) => isManagement(actor) || "not management",
    /** 了解 of a vendor: its own, or on its behalf that of whoever made the site or leads it. */
    approve: (actor, site) =>
      (site.vendorIds.length > 0 &&
        ((actor.role === "vendor" && site.vendorIds.includes(actor.partnerId ?? 0)) ||
          (isAdminSide(actor) && site.createdBy === actor.personId) ||
          (site.own !== null && site.own === site.leaderStaffId))) ||
      "neither creator, vendor nor leader",
  },
  fields: { ...open, ...guarded, isCreateTask: firstDays },
})
/** What redact goes by: the fields that can be hidden at all. */
export const siteHiding = definePolicy<SiteSubject>()({ entity: "site", actions: {}, fields: guarded })

/** Of the people of a site a vendor is told of its own. */
export const seesOnSite = (actor: Actor, person: { readonly partnerId: number | null }) =>
  isAdminSide(actor) || (person.partnerId !== null && person.partnerId === actor.partnerId)
/** The partner that the actor answers for when nobody is named: a vendor itself. */
export const answersAs = (actor: Actor) => (actor.role === "vendor" ? actor.partnerId : null)
/** Whether he says what another vendor told him. */
export const answersForOthers = (actor: Actor) => actor.role !== "vendor"
/** SITE-08: the vendor that makes a site becomes its only vendor. */
export const onlyVendorOf = (actor: Actor) => (orders(actor) ? answersAs(actor) : null)
