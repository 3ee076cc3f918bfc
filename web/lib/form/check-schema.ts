/** Checks by the contract's own schemas, which bring effect; this file is loaded with the first check. */
import { Result, Schema } from "effect"
import { fieldKeys, parseOptions } from "#modules/kernel/fields/field-errors.ts"
import type { Wrong } from "./wrong.ts"

/** The request that a schema reads from what was typed, or every wrong field with its key. */
export const checkSchema = <Body>(
  schema: Schema.ConstraintDecoder<Body>,
  typed: unknown,
): { readonly body: Body; readonly wrong?: undefined } | { readonly wrong: ReadonlyArray<Wrong> } => {
  const result = Schema.decodeUnknownResult(schema, parseOptions)(typed)
  return Result.isSuccess(result) ? { body: result.success } : { wrong: fieldKeys(result.failure) }
}
