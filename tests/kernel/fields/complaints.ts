import type { Schema } from "effect"
import { wrongFields } from "#modules/kernel/fields/field-errors.ts"

/** The keys that a schema answers for a value; none when it lets it through. */
export const complaints = <S extends Schema.ConstraintDecoder<unknown>>(schema: S, value: unknown) =>
  wrongFields(schema)(value)

/** The single key for a single value; undefined when it is let through. */
export const complaint = <S extends Schema.ConstraintDecoder<unknown>>(schema: S, value: unknown) =>
  complaints(schema, value)[0]?.key
