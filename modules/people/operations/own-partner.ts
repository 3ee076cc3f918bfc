/** A partner's person keeps his own company's address and telephone in the hiring company's record (D94, D107). */
import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import { authorize, found } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import type { ProfileCustomer, ProfileVendor } from "../contract/invited-profile.ts"
import type { Partner } from "../model.ts"
import { partnerPolicy } from "../policy/partner-policy.ts"
import { type PartnerPatch, partnerForUpdate, savePartner } from "../repository/partners.ts"
import { customerView, vendorView } from "../views/partner-view.ts"
import { actingIn } from "./acting-in.ts"

type Own = Omit<ProfileVendor, "phoneNumber"> & Pick<ProfileCustomer, "phone">

const patchOf = ({ companyId: _, version: __, faxNumber, ...same }: Own): PartnerPatch => ({
  ...same,
  ...(faxNumber === undefined ? {} : { fax: faxNumber }),
})

/** The record before and after; runs in the person's scope, which goes on as the company's. */
const keepOwn = Effect.fn("People.keepOwnPartner")(function* <View>(
  as: "editAsVendor" | "editAsCustomer",
  asked: Own,
  view: (of: Partner) => Effect.Effect<View, never, Keys>,
) {
  const actor = yield* CurrentActor
  const { companyId } = actor
  const before = yield* found(partnerForUpdate(companyId, actor.partnerId ?? 0))
  yield* authorize(partnerPolicy, as, before)
  yield* refuseExpired(asked.version, before.version, view(before))
  const next = patchOf(asked)
  yield* savePartner(companyId, before.id, next)
  yield* tell(
    { action: "partner.edit", subject: `partner:${before.id}`, before, after: next },
    { topic: "PartnerChanged", body: { companyId, partnerId: before.id } },
  )
  return yield* found(partnerForUpdate(companyId, before.id))
})

/** Fails with Permission_Denied for whoever is no vendor there, Not_Found, Update_Expired. */
export const profileVendor = Effect.fn("People.profileVendor")(function* ({ phoneNumber, ...asked }: ProfileVendor) {
  const own = { ...asked, ...(phoneNumber === undefined ? {} : { phone: phoneNumber }) }
  const kept = Effect.gen(function* () {
    const actor = yield* CurrentActor
    return yield* vendorView(actor, yield* keepOwn("editAsVendor", own, (of) => vendorView(actor, of)))
  })
  return yield* actingIn(asked.companyId, kept)
})

/** The same of a customer. */
export const profileCustomer = Effect.fn("People.profileCustomer")(function* (asked: ProfileCustomer) {
  const kept = Effect.gen(function* () {
    const actor = yield* CurrentActor
    return customerView(actor, yield* keepOwn("editAsCustomer", asked, (of) => Effect.succeed(customerView(actor, of))))
  })
  return yield* actingIn(asked.companyId, kept)
})
