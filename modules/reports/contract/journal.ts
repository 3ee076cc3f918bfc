/** 仕訳データ on the wire. */
import { Schema } from "effect"
import { Instant } from "#modules/kernel/civil-day.ts"
import { Month } from "#modules/kernel/fields/day.ts"
import { oneOf } from "#modules/kernel/fields/row.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { journalKinds, journalProducts, journalScopes, leftOutOfJournal } from "../codes.ts"
import type { journalPolicy } from "../policy.ts"

export const AskJournal = Schema.Struct({ month: Month, product: oneOf(journalProducts) })
export type AskJournal = typeof AskJournal.Type

export const TakeJournal = Schema.Struct({
  ...AskJournal.fields,
  scope: Schema.Literals(journalScopes),
  /** The whole month was taken before, and is wanted again. */
  isAgain: Schema.optionalKey(Schema.Literals([0, 1])),
})
export type TakeJournal = typeof TakeJournal.Type

export const JournalFile = Schema.Struct({
  fileName: Schema.String,
  /** The file in base64: Shift_JIS, rows ended by CRLF. A write's answer is kept for its key. */
  content: Schema.String,
  /** Null of one that was taken before its entries were kept whole: nothing proves that it is the same. */
  hash: Schema.NullOr(Schema.String),
  entries: Schema.Int,
  total: Schema.Int,
})

export const JournalView = Schema.Struct({
  month: Schema.String,
  product: Schema.Literals(journalProducts),
  entries: Schema.Int,
  /** Of one side; the other one comes to the same. */
  total: Schema.Int,
  parts: Schema.Array(Schema.Struct({ kind: Schema.Literals(journalKinds), entries: Schema.Int, total: Schema.Int })),
  leftOut: Schema.Array(
    Schema.Struct({ why: Schema.Literals(leftOutOfJournal), count: Schema.Int, total: Schema.Int }),
  ),
  /** Files of this month for this product, the latest first. */
  taken: Schema.Array(
    Schema.Struct({
      id: Schema.Int,
      madeAt: Instant,
      madeBy: Schema.String,
      scope: Schema.Literals(journalScopes),
      entries: Schema.Int,
      total: Schema.Int,
      hash: Schema.String,
    }),
  ),
  /** What is new since them; `takenBack` of its entries undo earlier ones. `total` is that of the others. */
  since: Schema.Struct({
    entries: Schema.Int,
    total: Schema.Int,
    takenBack: Schema.Int,
    takenBackTotal: Schema.Int,
  }),
  /** Months whose files still have what now stands in this one: what is new of them takes it back there. */
  elsewhere: Schema.Array(Schema.String),
  permissions: permissionsBy<typeof journalPolicy>(),
})
