/** 給与振込データ on the wire. */
import { Schema } from "effect"
import { IsoDate, IsoMonth } from "#modules/kernel/civil-day.ts"
import { Id } from "#modules/kernel/fields/row.ts"
import { permissionsBy } from "#modules/kernel/http/contract.ts"
import { AccountFaults, transferOrder, transferShown } from "#modules/kernel/transfer/order.ts"
import { Yen } from "#modules/kernel/yen.ts"
import type { payMonthPolicy } from "../policy.ts"

export const MakeTransfer = Schema.Struct({
  month: IsoMonth,
  ...transferOrder,
  /** Who is paid in another way. */
  without: Schema.optionalKey(Schema.Array(Id)),
})
export type MakeTransfer = typeof MakeTransfer.Type

export const TransferView = Schema.Struct({
  month: IsoMonth,
  /** The pay day, or the bank day before it. */
  transferOn: IsoDate,
  rows: Schema.Array(
    Schema.Struct({
      userId: Schema.Int,
      name: Schema.String,
      amount: Yen,
      faults: AccountFaults,
      /** Why he is paid in cash, where the close said so; null for whoever has an account by now. */
      cash: Schema.NullOr(Schema.String),
    }),
  ),
  ...transferShown,
  permissions: permissionsBy<typeof payMonthPolicy>(),
})
