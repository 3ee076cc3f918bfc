/**
 * Who sees and changes whose record (0§6 Staff editing, D14, D17, D18, D94).
 *
 * Two powers over a person: his record (address, trade, days) and his pay; nobody has the second over himself but the
 * first admin.
 */

import { type Actor, isAdminSide, isManagement, isSelf } from "#modules/kernel/actor.ts"
import { activeStatuses, isInGroup, type Role, roleGroups } from "#modules/kernel/codes.ts"
import { definePolicy, type FieldAccess, type Verdict } from "#modules/kernel/policy.ts"
import { all, type Filter, is, none, shows } from "#modules/kernel/visible.ts"
import type { Partner, Staff } from "./model.ts"
import { manages } from "./policy/manage.ts"
import { isVendorsWorker, reachesPay, reachesRecord } from "./policy/reach.ts"

/** What a rule asks of a record. */
export type StaffSubject = Pick<Staff, "membershipId" | "personId" | "partnerId" | "role" | "status">

export const visibleStaff = (actor: Actor): Filter<"partnerId" | "personId"> => {
  if (isManagement(actor)) return all
  if (actor.role === "vendor") return actor.partnerId === null ? none : is("partnerId", actor.partnerId)
  return actor.role === "customer" || actor.role === "superAdmin" ? none : is("personId", actor.personId)
}
export const visiblePartners = (actor: Actor): Filter<"id"> => {
  if (isManagement(actor)) return all
  return actor.partnerId === null ? none : is("id", actor.partnerId)
}

const edit = (actor: Actor, staff: StaffSubject): Verdict => {
  const reach = reachesRecord(actor, staff)
  return reach === true && staff.status !== activeStatuses.active ? "blocked" : reach
}
const editPay = (actor: Actor, staff: StaffSubject): Verdict => {
  if (isSelf(actor, staff) && !actor.isFirstAdmin) return "own pay"
  return edit(actor, staff)
}

const isActive = ({ status }: StaffSubject) => status === activeStatuses.active
/** Who sees the revenue is said by an admin of the roles that could (D15). */
const limitRevenue = (actor: Actor, staff: StaffSubject): Verdict => {
  if (actor.role !== "admin") return "not an admin"
  return isInGroup("revenueView", staff.role) ? editPay(actor, staff) : `${staff.role} sees no revenue`
}
/** STAFF-10: only the first admin says which of the other admins supervise. */
const supervise = (actor: Actor, staff: StaffSubject): Verdict => {
  if (!actor.isFirstAdmin) return "not the first admin"
  if (isSelf(actor, staff)) return "oneself"
  return (staff.role === "admin" && isActive(staff)) || "no admin who could act"
}
/** Whoever belongs to a partner has the role of that partner. */
const changeRole = (actor: Actor, staff: StaffSubject): Verdict => {
  if (!isInGroup("ownStaff", staff.role)) return "a partner's"
  return isActive(staff) ? manages(actor, staff) : "blocked"
}

const whenMay = (rule: typeof edit, see: FieldAccess | typeof edit = "read") => {
  return (actor: Actor, staff: StaffSubject): FieldAccess => {
    if (rule(actor, staff) === true) return "edit"
    if (typeof see === "string") return see
    return see(actor, staff) === true ? "read" : "hidden"
  }
}
const record = whenMay(edit)
const pay = whenMay(editPay, reachesPay)

export const staffPolicy = definePolicy<StaffSubject>()({
  entity: "staff",
  actions: {
    read: (actor, staff) => shows(visibleStaff(actor), staff) || "not one whom he sees",
    edit,
    editPay,
    seePay: reachesPay,
    manage: manages,
    block: (actor, staff) => (isActive(staff) ? manages(actor, staff) : "blocked already"),
    unblock: (actor, staff) => (isActive(staff) ? "not blocked" : manages(actor, staff)),
    changeRole,
    limitRevenue,
    supervise,
  },
  fields: {
    name: record,
    furiganaName: record,
    gender: record,
    birthday: record,
    phone: record,
    address: record,
    job: record,
    yearExperience: record,
    joinDate: record,
    leftDate: record,
    description: record,
    salaryType: pay,
    terms: pay,
    residenceTax: pay,
    isDisableViewRevenue: (actor, staff) => {
      if (!isManagement(actor)) return "hidden"
      return limitRevenue(actor, staff) === true ? "edit" : "read"
    },
    isSupervisingAdmin: (actor, staff) => {
      if (!actor.isFirstAdmin) return "hidden"
      return supervise(actor, staff) === true ? "edit" : "read"
    },
  },
})

