/** Notices on the wire. */
import { Schema } from "effect"
import { Instant } from "#modules/kernel/civil-day.ts"
import { Day } from "#modules/kernel/fields/day.ts"
import { messageKey } from "#modules/kernel/fields/messages.ts"
import { Id, oneOf, pageFields } from "#modules/kernel/fields/row.ts"
import { atLeastRows, atMostRows } from "#modules/kernel/fields/rows-together.ts"
import { CommonText, Keyword } from "#modules/kernel/fields/text.ts"
import { endsOnOrAfter, exactlyOneOf } from "#modules/kernel/fields/together.ts"
import { noticeAreaNames } from "../codes.ts"

export const Notice = Schema.Struct({
  id: Schema.Int,
  kind: Schema.String,
  text: Schema.String,
  /** The screen where its reader sees or does what it tells of. */
  path: Schema.String,
  at: Instant,
  isRead: Schema.Boolean,
  /** Its reader is asked for something and has not answered. */
  isWaiting: Schema.Boolean,
})
export type Notice = typeof Notice.Type

export const NoticeQuery = Schema.Struct({
  /** 1 what is unread, 0 what has been read; both when left out. */
  isUnread: Schema.optionalKey(Schema.Literals([0, 1])),
  /** 1 what asks for an answer that has not been given; 0 the others. */
  isWaiting: Schema.optionalKey(Schema.Literals([0, 1])),
  kind: Schema.optionalKey(CommonText),
  /** Ours: of all kinds that are about the same. */
  area: Schema.optionalKey(oneOf(noticeAreaNames)),
  /** In the words of the reader's language. */
  keyword: Schema.optionalKey(Keyword),
  /** First and last day, in Japan, on which it was told. */
  from: Schema.optionalKey(Day),
  to: Schema.optionalKey(Day),
  ...pageFields,
}).check(endsOnOrAfter("from", "to"))
export type NoticeQuery = typeof NoticeQuery.Type

/** Some of one's own notices by id, or all of them: the one or the other, so that nobody takes more than he said. */
export const WhichNotices = Schema.Struct({
  ids: Schema.optionalKey(Schema.Array(Id).check(atLeastRows(1), atMostRows(10_000))),
  all: Schema.optionalKey(Schema.Literal(true).annotate({ message: messageKey("notChoice") })),
}).check(exactlyOneOf("ids", "all"))
export type WhichNotices = typeof WhichNotices.Type

/** What waits for its reader. */
export const NoticeCounts = Schema.Struct({ totalUnread: Schema.Int, totalWaiting: Schema.Int })
