/** Takes a person on from the screen: his record at once; who has an address becomes a member by his own yes. */

import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { genders, type Language, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { errorText, refuse } from "#modules/kernel/errors.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { authorize, guardEdit } from "#modules/kernel/policy.ts"
import type { InviteStaff } from "../contract/staff-input.ts"
import { isVendorsWorker } from "../policy/reach.ts"
import { mayEnterPay, newcomer, ownVendor, peoplePolicy, staffPolicy } from "../policy.ts"
import { residentTaxFromWire, termsFromWire } from "../views/wire-terms.ts"
import { askForMembership, isMemberByAddress } from "./invitations.ts"
import { partnersByIds } from "./partners.ts"
import { type NewStaff, registerStaff, registerWithoutLogin } from "./register-staff.ts"
import { staffDetail } from "./show-staff.ts"

/** The vendor that a worker belongs to; a vendor's own people belong to it and to nobody else. */
const vendorFor = Effect.fn("People.vendorFor")(function* (actor: Actor, asked: number | null | undefined) {
  const blamed = (message: string) => refuse("Vendor_Not_Valid", [{ field: "managerId", message }])
  const own = ownVendor(actor)
  const id = asked ?? own
  if (id === null) return yield* blamed(messageKey("notChosen"))
  const partner = (yield* partnersByIds(actor.companyId, [id])).get(id)
  if (partner === undefined || !partner.isVendor || (own !== null && id !== own)) {
    return yield* blamed(errorText("Vendor_Not_Valid", actor.language))
  }
  return partner.id
})

/** The founder gets his record under his own account; everybody else with an address is asked. Gives the record's id. */
const takeOn = Effect.fn("People.takeOn")(function* (companyId: number, of: NewStaff, language: Language | undefined) {
  if (of.email == null) return yield* registerWithoutLogin(companyId, of)
  if (yield* isMemberByAddress(companyId, of.email)) return yield* registerStaff(companyId, of)
  const id = yield* registerWithoutLogin(companyId, of)
  const { email, name, role } = of
  yield* askForMembership(companyId, { email, language, name, role, staffId: id, partnerId: of.partnerId ?? null })
  return id
})

/** The fields of a request that were sent. */
const sent = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/**
 * Whether somebody has an account under the address is not to be told from the answer (D68).
 *
 * Pay and what he sees of revenue are entered by who may edit them afterwards (D14, D17).
 *
 * Fails with Permission_Denied, Vendor_Not_Valid, Email_Already_exist, and Invalid_Input for a role that is not staff or
 * has no such pay (STAFF-05).
 */
export const inviteStaff = Effect.fn("People.inviteStaff")(function* (asked: InviteStaff) {
  const role = wordOf(roleIds, asked.roleId)
  const actor = yield* authorize(peoplePolicy, "invite", { role })
  const { terms, residenceTax, isDisableViewRevenue } = asked
  const pay = mayEnterPay(actor, role) ? {} : { terms, residenceTax }
  yield* guardEdit(staffPolicy, newcomer(role), sent({ ...pay, isDisableViewRevenue }))
  if (!isVendorsWorker(role) && asked.managerId != null) {
    return yield* refuse("Invalid_Input", [{ field: "managerId", message: messageKey("notOfRole") }])
  }
  const partnerId = isVendorsWorker(role) ? yield* vendorFor(actor, asked.managerId) : null
  const of = {
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
    hidesRevenue: asked.isDisableViewRevenue === 1,
    ...(asked.terms === undefined ? {} : { terms: termsFromWire(asked.terms) }),
    ...(asked.residenceTax === undefined ? {} : { residentTax: residentTaxFromWire(asked.residenceTax) }),
  }
  const id = yield* takeOn(actor.companyId, of, asked.language)
  return yield* staffDetail(id)
})
