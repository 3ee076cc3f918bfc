/** All SQL of notifications. */
import { and, count, desc, eq, inArray, isNotNull, isNull, not, or, sql } from "drizzle-orm"
import type { Instant, IsoDate } from "#modules/kernel/civil-day.ts"
import { defaultLanguage, type Language, type Role } from "#modules/kernel/codes.ts"
import { isFoundIn } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { type NoticeArea, noticeAreas } from "./codes.ts"
import { notice } from "./tables.ts"

type NoticeToAll = Omit<typeof notice.$inferInsert, "id" | "personId" | "readAt" | "answeredAt" | "deletedAt">

export type NoticeRow = typeof notice.$inferSelect

/** One statement whatever the number of people: what they are told alike is said once. */
export const insertNotices = (personIds: ReadonlyArray<number>, of: NoticeToAll) =>
  query(
    ({ sql }) => sql`
      insert into notifications.notice (company_id, person_id, kind, subject, path, texts, at, asks, for_roles, about)
      select ${of.companyId}, person_id, ${of.kind}, ${of.subject}, ${of.path}, ${JSON.stringify(of.texts)}::text::jsonb,
        ${of.at}::timestamptz, ${of.asks ?? false}, ${of.forRoles == null ? null : [...of.forRoles]}::text[],
        ${of.about == null ? null : [...of.about]}::text[]
      from unnest(${[...personIds]}::int[]) person_id on conflict do nothing`,
  )

export const noticesAbout = (companyId: number, kind: string, subjects: ReadonlyArray<string>) =>
  query((tx) =>
    tx.query
      .select({ subject: notice.subject, personId: notice.personId, at: notice.at })
      .from(notice)
      .where(and(eq(notice.companyId, companyId), eq(notice.kind, kind), inArray(notice.subject, [...subjects]))),
  )

/** The newest notice of each of these things to each of these people. */
export const lastNoticesAbout = (companyId: number, personIds: ReadonlyArray<number>, about: ReadonlyArray<string>) =>
  query(
    ({ sql }) => sql<Array<{ personId: number; thing: string; at: Instant; seenAt: Instant | null }>>`
      select distinct on (n.person_id, thing) n.person_id as "personId", thing, n.at,
        least(n.read_at, n.deleted_at) as "seenAt"
      from notifications.notice n, unnest(n.about) thing
      where n.company_id = ${companyId} and n.person_id = any(${[...personIds]}::int[])
        and n.about && ${[...about]}::text[] and thing = any(${[...about]}::text[])
      order by n.person_id, thing, n.at desc, n.id desc`,
  )

/** Whoever reads: what he was told as another than he is now is not his any more. */
export interface Reader {
  readonly companyId: number
  readonly personId: number
  readonly role: Role
}
export interface NoticesWanted extends Reader {
  /** 1 those not read, 0 those read. */
  readonly isUnread?: 0 | 1 | undefined
  /** 1 those that ask and are not answered, 0 the others. */
  readonly isWaiting?: 0 | 1 | undefined
  readonly kind?: string | undefined
  readonly area?: NoticeArea | undefined
  /** Looked for in the words of `language`. */
  readonly keyword?: string | undefined
  readonly language?: Language
  readonly from?: IsoDate | undefined
  readonly to?: IsoDate | undefined
}
const toldOn = sql`(${notice.at} at time zone 'Asia/Tokyo')::date`

const waits = sql<boolean>`${notice.asks} and ${notice.answeredAt} is null`

const ownBy = ({ companyId, personId, role }: Reader) =>
  and(
    eq(notice.companyId, companyId),
    eq(notice.personId, personId),
    isNull(notice.deletedAt),
    sql`(${notice.forRoles} is null or ${role}::text = any(${notice.forRoles}))`,
  )

const wantedBy = (of: NoticesWanted) =>
  and(
    ownBy(of),
    of.isWaiting === undefined ? undefined : of.isWaiting === 1 ? waits : not(waits),
    of.isUnread === undefined ? undefined : of.isUnread === 1 ? isNull(notice.readAt) : isNotNull(notice.readAt),
    of.kind === undefined ? undefined : eq(notice.kind, of.kind),
    of.area === undefined ? undefined : sql`split_part(${notice.kind}, '.', 1) in ${noticeAreas[of.area]}`,
    isFoundIn(of.keyword ?? "", sql`${notice.texts} ->> ${of.language ?? defaultLanguage}`),
    of.from === undefined ? undefined : sql`${toldOn} >= ${of.from}::date`,
    of.to === undefined ? undefined : sql`${toldOn} <= ${of.to}::date`,
  )

