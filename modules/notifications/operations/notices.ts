/** Keeps, lists and counts notices; everybody sees his own and nobody else's. */

import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import type { Language, Role } from "#modules/kernel/codes.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { found } from "#modules/kernel/policy.ts"
import { tell } from "#modules/kernel/write.ts"
import type { Notice, NoticeQuery, WhichNotices } from "../contract/notice.ts"
import {
  countNotices,
  countWaiting,
  insertNotices,
  lastNoticesAbout,
  markAllAnswered,
  markAnswered,
  markDeleted,
  markOvertaken,
  markRead,
  type NoticeRow,
  noticeById,
  noticesAbout,
  noticesOf,
} from "../repository.ts"

export interface NewNotice {
  readonly kind: string
  readonly subject: string
  readonly path: string
  readonly texts: Readonly<Record<Language, string>>
  /** Each of them is asked for something: it waits until `answerNotice`. */
  readonly asks?: true
  readonly personIds: ReadonlyArray<number>
  /** Told as one of these roles, and not about himself: he reads it as long as he is one of them. */
  readonly forRoles?: ReadonlyArray<Role>
  /** What it tells of, for `lastTold`: each thing by its kind and number. */
  readonly about?: ReadonlyArray<string>
}

/** Tells people of a company something, once. In a write. */
export const notify = Effect.fn("Notifications.notify")(function* (companyId: number, notice: NewNotice) {
  const { personIds, ...rest } = notice
  const at = yield* instantNow
  yield* insertNotices(personIds, { companyId, at, ...rest })
  yield* tell(
    { action: "notice.send", subject: notice.subject, after: { kind: notice.kind, people: personIds.length } },
    { topic: "NoticeSent", body: { companyId, personIds } },
  )
})

export interface Question {
  readonly companyId: number
  readonly personId: number
  readonly kind: string
  readonly subject: string
}
/** What a notice asked for has come, by whatever way: it waits no longer and counts as read. In a write. */
export const answerNotice = Effect.fn("Notifications.answer")(function* (question: Question) {
  const { companyId, personId, kind, subject } = question
  if (!(yield* markAnswered(question, yield* instantNow))) return
  yield* tell(
    { action: "notice.answer", subject, before: { kind, isWaiting: true }, after: { kind, isWaiting: false } },
    { topic: "NoticesRead", body: { companyId, personIds: [personId] } },
  )
})

/** The same for everybody who was asked, by how the subjects begin: `task:12.v` of every version. In a write. */
export const answerEverybody = Effect.fn("Notifications.answerEverybody")(function* (question: {
  readonly companyId: number
  readonly kind: string
  readonly begins: ReadonlyArray<string>
}) {
  const { companyId, kind, begins } = question
  const personIds = begins.length === 0 ? [] : yield* markAllAnswered(question, yield* instantNow)
  if (personIds.length === 0) return
  yield* tell(
    {
      action: "notice.answer",
      subject: begins.join(" "),
      before: { kind, isWaiting: true },
      after: { kind, isWaiting: false },
    },
    { topic: "NoticesRead", body: { companyId, personIds } },
  )
})

/**
 * What was offered is gone: whoever was told of it and has not read it is led there no more. The notice of its end says the
 * rest. In a write.
 */
export const overtakeNotices = Effect.fn("Notifications.overtake")(function* (
  offer: Parameters<typeof markOvertaken>[0],
) {
  const { companyId, kind, begins } = offer
  const isNobodys = begins.length === 0 || offer.personIds.length === 0
  const personIds = isNobodys ? [] : yield* markOvertaken(offer, yield* instantNow)
  if (personIds.length === 0) return
  yield* tell(
    {
      action: "notice.mark",
      subject: begins.join(" "),
      before: { kind, isRead: false },
      after: { kind, isRead: true },
    },
    { topic: "NoticesRead", body: { companyId, personIds } },
  )
})

/** When notices of a kind were sent, by what they are about; what nobody was told of is absent. One statement. */
export const tellingsOf = Effect.fn("Notifications.tellingsOf")(function* (
  companyId: number,
  kind: string,
  subjects: ReadonlyArray<string>,
) {
  const rows = subjects.length === 0 ? [] : yield* noticesAbout(companyId, kind, subjects)
  return new Map(rows.map(({ subject, at }) => [subject, at]))
})

export interface Told {
  readonly at: Instant
  /** When the notice was read or taken off the list; null while it lies there. */
  readonly seenAt: Instant | null
}
/** What each of these people was last told of each of these things; `get` of the person and the thing. One statement. */
export const lastTold = Effect.fn("Notifications.lastTold")(function* (
  companyId: number,
  personIds: ReadonlyArray<number>,
  about: ReadonlyArray<string>,
) {
  const rows = about.length === 0 ? [] : yield* lastNoticesAbout(companyId, personIds, about)
  const told = new Map(
    rows.map(({ at, personId, seenAt, thing }): [string, Told] => [`${personId} ${thing}`, { at, seenAt }]),
  )
  return { get: (personId: number, thing: string) => told.get(`${personId} ${thing}`) }
})

const noticeView = (language: Language, row: NoticeRow): Notice => ({
  id: row.id,
  kind: row.kind,
  text: row.texts[language],
  path: row.path,
  at: row.at,
  isRead: row.readAt !== null,
  isWaiting: row.asks && row.answeredAt === null,
})

/** The actor's own notices, newest first, in his language. */
export const ownNotices = Effect.fn("Notifications.own")(function* (asked: NoticeQuery) {
  const { companyId, personId, role, language } = yield* CurrentActor
  const page = pageAsked(asked)
  const { area, isUnread, isWaiting, kind, keyword, from, to } = asked
  const wanted = { companyId, personId, role, language, area, isUnread, isWaiting, kind, keyword, from, to }
  const rows = yield* noticesOf(wanted, page.offset, page.limit)
  const data = rows.map((row) => noticeView(language, row))
  return pageOf(page, data, yield* countNotices(wanted))
})

/** One of the actor's own; looking at it does not mark it as read. Fails with Not_Found. */
export const ownNotice = Effect.fn("Notifications.ownOne")(function* (id: number) {
  const actor = yield* CurrentActor
  return noticeView(actor.language, yield* found(noticeById(actor, id)))
})

export const unreadNotices = Effect.fn("Notifications.unread")(function* () {
  return yield* countWaiting(yield* CurrentActor)
})

/** Marks own notices as read; ids of others are left alone without a word. */
export const readNotices = Effect.fn("Notifications.read")((which: WhichNotices) =>
  markOwn("notice.mark", markRead, which),
)

/** Takes own notices off the list for good; ids of others are left alone without a word. */
export const deleteNotices = Effect.fn("Notifications.delete")((which: WhichNotices) =>
  markOwn("notice.delete", markDeleted, which),
)

const markOwn = Effect.fn("Notifications.markOwn")(function* (
  action: "notice.mark" | "notice.delete",
  mark: typeof markRead | typeof markDeleted,
  which: WhichNotices,
) {
  const actor = yield* CurrentActor
  const { companyId, personId } = actor
  const before = yield* unreadNotices()
  yield* mark(actor, which.ids, yield* instantNow)
  const after = yield* unreadNotices()
  yield* tell(
    { action, subject: `person:${personId}`, before, after: { ...after, ...which } },
    { topic: "NoticesRead", body: { companyId, personIds: [personId] } },
  )
  return after
})
