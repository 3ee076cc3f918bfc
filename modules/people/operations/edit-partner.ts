/** A partner's card, shown and changed: one record, a customer's page and a vendor's. */
import { Effect } from "effect"
import { changePartnerships, membersOfPartners } from "#modules/companies/index.ts"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { flags } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize, guardEdit, seenAs } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import type { UpdateCustomer, UpdateVendor, VendorSetting } from "../contract/partner.ts"
import { missingOfCustomer, missingOfVendor } from "../contract/partner-parts.ts"
import type { Partner } from "../model.ts"
import { partnerPolicy } from "../policy/partner-policy.ts"
import { type PartnerPatch, partnerForUpdate, savePartner } from "../repository/partners.ts"
import { customerRow, vendorRow, wireCustomer, wireVendor } from "../views/partner-fields.ts"
import { customerView, vendorView } from "../views/partner-view.ts"
import { withNamedAccount } from "./banks.ts"
import { referToSeal } from "./partner-seals.ts"
import { partnersByIds } from "./partners.ts"

type Kind = "customer" | "vendor"
const isOf = { customer: ({ isCustomer }: Partner) => isCustomer, vendor: ({ isVendor }: Partner) => isVendor }
const seenOf = (kind: Kind, row: Partner | undefined) =>
  seenAs(partnerPolicy, row !== undefined && isOf[kind](row) ? row : undefined, (one) => one)

/** One that the actor may see, of this kind. Fails with Not_Found. */
export const seenPartner = Effect.fn("People.seenPartner")(function* (kind: Kind, id: number) {
  const { companyId } = yield* CurrentActor
  return yield* seenOf(kind, (yield* partnersByIds(companyId, [id])).get(id))
})
/** The same, locked for who changes it. */
const lockedPartner = Effect.fn("People.lockedPartner")(function* (kind: Kind, id: number) {
  const { companyId } = yield* CurrentActor
  return yield* seenOf(kind, yield* partnerForUpdate(companyId, id))
})

/** Whether anybody signs in for it, so that he can be shut out. */
const isJoined = Effect.fnUntraced(function* (companyId: number, id: number) {
  return (yield* membersOfPartners(companyId, [id])).length > 0 ? flags.on : flags.off
})
/** Fails with Not_Found. */
export const customerDetail = Effect.fn("People.customerDetail")(function* (id: number) {
  const actor = yield* CurrentActor
  const view = customerView(actor, yield* seenPartner("customer", id))
  return { ...view, isJoined: yield* isJoined(actor.companyId, id) }
})
/** Fails with Not_Found. */
export const vendorDetail = Effect.fn("People.vendorDetail")(function* (id: number) {
  const actor = yield* CurrentActor
  const view = yield* vendorView(actor, yield* seenPartner("vendor", id))
  return { ...view, isJoined: yield* isJoined(actor.companyId, id) }
})

const refuseLacking = Effect.fn("People.refuseLacking")(function* (missing: ReadonlyArray<string>) {
  const message = "required"
  const wrong = missing.map((field) => ({ field, message }))
  if (wrong.length > 0) return yield* refuse("Invalid_Input", wrong)
})

const saved = Effect.fn("People.savedPartner")(function* (before: Partner, next: PartnerPatch, isCustomer?: boolean) {
  const { companyId, id } = before
  const kind = isCustomer === undefined ? {} : { isCustomer }
  yield* changePartnerships(companyId, [id], kind)
  yield* savePartner(companyId, id, next)
  yield* tell(
    { action: "partner.edit", subject: `partner:${id}`, before, after: { ...next, ...kind } },
    { topic: "PartnerChanged", body: { companyId, partnerId: id } },
  )
})

/** Fails with Not_Found, Permission_Denied, Update_Expired (with what is stored now), and Invalid_Input (CUS-04). */
export const updateCustomer = Effect.fn("People.updateCustomer")(function* (id: number, asked: UpdateCustomer) {
  const before = yield* lockedPartner("customer", id)
  const actor = yield* authorize(partnerPolicy, "edit", before)
  const { version, ...patch } = asked
  yield* refuseExpired(version, before.version, Effect.succeed(customerView(actor, before)))
  const lacked = missingOfCustomer(wireCustomer(before))
  // What was lacking before may wait while something else is changed.
  yield* refuseLacking(
    missingOfCustomer({ ...wireCustomer(before), ...patch }).filter(
      (field) => field in patch || !lacked.includes(field),
    ),
  )
  yield* saved(before, customerRow(patch, before))
  return yield* customerDetail(id)
})

/** A vendor whose flag goes orders no more; fails as above. */
export const updateVendor = Effect.fn("People.updateVendor")(function* (id: number, asked: UpdateVendor) {
  const before = yield* lockedPartner("vendor", id)
  const actor = yield* authorize(partnerPolicy, "edit", before)
  const { version, isCustomer, ...sent } = asked
  yield* refuseExpired(version, before.version, vendorView(actor, before))
  const patch = yield* withNamedAccount(sent)
  yield* refuseLacking(missingOfVendor({ ...wireVendor(before), ...patch }))
  yield* referToSeal(id, patch.stamp)
  yield* saved(before, vendorRow(patch, before), isCustomer === undefined ? undefined : isCustomer === flags.on)
  return yield* vendorDetail(id)
})

/** VEN-04: what a vendor may of itself, by us or by its own person. Fails with Not_Found, Permission_Denied, Update_Expired. */
export const setVendor = Effect.fn("People.setVendor")(function* (asked: VendorSetting) {
  const before = yield* lockedPartner("vendor", asked.id)
  const actor = yield* authorize(partnerPolicy, "set", before)
  const { isSettingAutoJoinProject, isCustomer } = asked
  if (isCustomer !== undefined) yield* guardEdit(partnerPolicy, before, { isCustomer })
  yield* refuseExpired(asked.version, before.version, vendorView(actor, before))
  const next = vendorRow(isSettingAutoJoinProject === undefined ? {} : { isSettingAutoJoinProject })
  yield* saved(before, next, isCustomer === undefined ? undefined : isCustomer === flags.on)
  return yield* vendorDetail(asked.id)
})
