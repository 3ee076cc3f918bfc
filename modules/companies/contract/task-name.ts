/** 作業名: what an arrangement's form offers, on the wire (D99). */
import { Schema } from "effect"
import { flags, wireValues } from "#modules/kernel/codes.ts"
import { wholeBetween } from "#modules/kernel/fields/number.ts"
import { oneOf, Version } from "#modules/kernel/fields/row.ts"
import { CommonText } from "#modules/kernel/fields/text.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { mostTaskNames } from "../codes.ts"
import type { companyPolicy } from "../policy.ts"

export const TaskName = Schema.Struct({
  id: Schema.Int,
  name: Schema.String,
  /** Its place, from 1. */
  order: Schema.Int,
  /** 0 while it is hidden: kept, and not offered. */
  status: Schema.Int,
  version: Schema.Int,
})
export const TaskNames = Schema.Struct({
  names: Schema.Array(TaskName),
  permissions: permissionsBy<typeof companyPolicy>(),
})
export const CreateTaskName = Schema.Struct({ name: CommonText })
export const UpdateTaskName = Schema.Struct({
  version: Version,
  name: Schema.optionalKey(CommonText),
  /** Beyond the last place means the last one. */
  order: Schema.optionalKey(wholeBetween(1, mostTaskNames)),
  status: Schema.optionalKey(oneOf(wireValues(flags))),
})
export type UpdateTaskName = typeof UpdateTaskName.Type
