/** 訂正の履歴 as it travels. */
import { Schema } from "effect"
import { Instant } from "#modules/kernel/civil-day.ts"
import { Minutes } from "#modules/kernel/minutes.ts"

/** What a correction changed of a punch. */
const PunchKept = Schema.Struct({
  siteName: Schema.NullOr(Schema.String),
  isOffice: Schema.Literals([0, 1]),
  checkIn: Instant,
  checkOut: Schema.NullOr(Instant),
  rests: Schema.Array(Schema.Struct({ checkIn: Instant, checkOut: Schema.NullOr(Instant) })),
  totalRestDuration: Schema.NullOr(Minutes),
})
/** 訂正の履歴: who changed what, when and why; the punch as it was stays. */
export const CorrectionView = Schema.Struct({
  id: Schema.Int,
  timekeepingId: Schema.Int,
  at: Instant,
  byName: Schema.NullOr(Schema.String),
  reason: Schema.String,
  /** Null for a punch that the desk added. */
  before: Schema.NullOr(PunchKept),
  /** Null for one that was taken out. */
  after: Schema.NullOr(PunchKept),
})
export type CorrectionView = typeof CorrectionView.Type
