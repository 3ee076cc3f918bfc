/** What a form offers before anybody is signed in, on the wire. */
import { Schema } from "effect"

const Named = Schema.Struct({ id: Schema.Int, name: Schema.String })
export const Resource = Schema.Struct({
  /** By their JIS numbers 1 (北海道) to 47 (沖縄県), as an address has them. */
  prefectures: Schema.Array(Named),
  /** In the reader's language. */
  businessFields: Schema.Array(Named),
})
