/** 仕訳データ on the wire. */
import { Schema } from "effect"
import { Month } from "#modules/kernel/fields/day.ts"
import { oneOf } from "#modules/kernel/fields/row.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { journalKinds, journalProducts, leftOutOfJournal } from "../codes.ts"
import type { journalPolicy } from "../policy.ts"

export const AskJournal = Schema.Struct({ month: Month, product: oneOf(journalProducts) })
export type AskJournal = typeof AskJournal.Type

export const JournalView = Schema.Struct({
  month: Schema.String,
  product: Schema.Literals(journalProducts),
  fileName: Schema.String,
  /** The file in base64: Shift_JIS, rows ended by CRLF; empty where there is no entry. */
  content: Schema.String,
  entries: Schema.Int,
  /** Of one side; the other one comes to the same. */
  total: Schema.Int,
  parts: Schema.Array(Schema.Struct({ kind: Schema.Literals(journalKinds), entries: Schema.Int, total: Schema.Int })),
  leftOut: Schema.Array(
    Schema.Struct({ why: Schema.Literals(leftOutOfJournal), count: Schema.Int, total: Schema.Int }),
  ),
  permissions: permissionsBy<typeof journalPolicy>(),
})