/** Somebody who is about to be taken on, as the rules see him: nobody's own record, and no member yet. */
export const newcomer = (role: Role): StaffSubject => ({
  membershipId: 0,
  personId: 0,
  partnerId: null,
  role,
  status: activeStatuses.active,
})

/** Pay of a newcomer is entered by who may edit it afterwards (D14); a vendor's worker has pay types of his own (STAFF-05). */
export const mayEnterPay = (actor: Actor, role: Role) =>
  isVendorsWorker(role) || editPay(actor, newcomer(role)) === true

/** Only these two read the pay of everybody, so that a filter by it tells others nothing. */
export const seesEveryonesPay = (actor: Actor) => actor.role === "admin" || actor.role === "financeManager"
/** Everyone's roles for who sees everyone; a vendor has its workers. */
export const rolesListedFor = (actor: Actor, every: ReadonlyArray<Role>): ReadonlyArray<Role> =>
  actor.role === "vendor" ? ["vendorWorker"] : every
/** A vendor takes people on for itself and for nobody else. */
export const ownVendor = (actor: Actor) => (actor.role === "vendor" ? actor.partnerId : null)
/** Whoever takes on a vendor's worker says whose he is; a vendor need not. */
export const namesVendor = (actor: Actor, role: Role) => isVendorsWorker(role) && actor.role !== "vendor"

/** The company's people as a whole: who lists them, who takes somebody on as what (D18). */
export const peoplePolicy = definePolicy<{ readonly role?: Role }>()({
  entity: "people",
  actions: {
    list: (actor) => isManagement(actor) || actor.role === "vendor" || "neither management nor vendor",
    pick: (actor) => isManagement(actor) || actor.role === "vendor" || "neither management nor vendor",
    invite: (actor, { role }) => {
      if (actor.role === "admin") return true
      if (actor.role === "vendor") return role === undefined || isVendorsWorker(role) || "not a worker of his"
      if (actor.role !== "manager" && actor.role !== "officeManager") return "may not invite"
      return (role !== "admin" && role !== "financeManager") || `may not invite ${role}`
    },
  },
  fields: {},
})

/** What the actor may make of a person: any other role of the company's own people that he may take somebody on as (D18). */
export const rolesToGive = (actor: Actor, staff: StaffSubject): ReadonlyArray<Role> =>
  changeRole(actor, staff) === true
    ? roleGroups.ownStaff.filter((role) => role !== staff.role && peoplePolicy.actions.invite(actor, { role }) === true)
    : []
/** When and why somebody was shut out is told to who manages him. */
export const seesBlocks = (actor: Actor, staff: StaffSubject) => manages(actor, staff) === true

/** A partner's own person, of the role in which he writes. */
const isPartners = (actor: Actor, role: Role, partner: Pick<Partner, "id"> | undefined): Verdict =>
  (actor.role === role && actor.partnerId !== null && actor.partnerId === partner?.id) || "not his own company"

/** 客先 and 協力会社: the management sees them, the admin side writes them (D65); a partner sees himself and keeps his own address. */
export const partnerPolicy = definePolicy<Pick<Partner, "id"> | undefined>()({
  entity: "partner",
  actions: {
    list: (actor) => isManagement(actor) || "not management",
    create: (actor) => isAdminSide(actor) || "not the admin side",
    edit: (actor) => isAdminSide(actor) || "not the admin side",
    editAsVendor: (actor, partner) => isPartners(actor, "vendor", partner),
    editAsCustomer: (actor, partner) => isPartners(actor, "customer", partner),
  },
  fields: {},
})
