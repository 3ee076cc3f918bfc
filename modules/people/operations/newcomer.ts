/** Who is taken on as what, judged: the same rules for one newcomer from the form and for each row of an import. */

import { Effect } from "effect"
import { type Actor, CurrentActor } from "#modules/kernel/actor.ts"
import { activeStatuses, flags, genders, type Role, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { type ErrorCode, refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize, guardEdit } from "#modules/kernel/policy.ts"
import { salaryTypesByRole } from "../codes.ts"
import type { InviteStaff } from "../contract/staff-input.ts"
import type { Partner } from "../model.ts"
import { isVendorsWorker } from "../policy/reach.ts"
import { begins, stoppedPartner } from "../policy/stopped-partner.ts"
import { mayEnterPay, mayMailPaper, newcomer, ownVendor, peoplePolicy, staffPolicy } from "../policy.ts"
import { residentTaxFromWire, termsFromWire } from "../views/wire-terms.ts"
import { refuseImpossibleDays } from "./possible-days.ts"
import type { NewStaff } from "./register-staff.ts"

/** How the company's partners are looked up: one by one, or among all that were read before. */
export type LookUp<R = never> = (partnerId: number) => Effect.Effect<Partner | undefined, never, R>

/** The vendor that a worker belongs to; a vendor's own people belong to it and to nobody else. */
const vendorFor = Effect.fn("People.vendorFor")(function* <R>(
  actor: Actor,
  asked: number | null | undefined,
  lookUp: LookUp<R>,
) {
  const blamed = (code: ErrorCode, message: string) => refuse(code, [{ field: "managerId", message }])
  const own = ownVendor(actor)
  const id = asked ?? own
  if (id === null) return yield* blamed("Vendor_Not_Valid", messageKey("notChosen"))
  const partner = yield* lookUp(id)
  if (partner === undefined || !partner.isVendor || (own !== null && id !== own)) {
    return yield* blamed("Manager_Not_Valid", "Vendor_Not_Valid")
  }
  if (!begins({ isActive: partner.status === activeStatuses.active }))
    return yield* stoppedPartner("vendor", "managerId")
  return partner.id
})

/** The fields of a request that were sent. */
const sent = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/**
 * What the newcomer may is said by whoever could say it afterwards, and by him it is said (STAFF-21, INV-05).
 *
 * Fails with Permission_Denied and with Invalid_Input, each with the field that is to blame.
 */
const guardRights = Effect.fn("People.guardRights")(function* (actor: Actor, role: Role, asked: InviteStaff) {
  const of = newcomer(role)
  const { isDisableViewRevenue, isSupervisingAdmin } = asked
  yield* guardEdit(staffPolicy, of, sent({ isSupervisingAdmin, isDisableViewRevenue }))
  const askedOf = [
    ["supervise", "isSupervisingAdmin"],
    ["limitRevenue", "isDisableViewRevenue"],
  ] as const
  const missing = askedOf.filter(
    ([action, field]) => asked[field] === undefined && staffPolicy.actions[action](actor, of) === true,
  )
  if (missing.length > 0) {
    const message = messageKey("required")
    return yield* refuse(
      "Invalid_Input",
      missing.map(([, field]) => ({ field, message })),
    )
  }
  if (asked.terms?.isSendMailPaper !== flags.on || mayMailPaper(actor, role)) return
  const field = "terms.isSendMailPaper"
  return yield* refuse("Permission_Denied", [{ field, message: messageKey("notOfRole") }])
})

/**
 * Pay and what he sees of revenue are entered by who may edit them afterwards (D14, D17).
 *
 * Fails with Permission_Denied, Vendor_Not_Valid (none is named), Manager_Not_Valid (whom managerId names is no vendor), and Invalid_Input for a role that is not staff or has no such pay
 * (STAFF-05).
 */
export const judgeNewcomer = Effect.fn("People.judgeNewcomer")(function* <R>(asked: InviteStaff, lookUp: LookUp<R>) {
  const role = wordOf(roleIds, asked.roleId)
  const actor = yield* CurrentActor
  yield* authorize(peoplePolicy, "invite", { role })
  // A partner's own person is asked by his record.
  if (salaryTypesByRole[role] === undefined)
    return yield* refuse("Invalid_Input", [{ field: "roleId", message: messageKey("notChoice") }])
  yield* refuseImpossibleDays(asked)
  const { bankInfo, heal, residenceTax, terms } = asked
  const pay = mayEnterPay(actor, role) ? {} : { terms, residenceTax, bankInfo }
  const papers = { stamp: asked.stamp ?? undefined, contract: asked.contract ?? undefined }
  yield* guardEdit(staffPolicy, newcomer(role), sent({ ...pay, ...papers, heal }))
  yield* guardRights(actor, role, asked)
  if (!isVendorsWorker(role) && asked.managerId != null) {
    return yield* refuse("Invalid_Input", [{ field: "managerId", message: messageKey("notOfRole") }])
  }
  const partnerId = isVendorsWorker(role) ? yield* vendorFor(actor, asked.managerId, lookUp) : null
  const of: NewStaff = {
    name: asked.name,
    role,
    email: asked.email ?? null,
    furiganaName: asked.furiganaName ?? null,
    gender: wordOf(genders, asked.gender),
    birthday: asked.birthday ?? null,
    phone: asked.phone ?? null,
    address: asked.address ?? null,
    trade: asked.job ?? null,
    yearExperience: asked.yearExperience ?? null,
    joinedOn: asked.joinDate ?? null,
    leftOn: asked.leftDate ?? null,
    note: asked.description ?? "",
    partnerId,
    hidesRevenue: asked.isDisableViewRevenue === flags.on,
    isSupervising: asked.isSupervisingAdmin === flags.on,
    ...(asked.terms === undefined ? {} : { terms: termsFromWire(asked.terms) }),
    ...(asked.residenceTax === undefined ? {} : { residentTax: residentTaxFromWire(asked.residenceTax) }),
  }
  return of
})
