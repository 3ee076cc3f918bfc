/** Writes the parts of a profile that stand beside the record; of health the audit gets which fields, never what they say. */
import { Effect } from "effect"
import { roleIds } from "#modules/kernel/codes.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import type { BankInfo, Certification, EmergencyAddress, Heal } from "../contract/profile.ts"
import { missingOfBank } from "../contract/profile-together.ts"
import type { Staff } from "../model.ts"
import { healthOf, type ProfilePatch, profileRow, saveHealth, saveProfile } from "../repository/profile.ts"
import { namedAccount } from "./banks.ts"
import { saveFile } from "./staff-files.ts"

interface Parts {
  readonly emergencyAddress?: EmergencyAddress
  readonly certification?: Certification
  readonly bankInfo?: BankInfo
  readonly heal?: Heal
  readonly avatar?: string | null
  readonly stamp?: string | null
  readonly contract?: string | null
}

const patchOf = ({ emergencyAddress, certification, bankInfo }: Parts): ProfilePatch => ({
  ...(emergencyAddress === undefined ? {} : { emergency: emergencyAddress }),
  ...(certification === undefined ? {} : { certification }),
  ...(bankInfo === undefined ? {} : { bank: bankInfo }),
})
/** Which fields of health are filled in. */
const filled = (heal: Heal) => ({
  fields: Object.entries(heal).flatMap(([field, value]) => (value === null ? [] : [field])),
})

/** Fails with Invalid_Input where an account of 一人親方・外注 is left incomplete, or its numbers name no bank. */
export const saveParts = Effect.fn("People.saveParts")(function* (
  { companyId, id, role }: Pick<Staff, "companyId" | "id" | "role">,
  parts: Parts,
) {
  const missing = parts.bankInfo === undefined ? [] : missingOfBank(roleIds[role], parts.bankInfo)
  if (missing.length > 0) {
    const message = "required"
    return yield* refuse(
      "Invalid_Input",
      missing.map((field) => ({ field: `bankInfo.${field}`, message })),
    )
  }
  const bank = parts.bankInfo === undefined ? {} : { bankInfo: yield* namedAccount(parts.bankInfo) }
  const next = patchOf({ ...parts, ...bank })
  if (Object.keys(next).length > 0) {
    const before = yield* profileRow(companyId, id)
    yield* saveProfile(companyId, id, next)
    yield* tell({ action: "staff.profile", subject: `staff:${id}`, before: before ?? null, after: next })
  }
  for (const field of ["avatar", "stamp", "contract"] as const) {
    const fileId = parts[field]
    if (fileId !== undefined) yield* saveFile(field, id, fileId)
  }
  if (parts.heal !== undefined) {
    const before = yield* healthOf(companyId, id)
    yield* saveHealth(companyId, id, parts.heal)
    yield* tell({ action: "staff.health", subject: `staff:${id}`, before: filled(before), after: filled(parts.heal) })
  }
})
