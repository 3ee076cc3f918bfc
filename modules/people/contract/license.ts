/** 資格・免許 that a company keeps to choose from, and those of its people that run out, on the wire. */
import { Schema } from "effect"
import { Id, oneOf, Version } from "#modules/kernel/fields/row.ts"
import { CommonText } from "#modules/kernel/fields/text.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { certificationKinds } from "../codes.ts"
import type { licensePolicy } from "../policy/license-policy.ts"

export const License = Schema.Struct({
  id: Schema.Int,
  kind: oneOf(certificationKinds),
  name: Schema.String,
  version: Schema.Int,
})
export const Licenses = Schema.Struct({
  licenses: Schema.Array(License),
  permissions: permissionsBy<typeof licensePolicy>(),
})
/** Of the chosen company, whether it is named or not. */
export const ListLicenses = Schema.Struct({ companyId: Schema.optionalKey(Id) })
export const CreateLicense = Schema.Struct({ kind: oneOf(certificationKinds), name: CommonText })
export type CreateLicense = typeof CreateLicense.Type
export const UpdateLicense = Schema.Struct({ version: Version, name: CommonText })
export type UpdateLicense = typeof UpdateLicense.Type
export const DeleteLicense = Schema.Struct({ version: Version })

/** A qualification of somebody that has run out, or will within sixty days. */
export const ExpiringLicense = Schema.Struct({
  userId: Schema.Int,
  userName: Schema.String,
  kind: oneOf(certificationKinds),
  name: Schema.String,
  expiresOn: Schema.String,
  /** Negative for days past. */
  daysLeft: Schema.Int,
})
