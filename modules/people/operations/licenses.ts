/** 資格・免許: the names that a company chooses from when it writes down what somebody is licensed for. */
import { Effect } from "effect"
import { addDays } from "#modules/kernel/civil-day.ts"
import { todayInJapan } from "#modules/kernel/clock.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { authorize, found, permissionsOn } from "#modules/kernel/policy.ts"
import { refuseExpired } from "#modules/kernel/version.ts"
import { tell } from "#modules/kernel/write.ts"
import { licenseDaysAhead } from "../codes.ts"
import type { CreateLicense, UpdateLicense } from "../contract/license.ts"
import { licensePolicy } from "../policy/license-policy.ts"
import {
  expiringBy,
  type LicenseRow,
  licenseForUpdate,
  licenseNamed,
  licensesOf,
  putLicense,
  saveLicense,
} from "../repository/licenses.ts"

const view = ({ id, kind, name, version }: LicenseRow) => ({ id, kind, name, version })

/** Fails with Permission_Denied, and Not_Found for another company than the chosen one. */
export const listLicenses = Effect.fn("People.listLicenses")(function* (asked: { readonly companyId?: number }) {
  const actor = yield* authorize(licensePolicy, "list", undefined)
  if (asked.companyId !== undefined && asked.companyId !== actor.companyId) return yield* refuse("Not_Found")
  const rows = yield* licensesOf(actor.companyId)
  return { licenses: rows.map(view), permissions: permissionsOn(licensePolicy, actor, undefined) }
})

/** What has run out, or will within sixty days, soonest first. */
export const expiringLicenses = Effect.fn("People.expiringLicenses")(function* () {
  const { companyId } = yield* authorize(licensePolicy, "list", undefined)
  const today = yield* todayInJapan
  return yield* expiringBy(companyId, today, addDays(today, licenseDaysAhead))
})

const refuseTwice = Effect.fnUntraced(function* () {
  return yield* refuse("Invalid_Input", [{ field: "name", message: "duplicate" }])
})
const told = (companyId: number) => ({ topic: "LicenseChanged", body: { companyId } })

/** Also brings back one that was taken out. Fails with Permission_Denied, Invalid_Input for a name that is there. */
export const createLicense = Effect.fn("People.createLicense")(function* (asked: CreateLicense) {
  const { companyId } = yield* authorize(licensePolicy, "change", undefined)
  const made = yield* putLicense({ companyId, ...asked })
  if (made === undefined) return yield* refuseTwice()
  yield* tell({ action: "license.create", subject: `license:${made.id}`, after: view(made) }, told(companyId))
  return view(made)
})

/** The one to change. Fails with Permission_Denied, Not_Found, Update_Expired. */
const licenseToChange = Effect.fnUntraced(function* (id: number, version: number) {
  const { companyId } = yield* authorize(licensePolicy, "change", undefined)
  const row = yield* found(licenseForUpdate(companyId, id))
  yield* refuseExpired(version, row.version, Effect.succeed(view(row)))
  return row
})

/**
 * Names it anew; what stands in people's records stays as it was written. Fails with Permission_Denied, Not_Found,
 * Update_Expired, Invalid_Input for a name that is there or was taken out.
 */
export const updateLicense = Effect.fn("People.updateLicense")(function* (id: number, asked: UpdateLicense) {
  const before = yield* licenseToChange(id, asked.version)
  const { companyId, kind } = before
  const other = yield* licenseNamed(companyId, kind, asked.name)
  if (other !== undefined && other.id !== id) return yield* refuseTwice()
  yield* saveLicense(companyId, id, { name: asked.name })
  const after = { ...before, name: asked.name, version: before.version + 1 }
  yield* tell(
    { action: "license.update", subject: `license:${id}`, before: view(before), after: view(after) },
    told(companyId),
  )
  return view(after)
})

/** Offers it no more. Fails with Permission_Denied, Not_Found, Update_Expired. */
export const deleteLicense = Effect.fn("People.deleteLicense")(function* (id: number, version: number) {
  const before = yield* licenseToChange(id, version)
  yield* saveLicense(before.companyId, id, { status: 0 })
  yield* tell(
    { action: "license.delete", subject: `license:${id}`, before: view(before), after: { status: 0 } },
    told(before.companyId),
  )
  return view({ ...before, version: before.version + 1 })
})
