/** Takes a person on from the screen: record, account and membership at once. */
import { Effect } from "effect"
import type { Actor } from "#modules/kernel/actor.ts"
import { genders, roleIds, wordOf } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { fieldMessage } from "#modules/kernel/fields/messages.ts"
import { authorize } from "#modules/kernel/policy.ts"
import type { InviteStaff } from "./contract/staff-input.ts"
import { partnersByIds } from "./partners.ts"
import { peoplePolicy } from "./policy.ts"
import { registerStaff } from "./register-staff.ts"
import { staffDetail } from "./staff-detail.ts"
import { residentTaxFromWire, termsFromWire } from "./wire-terms.ts"

/** The vendor that a worker belongs to; a vendor's own people belong to it whatever is asked. */
const vendorFor = Effect.fn("People.vendorFor")(function* (actor: Actor, asked: number | null | undefined) {
  const id = actor.role === "vendor" ? actor.partnerId : asked
  const partner = id == null ? undefined : (yield* partnersByIds(actor.companyId, [id])).get(id)
  if (partner === undefined || !partner.isVendor) {
    return yield* refuse("Vendor_Not_Valid", [
      { field: "managerId", message: fieldMessage("required", actor.language) },
    ])
  }
  return partner.id
})

/**
 * Fails with Permission_Denied, Vendor_Not_Valid, Email_Already_exist, and Invalid_Input for a role that is not staff or
 * has no such pay (STAFF-05).
 */
export const inviteStaff = Effect.fn("People.inviteStaff")(function* (asked: InviteStaff) {
  const role = wordOf(roleIds, asked.roleId)
  const actor = yield* authorize(peoplePolicy, "invite", { role })
  const partnerId = role === "vendorWorker" ? yield* vendorFor(actor, asked.managerId) : null
  const id = yield* registerStaff(actor.companyId, {
    name: asked.name,
    role,
    email: asked.email ?? null,
    ...(asked.password === undefined ? {} : { password: asked.password }),
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
  })
  return yield* staffDetail(id)
})
