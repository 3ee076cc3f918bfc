/** What somebody may do in the company and since when, as whoever manages him sees and changes it. */
import { Schema } from "effect"
import { Instant } from "#modules/kernel/civil-day.ts"
import { roleIds, wireValues } from "#modules/kernel/codes.ts"
import { Id, oneOf, Version } from "#modules/kernel/fields/row.ts"
import { Memo } from "#modules/kernel/fields/text.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import type { staffPolicy } from "../policy.ts"
import { Flag } from "./terms.ts"

const Block = Schema.Struct({
  reason: Schema.String,
  from: Instant,
  /** Null while it lasts. */
  to: Schema.NullOr(Instant),
  by: Schema.String,
  endedBy: Schema.NullOr(Schema.String),
  /** Why he was let in again; empty where nobody said. */
  endReason: Schema.String,
})

export const StaffAccess = Schema.Struct({
  id: Schema.Int,
  userId: Schema.Int,
  name: Schema.String,
  roleId: Schema.Int,
  status: Schema.Int,
  isFirstAdmin: Schema.Int,
  isSupervisingAdmin: Schema.optionalKey(Schema.Int),
  isDisableViewRevenue: Schema.optionalKey(Schema.Int),
  /** What the reader may make of him; empty for who may not. */
  rolesToGive: Schema.Array(Schema.Int),
  /** Of these what nobody of the company takes back: said before it is given. */
  rolesForGood: Schema.Array(Schema.Int),
  /** When he was shut out, the newest first; absent for who does not manage him. */
  blocks: Schema.optionalKey(Schema.Array(Block)),
  version: Schema.Int,
  permissions: permissionsBy<typeof staffPolicy>(),
})
export type StaffAccess = typeof StaffAccess.Type

/** 1 lets in again, 0 shuts out; the reason of either is kept with the block. */
export const UpdateUser = Schema.Struct({
  version: Version,
  status: Schema.optionalKey(Flag),
  reason: Schema.optionalKey(Memo),
  isSupervisingAdmin: Schema.optionalKey(Flag),
})
export type UpdateUser = typeof UpdateUser.Type

export const ChangeRole = Schema.Struct({ userId: Id, version: Version, roleId: oneOf(wireValues(roleIds)) })
export type ChangeRole = typeof ChangeRole.Type

export const UpdateViewBlock = Schema.Struct({ userId: Id, version: Version, isDisableViewRevenue: Flag })
export type UpdateViewBlock = typeof UpdateViewBlock.Type