export const noticesOf = (wanted: NoticesWanted, offset: number, limit: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(notice)
      .where(wantedBy(wanted))
      .orderBy(desc(notice.at), desc(notice.id))
      .offset(offset)
      .limit(limit),
  )

export const countNotices = (wanted: NoticesWanted) =>
  query(async (tx) => {
    const [row] = await tx.query.select({ n: count() }).from(notice).where(wantedBy(wanted))
    return row?.n ?? 0
  })

export const noticeById = (reader: Reader, id: number) =>
  query(async (tx) => {
    const [row] = await tx.query
      .select()
      .from(notice)
      .where(and(ownBy(reader), eq(notice.id, id)))
    return row
  })

/** How many somebody has not read, and how many wait for his answer. */
export const countWaiting = (reader: Reader) =>
  query(async (tx) => {
    const [row] = await tx.query
      .select({
        totalUnread: sql<number>`(count(*) filter (where ${notice.readAt} is null))::int`,
        totalWaiting: sql<number>`(count(*) filter (where ${waits}))::int`,
      })
      .from(notice)
      .where(and(ownBy(reader), or(isNull(notice.readAt), waits)))
    return row ?? { totalUnread: 0, totalWaiting: 0 }
  })

const among = (ids: ReadonlyArray<number> | undefined) =>
  ids === undefined ? undefined : inArray(notice.id, ids.length === 0 ? [0] : [...ids])

export const markDeleted = (reader: Reader, ids: ReadonlyArray<number> | undefined, deletedAt: Instant) =>
  query((tx) =>
    tx.query
      .update(notice)
      .set({ deletedAt })
      .where(and(ownBy(reader), among(ids))),
  )

/** Gives whether there was a question to answer. */
export const markAnswered = (
  {
    companyId,
    personId,
    kind,
    subject,
  }: Pick<NoticeToAll, "companyId" | "kind" | "subject"> & { readonly personId: number },
  answeredAt: Instant,
) =>
  query(async (tx) => {
    const rows = await tx.query
      .update(notice)
      .set({ answeredAt, readAt: sql`coalesce(${notice.readAt}, ${answeredAt}::timestamptz)` })
      .where(
        and(
          eq(notice.companyId, companyId),
          eq(notice.personId, personId),
          eq(notice.kind, kind),
          eq(notice.subject, subject),
          waits,
        ),
      )
      .returning({ id: notice.id })
    return rows.length > 0
  })

/** The same of everybody who was asked, by how the subjects of the questions begin; gives whose they were. */
export const markAllAnswered = (
  {
    companyId,
    kind,
    begins,
  }: { readonly companyId: number; readonly kind: string; readonly begins: ReadonlyArray<string> },
  answeredAt: Instant,
) =>
  query(async ({ sql: ask }) => {
    const rows = await ask<Array<{ readonly personId: number }>>`
      update notifications.notice n set answered_at = ${answeredAt}::timestamptz,
        read_at = coalesce(n.read_at, ${answeredAt}::timestamptz)
      where n.company_id = ${companyId} and n.kind = ${kind} and n.asks and n.answered_at is null
        and exists (select from unnest(${[...begins]}::text[]) b where starts_with(n.subject, b))
      returning n.person_id as "personId"`
    return [...new Set(rows.map(({ personId }) => personId))]
  })

interface Overtaken {
  readonly companyId: number
  readonly kind: string
  readonly begins: ReadonlyArray<string>
  readonly personIds: ReadonlyArray<number>
}
/** What these people were told and have not read yet, by how the subjects begin, counts as read; gives whose it was. */
export const markOvertaken = ({ companyId, kind, begins, personIds }: Overtaken, readAt: Instant) =>
  query(async ({ sql: ask }) => {
    const rows = await ask<Array<{ readonly personId: number }>>`
      update notifications.notice n set read_at = ${readAt}::timestamptz
      where n.company_id = ${companyId} and n.person_id = any(${[...personIds]}::int[]) and n.kind = ${kind}
        and n.read_at is null and n.deleted_at is null
        and exists (select from unnest(${[...begins]}::text[]) b where starts_with(n.subject, b))
      returning n.person_id as "personId"`
    return [...new Set(rows.map((row) => row.personId))]
  })

export const markRead = (reader: Reader, ids: ReadonlyArray<number> | undefined, readAt: Instant) =>
  query((tx) =>
    tx.query
      .update(notice)
      .set({ readAt })
      .where(and(wantedBy({ ...reader, isUnread: 1 }), among(ids))),
  )
