/** One side of a paper as the paper prints it: as it stood when the paper was written. */
import { Schema } from "effect"

export const Party = Schema.Struct({
  name: Schema.String,
  /** The person there who is written to. */
  person: Schema.NullOr(Schema.String),
  postalCode: Schema.NullOr(Schema.String),
  address: Schema.NullOr(Schema.String),
  phone: Schema.NullOr(Schema.String),
  /** A freelancer himself: he is written to as 様, a company as 御中. */
  isPerson: Schema.optionalKey(Schema.Boolean),
})
export type Party = typeof Party.Type

/** 印影 of its maker: the address of his picture, or one that is drawn of his name; null where he has none. */
export const Seal = Schema.NullOr(Schema.Struct({ picture: Schema.NullOr(Schema.String) }))
