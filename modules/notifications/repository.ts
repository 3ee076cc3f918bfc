/** All SQL of notifications. */
import { and, count, desc, eq, inArray, isNull } from "drizzle-orm"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { notice } from "./tables.ts"

type NoticeToAll = Omit<typeof notice.$inferInsert, "id" | "personId" | "readAt">

/** One statement whatever the number of people: what they are told alike is said once. */
export const insertNotices = (personIds: ReadonlyArray<number>, of: NoticeToAll) =>
  query(
    ({ sql }) => sql`
      insert into notifications.notice (company_id, person_id, kind, subject, path, texts, at)
      select ${of.companyId}, person_id, ${of.kind}, ${of.subject}, ${of.path}, ${JSON.stringify(of.texts)}::text::jsonb,
        ${of.at}::timestamptz
      from unnest(${[...personIds]}::int[]) person_id on conflict do nothing`,
  )

const ofPerson = (companyId: number, personId: number, isUnread: boolean) =>
  and(eq(notice.companyId, companyId), eq(notice.personId, personId), isUnread ? isNull(notice.readAt) : undefined)

export const noticesOf = (companyId: number, personId: number, isUnread: boolean, offset: number, limit: number) =>
  query((tx) =>
    tx.query
      .select()
      .from(notice)
      .where(ofPerson(companyId, personId, isUnread))
      .orderBy(desc(notice.at), desc(notice.id))
      .offset(offset)
      .limit(limit),
  )

export const countNotices = (companyId: number, personId: number, isUnread: boolean) =>
  query(async (tx) => {
    const [row] = await tx.query
      .select({ n: count() })
      .from(notice)
      .where(ofPerson(companyId, personId, isUnread))
    return row?.n ?? 0
  })

export const markRead = (
  companyId: number,
  personId: number,
  ids: ReadonlyArray<number> | undefined,
  readAt: Instant,
) =>
  query((tx) =>
    tx.query
      .update(notice)
      .set({ readAt })
      .where(
        and(
          ofPerson(companyId, personId, true),
          ids === undefined ? undefined : inArray(notice.id, ids.length === 0 ? [0] : [...ids]),
        ),
      ),
  )
