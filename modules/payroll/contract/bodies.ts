/** What is sent to read pay and to close, correct or reopen a month, and the short answers to it. */
import { Schema } from "effect"
import { IsoMonth } from "#modules/kernel/civil-day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { Id, pageFields } from "#modules/kernel/fields/row.ts"
import { CommonText, Keyword } from "#modules/kernel/fields/text.ts"

/** The digest of a finding's facts. */
const Mark = Schema.String.check(Schema.isPattern(/^[0-9a-f]{64}$/, { message: messageKey("invalid") }))

export const OfMonth = Schema.Struct({ month: IsoMonth })
export const OfPerson = Schema.Struct({ month: IsoMonth, userId: Id })
export const PayListAsked = Schema.Struct({
  month: IsoMonth,
  keyword: Schema.optionalKey(Keyword),
  roleIds: Schema.optionalKey(Schema.Array(Schema.Int)),
  ...pageFields,
})

/** 締め of an open month, or 訂正 (`isRerun`) of a closed one; of `userIds` alone when they are named. */
export const CloseBody = Schema.Struct({
  month: IsoMonth,
  userIds: Schema.optionalKey(Schema.Array(Id)),
  isRerun: Schema.optionalKey(Schema.Literals([0, 1])),
  reason: Schema.optionalKey(CommonText),
  /** Whom the close goes on without, because something stops his slip; each with why. */
  without: Schema.optionalKey(Schema.Array(Schema.Struct({ userId: Id, reason: CommonText }))),
})
/**
 * 確認した (1), or taken back (0): each finding by whom it is about and the mark that the checks gave it. What must be left
 * with a reason (今月は現金で払う) is refused without one.
 */
export const LookBody = Schema.Struct({
  month: IsoMonth,
  isLookedAt: Schema.Literals([0, 1]),
  findings: Schema.NonEmptyArray(Schema.Struct({ userId: Id, mark: Mark })),
  reason: Schema.optionalKey(CommonText),
})
export type LookBody = typeof LookBody.Type
export const LookedAt = Schema.Struct({
  month: IsoMonth,
  isLookedAt: Schema.Literals([0, 1]),
  marks: Schema.Array(Schema.String),
})
export const CloseStarted = Schema.Struct({ month: IsoMonth, revision: Schema.Int, jobId: Schema.Int })
export const ReopenBody = Schema.Struct({ month: IsoMonth, isBlock: Schema.Literals([0, 1]), reason: CommonText })
export const MonthState = Schema.Struct({ month: IsoMonth, state: Schema.Literals(["open", "closed"]) })
