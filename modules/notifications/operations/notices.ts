/** Keeps, lists and counts notices; everybody sees his own and nobody else's. */

import { Effect } from "effect"
import { CurrentActor } from "#modules/kernel/actor.ts"
import { instantNow } from "#modules/kernel/clock.ts"
import type { Language } from "#modules/kernel/codes.ts"
import { pageAsked, pageOf } from "#modules/kernel/paging.ts"
import { tell } from "#modules/kernel/write.ts"
import type { NoticeQuery } from "../contract.ts"
import { countNotices, insertNotices, markRead, noticesAbout, noticesOf } from "../repository.ts"

export interface NewNotice {
  readonly kind: string
  readonly subject: string
  readonly path: string
  readonly texts: Readonly<Record<Language, string>>
  readonly personIds: ReadonlyArray<number>
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

/** When notices of a kind were sent, by what they are about; what nobody was told of is absent. One statement. */
export const tellingsOf = Effect.fn("Notifications.tellingsOf")(function* (
  companyId: number,
  kind: string,
  subjects: ReadonlyArray<string>,
) {
  const rows = subjects.length === 0 ? [] : yield* noticesAbout(companyId, kind, subjects)
  return new Map(rows.map(({ subject, at }) => [subject, at]))
})

/** The actor's own notices, newest first, in his language. */
export const ownNotices = Effect.fn("Notifications.own")(function* (asked: NoticeQuery) {
  const { companyId, personId, language } = yield* CurrentActor
  const page = pageAsked(asked)
  const { isUnread, kind, keyword, from, to } = asked
  const wanted = { companyId, personId, language, isUnread, kind, keyword, from, to }
  const rows = yield* noticesOf(wanted, page.offset, page.limit)
  const data = rows.map(({ id, kind, texts, path, at, readAt }) => ({
    id,
    kind,
    text: texts[language],
    path,
    at,
    isRead: readAt !== null,
  }))
  return pageOf(page, data, yield* countNotices(wanted))
})

export const unreadNotices = Effect.fn("Notifications.unread")(function* () {
  const { companyId, personId } = yield* CurrentActor
  return { totalUnread: yield* countNotices({ companyId, personId, isUnread: 1 }) }
})

/** Marks own notices as read; ids of others are left alone without a word. */
export const readNotices = Effect.fn("Notifications.read")(function* (asked: {
  readonly ids?: ReadonlyArray<number>
  readonly all?: boolean
}) {
  const { companyId, personId } = yield* CurrentActor
  const before = yield* unreadNotices()
  yield* markRead(companyId, personId, asked.all === true ? undefined : (asked.ids ?? []), yield* instantNow)
  const after = yield* unreadNotices()
  yield* tell(
    { action: "notice.mark", subject: `person:${personId}`, before, after: { ...after, ...asked } },
    { topic: "NoticesRead", body: { companyId, personIds: [personId] } },
  )
  return after
})
