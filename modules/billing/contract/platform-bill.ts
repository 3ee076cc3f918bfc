/** A payment that was a mistake, on the wire for whoever runs the platform (SUP-10). */
import { Schema } from "effect"
import { IsoDate } from "#modules/kernel/civil-day.ts"
import { Version } from "#modules/kernel/fields/row.ts"
import { Memo } from "#modules/kernel/fields/text.ts"

/** The version of the bill that was seen; the reason goes out as it is. */
export const TakeBack = Schema.Struct({ version: Version, reason: Memo })
export type TakeBack = typeof TakeBack.Type
export const TakenBack = Schema.Struct({
  id: Schema.Int,
  companyId: Schema.Int,
  /** Until when the company can be used now. */
  expiredAt: Schema.NullOr(IsoDate),
  dueOn: IsoDate,
})
