/** A postal code and the places that it names, on the wire. */
import { Schema } from "effect"
import { PostalCode } from "#modules/kernel/fields/contact.ts"

export const PostalCodeAsked = Schema.Struct({ code: PostalCode })

export const PostalPlace = Schema.Struct({
  /** 都道府県 by its JIS number. */
  kenId: Schema.Int,
  prefecture: Schema.String,
  /** 市区町村 and 町域, as an address goes on after its 都道府県. */
  address: Schema.String,
})
