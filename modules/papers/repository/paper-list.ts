/** SQL of the list of papers: filters, sums and what is unread. */
import { and, desc, eq, gte, isNull, lt, lte, ne, or, type SQL, sql } from "drizzle-orm"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { isFoundIn } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { type Filter, whereVisible } from "#modules/kernel/visible.ts"
import { everyPaper, paperStatuses } from "../codes.ts"
import type { ListPapers } from "../contract/paper-view.ts"
import { kept, type Seen } from "../policy/visible-papers.ts"
import { line, opened, paper } from "../tables.ts"

export interface PaperQuery {
  readonly companyId: number
  readonly personId: number
  readonly visible: Filter<Seen>
  readonly asked: ListPapers
}

const visibleTo = (visible: Filter<Seen>) =>
  whereVisible(visible, {
    type: paper.type,
    status: paper.status,
    madeSide: paper.madeSide,
    partnerId: paper.partnerId,
    partyPersonId: paper.partyPersonId,
  })

/** The paper is about the site, or a line of it is: an invoice of a month has lines of several. */
const isAbout = (siteId: number) =>
  or(
    eq(paper.siteId, siteId),
    sql`exists (select from ${line} where ${line.companyId} = ${paper.companyId} and ${line.paperId} = ${paper.id}
      and ${line.siteId} = ${siteId})`,
  )

/** A paper that was replaced is found by its number and by its days; a list of what stands leaves it out. */
const matching = ({ asked, companyId, visible }: PaperQuery): SQL | undefined => {
  const {
    issuedFrom,
    issuedTo,
    keyword = "",
    partnerId,
    paymentStatus,
    siteId,
    status = everyPaper,
    totalFrom,
    totalTo,
    type = everyPaper,
  } = asked
  return and(
    eq(paper.companyId, companyId),
    visibleTo(visible),
    status === everyPaper ? isAnyOf(paper.status, kept) : eq(paper.status, status),
    type === everyPaper ? undefined : eq(paper.type, type),
    paymentStatus === undefined
      ? undefined
      : and(eq(paper.isPaid, paymentStatus === 1), eq(paper.status, 1), eq(paper.isReplaced, false)),
    partnerId === undefined ? undefined : eq(paper.partnerId, partnerId),
    siteId === undefined ? undefined : isAbout(siteId),
    issuedFrom === undefined ? undefined : gte(paper.issuedOn, issuedFrom),
    issuedTo === undefined ? undefined : lte(paper.issuedOn, issuedTo),
    totalFrom === undefined ? undefined : gte(paper.total, totalFrom),
    totalTo === undefined ? undefined : lte(paper.total, totalTo),
    isFoundIn(keyword, paper.no, paper.partyName, paper.partyKana, paper.title),
  )
}

export const paperRows = (of: PaperQuery, rows: { readonly limit: number; readonly offset: number }) =>
  query((tx) =>
    tx.query
      .select()
      .from(paper)
      .where(matching(of))
      .orderBy(desc(paper.issuedOn), desc(paper.id))
      .limit(rows.limit)
      .offset(rows.offset),
  )

/** What is owed or may be: in a list of every state drafts, refused papers and what was replaced add to nothing; one of a state adds up its own. */
const countedIn = ({ status = everyPaper }: ListPapers) =>
  and(
    eq(paper.isReplaced, false),
    status === everyPaper ? isAnyOf(paper.status, [paperStatuses.active, paperStatuses.pending]) : undefined,
  )

export const sumPapers = (of: PaperQuery) =>
  query(async (tx) => {
    const [row] = await tx.query
      .select({
        count: sql<number>`count(*)::int`,
        counted: sql<number>`(count(*) filter (where ${countedIn(of.asked)}))::int`,
        /** Kept within what a number of JSON holds. */
        sum: sql<number>`least(coalesce(sum(${paper.total}) filter (where ${countedIn(of.asked)}), 0),
          ${Number.MAX_SAFE_INTEGER}::numeric)::float8`,
      })
      .from(paper)
      .where(matching(of))
    return { count: row?.count ?? 0, counted: row?.counted ?? 0, sum: Number(row?.sum ?? 0) }
  })

/** Told to him since he last opened it, by somebody else. */
const isUnread = (personId: number) =>
  and(
    sql`${paper.toldBy} is distinct from ${personId}`,
    ne(paper.status, 10),
    ne(paper.status, 0),
    or(isNull(opened.at), lt(opened.at, paper.toldAt)),
  )
const openedBy = (personId: number) =>
  and(eq(opened.companyId, paper.companyId), eq(opened.paperId, paper.id), eq(opened.personId, personId))

export const unreadAmong = (
  { companyId, personId }: Pick<PaperQuery, "companyId" | "personId">,
  ids: ReadonlyArray<number>,
) =>
  query(async (tx) => {
    const rows = await tx.query
      .select({ id: paper.id })
      .from(paper)
      .leftJoin(opened, openedBy(personId))
      .where(and(eq(paper.companyId, companyId), isAnyOf(paper.id, ids), isUnread(personId)))
    return new Set(rows.map(({ id }) => id))
  })

export const countUnread = ({ companyId, personId, visible }: Omit<PaperQuery, "asked">) =>
  query((tx) =>
    tx.query
      .select({ type: paper.type, status: paper.status, unread: sql<number>`count(*)::int` })
      .from(paper)
      .leftJoin(opened, openedBy(personId))
      .where(and(eq(paper.companyId, companyId), visibleTo(visible), eq(paper.isReplaced, false), isUnread(personId)))
      .groupBy(paper.type, paper.status)
      .orderBy(paper.type, paper.status),
  )

export const markOpened = (companyId: number, paperId: number, personId: number, at: Instant) =>
  query((tx) =>
    tx.query
      .insert(opened)
      .values({ companyId, paperId, personId, at })
      .onConflictDoUpdate({ target: [opened.companyId, opened.paperId, opened.personId], set: { at } }),
  )
