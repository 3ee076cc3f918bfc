/** What `Ctrl K` finds of the company, on the wire. */
import { Schema } from "effect"
import { Keyword } from "#modules/kernel/fields/text.ts"
import { foundKinds } from "../codes.ts"

export const Search = Schema.Struct({ keyword: Keyword })
export type Search = typeof Search.Type

const text = Schema.NullOr(Schema.String)
/** A few of each kind, the kinds in their order. */
export const Found = Schema.Struct({
  kind: Schema.Literals(foundKinds),
  id: Schema.Int,
  name: Schema.String,
  furiganaName: text,
  /** Of a person. */
  job: Schema.optionalKey(text),
  roleId: Schema.optionalKey(Schema.Int),
  /** Of a site, for who may read it. */
  customerName: Schema.optionalKey(text),
  address: Schema.optionalKey(text),
})
export type Found = typeof Found.Type
