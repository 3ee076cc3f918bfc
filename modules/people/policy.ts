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
import type { Staff } from "./model.ts"
import { manages } from "./policy/manage.ts"
import { isOrdinaryAdmin, isVendorsWorker, reachesPay, reachesRecord } from "./policy/reach.ts"

/** What a rule asks of a record. */
export type StaffSubject = Pick<Staff, "membershipId" | "personId" | "partnerId" | "role" | "status"> &
  Partial<Pick<Staff, "isSupervising">>

export const visibleStaff = (actor: Actor): Filter<"partnerId" | "personId"> => {
  if (isManagement(actor)) return all
  if (actor.role === "vendor") return actor.partnerId === null ? none : is("partnerId", actor.partnerId)
  return actor.role === "customer" || actor.role === "superAdmin" ? none : is("personId", actor.personId)
}

const edit = (actor: Actor, staff: StaffSubject): Verdict => {
  const reach = reachesRecord(actor, staff)
  return reach === true && staff.status !== activeStatuses.active ? "blocked" : reach
}
const editPay = (actor: Actor, staff: StaffSubject): Verdict => {
  if (isSelf(actor, staff) && !actor.isFirstAdmin) return "own pay"
  return edit(actor, staff)
}

/** INV-05: whether somebody's bill goes out by mail is said by the admin side; of an admin by whoever enters his pay. */
export const mayMailPaper = (actor: Actor, role: Role) => isAdminSide(actor) || role === "admin"
const mailPaper = (actor: Actor, staff: StaffSubject): Verdict => {
  const entered = editPay(actor, staff)
  return entered === true ? mayMailPaper(actor, staff.role) || "not the admin side" : entered
}

const isActive = ({ status }: StaffSubject) => status === activeStatuses.active
/** Who sees the revenue is said by an admin of the roles that could (D15). */
const limitRevenue = (actor: Actor, staff: StaffSubject): Verdict => {
  if (actor.role !== "admin") return "not an admin"
  if (staff.isSupervising === true) return "supervises"
  return isInGroup("revenueView", staff.role) ? editPay(actor, staff) : "a role that sees no revenue"
}
/** STAFF-10: only the first admin says which of the other admins supervise. */
const supervise = (actor: Actor, staff: StaffSubject): Verdict => {
  if (!actor.isFirstAdmin) return isOrdinaryAdmin(actor) ? "Admin_Normal_Access_Denied" : "not the first admin"
  if (isSelf(actor, staff)) return "oneself"
  return (staff.role === "admin" && isActive(staff)) || "no admin who could act"
}
/** Whoever belongs to a partner has the role of that partner. */
const changeRole = (actor: Actor, staff: StaffSubject): Verdict => {
  if (!isInGroup("ownStaff", staff.role)) return "a partner's"
  return isActive(staff) ? manages(actor, staff) : "blocked"
}

/** D55: who has no sign-in yet is asked by whoever could have invited him as what he is (D18). */
const giveAddress = (actor: Actor, { role, status }: StaffSubject): Verdict => {
  if (status !== activeStatuses.active) return "blocked"
  return isInGroup("ownStaff", role) || isVendorsWorker(role)
    ? peoplePolicy.actions.invite(actor, { role })
    : "asked by the partner's record"
}
/** How he is reached is said by himself, as long as he may come in. */
const editOwn = (actor: Actor, staff: StaffSubject): Verdict =>
  isSelf(actor, staff) ? isActive(staff) || "blocked" : "somebody else's"

const whenMay = (rule: typeof edit, see: FieldAccess | typeof edit = "read") => {
  return (actor: Actor, staff: StaffSubject): FieldAccess => {
    if (rule(actor, staff) === true) return "edit"
    if (typeof see === "string") return see
    return see(actor, staff) === true ? "read" : "hidden"
  }
}
/** D54: illness, blood pressure and numbers of insurance are for who runs the company's insurance, and for himself. */
const seeHealth = (actor: Actor, staff: StaffSubject): Verdict => {
  if (!isInGroup("ownStaff", staff.role)) return "the partner's matter"
  if (isSelf(actor, staff)) return true
  return (isManagement(actor) && actor.role !== "manager") || "not who runs the insurance"
}
const editHealth = (actor: Actor, staff: StaffSubject): Verdict => {
  const seen = seeHealth(actor, staff)
  return seen === true ? edit(actor, staff) : seen
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
    seeHealth,
    /** Who changed what of him, each field as far as it is shown. */
    seeHistory: (actor) => isManagement(actor) || "not management",
    editOwn,
    giveAddress,
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
    avatar: record,
    stamp: whenMay(edit, reachesPay),
    contract: pay,
    emergencyAddress: record,
    certification: record,
    bankInfo: pay,
    heal: whenMay(editHealth, seeHealth),
    salaryType: pay,
    terms: pay,
    residenceTax: pay,
    isSendMailPaper: whenMay(mailPaper, reachesPay),
    isDisableViewRevenue: (actor, staff) => {
      if (!isManagement(actor)) return "hidden"
      return limitRevenue(actor, staff) === true ? "edit" : "read"
    },
    isSupervisingAdmin: (actor, staff) => {
      if (!actor.isFirstAdmin) return "hidden"
      return supervise(actor, staff) === true ? "edit" : "read"
    },
  },
  staysOpen: ["seePay", "seeHealth"],
})

/** SHELL-17: where a person goes on after his profile: who keeps the accounts to the slips, everybody else to the calendar. */
export const pathAfterProfile = ({ role }: Pick<Actor, "role">) =>
  role === "financeManager" ? ("/salary-v4" as const) : ("/calendar" as const)

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
      return (role !== "admin" && role !== "financeManager") || "may not invite that role"
    },
  },
  fields: {},
  staysOpen: ["list", "pick"],
})

/** What the actor may make of a person: any other role of the company's own people that he may take somebody on as (D18). */
export const rolesToGive = (actor: Actor, staff: StaffSubject): ReadonlyArray<Role> =>
  changeRole(actor, staff) === true
    ? roleGroups.ownStaff.filter((role) => role !== staff.role && peoplePolicy.actions.invite(actor, { role }) === true)
    : []
/** When and why somebody was shut out is told to who manages him. */
export const seesBlocks = (actor: Actor, staff: StaffSubject) => manages(actor, staff) === true
