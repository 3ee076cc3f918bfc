/** はじめの一歩 on the wire: what is done is what is stored, not what was pressed. */
import { Schema } from "effect"
import { firstSteps } from "../codes.ts"

export const FirstSteps = Schema.Struct({
  steps: Schema.Array(
    Schema.Struct({
      key: Schema.Literals(firstSteps),
      isDone: Schema.Boolean,
      /** What was entered: the first site's name, the first person's. */
      detail: Schema.NullOr(Schema.String),
    }),
  ),
})
export type FirstSteps = typeof FirstSteps.Type
