/** A partner's record → what this person is shown of it. */
import { Effect } from "effect"
import { pictureAt } from "#modules/files/index.ts"
import type { Actor } from "#modules/kernel/actor.ts"
import { permissionsOn, redact } from "#modules/kernel/policy.ts"
import { missingOfCustomer, missingOfVendor } from "../contract/partner-parts.ts"
import type { Partner } from "../model.ts"
import { partnerHiding, partnerPolicy } from "../policy/partner-policy.ts"
import { wireCustomer, wireVendor } from "./partner-fields.ts"

export const customerView = (actor: Actor, of: Partner) => {
  const wire = wireCustomer(of)
  return {
    ...redact(partnerHiding, actor, of, wire),
    missing: missingOfCustomer(wire),
    permissions: permissionsOn(partnerPolicy, actor, of),
  }
}
export const vendorView = Effect.fnUntraced(function* (actor: Actor, of: Partner) {
  const wire = { ...wireVendor(of), stamp: yield* pictureAt(of.stamp) }
  return {
    ...redact(partnerHiding, actor, of, wire),
    missing: missingOfVendor(wire),
    permissions: permissionsOn(partnerPolicy, actor, of),
  }
})
/** In a list of thousands each row says what may be done with it, and not of every field again how it shows. */
export const inList = <View extends { readonly permissions: { readonly actions: ReadonlyArray<string> } }>(
  view: View,
) => ({ ...view, permissions: { ...view.permissions, fields: {} } })
