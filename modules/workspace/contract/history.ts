/** 変更の履歴 of one thing, the newest first: who changed which field from what to what. */
import { Schema } from "effect"
import { Id, oneOf } from "#modules/kernel/fields/row.ts"
import { historyKinds } from "../codes.ts"

export const HistoryOf = Schema.Struct({ kind: oneOf(historyKinds), id: Id })
/** Goes on before this entry: the `next` of the page before. */
export const HistoryPart = Schema.Struct({ before: Schema.optionalKey(Id) })

const text = Schema.NullOr(Schema.String)
const Changed = Schema.Struct({
  /** As the form of the thing calls it: "terms.basicSalary". */
  field: Schema.String,
  before: text,
  after: text,
})
const Entry = Schema.Struct({
  id: Schema.Int,
  at: Schema.String,
  /** Nobody: the product itself. */
  by: text,
  action: Schema.String,
  /** Without fields that the reader may not see. */
  changes: Schema.Array(Changed),
})
export const History = Schema.Struct({ entries: Schema.Array(Entry), next: Schema.NullOr(Schema.Int) })
