/** 総合振込データ on the wire. */
import { Schema } from "effect"
import { IsoDate } from "#modules/kernel/civil-day.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { Id } from "#modules/kernel/fields/row.ts"
import { atLeastRows, atMostRows, rowsDiffer } from "#modules/kernel/fields/rows-together.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { AccountFaults, transferOrder, transferShown } from "#modules/kernel/transfer/order.ts"
import { Yen } from "#modules/kernel/yen.ts"
import type { paperListPolicy } from "../policy.ts"

export const AskTransfer = Schema.Struct({
  /** Papers that are due until this day; all that we owe where it is left out. */
  dueTo: Schema.optionalKey(Day),
})
export type AskTransfer = typeof AskTransfer.Type

export const MakePapersTransfer = Schema.Struct({
  ...transferOrder,
  paperIds: Schema.Array(Id).check(
    atLeastRows(1),
    atMostRows(2000),
    rowsDiffer((id: number) => String(id)),
  ),
})
export type MakePapersTransfer = typeof MakePapersTransfer.Type

export const PapersTransfer = Schema.Struct({
  /** Today, or the next bank day. */
  transferOn: IsoDate,
  /** One transfer each. */
  rows: Schema.Array(
    Schema.Struct({
      partnerId: Schema.NullOr(Schema.Int),
      staffId: Schema.NullOr(Schema.Int),
      name: Schema.String,
      amount: Yen,
      faults: AccountFaults,
      papers: Schema.Array(
        Schema.Struct({
          id: Schema.Int,
          no: Schema.String,
          title: Schema.String,
          dueDate: Schema.NullOr(Schema.String),
          /** Its total less what was paid for the editions before it. */
          amount: Yen,
          /** The day of the last file that has it; null where none has. */
          transferOn: Schema.NullOr(IsoDate),
        }),
      ),
    }),
  ),
  ...transferShown,
  permissions: permissionsBy<typeof paperListPolicy>(),
})
