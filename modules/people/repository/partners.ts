/** SQL of customers and vendors. */
import { and, asc, eq, or, type SQL, sql } from "drizzle-orm"
import { Effect } from "effect"
import type { KanaRow } from "#modules/kernel/codes/kana-row.ts"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { beginsIn, bestFirst, holds, isFoundIn } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { isStillUsed } from "#modules/kernel/database/still-used.ts"
import { searchedWords } from "#modules/kernel/fields/normalise.ts"
import { type Filter, whereVisible } from "#modules/kernel/visible.ts"
import { partner, partnerRecord as record } from "../tables.ts"

export const partnerRowsByIds = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(record)
      .where(and(eq(record.companyId, companyId), isAnyOf(record.id, ids)))
      .orderBy(asc(record.id)),
  )

export const insertPartner = (row: typeof partner.$inferInsert) => query((tx) => tx.query.insert(partner).values(row))

export const insertPartners = (rows: ReadonlyArray<typeof partner.$inferInsert>) =>
  query((tx) => tx.query.insert(partner).values([...rows]))

/** Those that are known to be used by nothing. */
export const deletePartners = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) => tx.query.delete(partner).where(and(eq(partner.companyId, companyId), isAnyOf(partner.id, ids))))

/** Every card of the company, by its number. */
export const everyPartner = (companyId: number) =>
  query((tx) => tx.query.select().from(record).where(eq(record.companyId, companyId)).orderBy(asc(record.id)))

/** Locked for the one who changes them, in one order whoever asks. */
export const partnersForUpdate = (companyId: number, ids: ReadonlyArray<number>) =>
  query(async (tx) => {
    await tx.query
      .select({ id: partner.id })
      .from(partner)
      .where(and(eq(partner.companyId, companyId), isAnyOf(partner.id, ids)))
      .orderBy(asc(partner.id))
      .for("update")
    return await tx.query
      .select()
      .from(record)
      .where(and(eq(record.companyId, companyId), isAnyOf(record.id, ids)))
      .orderBy(asc(record.id))
  })

export type PartnerPatch = Partial<Omit<typeof partner.$inferInsert, "companyId" | "id" | "version">>
export const savePartners = (companyId: number, ids: ReadonlyArray<number>, next: PartnerPatch) =>
  query((tx) =>
    tx.query
      .update(partner)
      .set({ ...next, version: sql`${partner.version} + 1` })
      .where(and(eq(partner.companyId, companyId), isAnyOf(partner.id, ids))),
  )

/** Takes a card away, if nothing refers to it: says whether something still does. */
export const deletePartner = (companyId: number, id: number) =>
  query((tx) => isStillUsed(tx.query.delete(partner).where(and(eq(partner.companyId, companyId), eq(partner.id, id)))))

export const partnerForUpdate = (companyId: number, id: number) =>
  Effect.map(partnersForUpdate(companyId, [id]), ([row]) => row)
export const savePartner = (companyId: number, id: number, next: PartnerPatch) => savePartners(companyId, [id], next)

export interface PartnerQuery {
  readonly companyId: number
  readonly visible: Filter<"id">
  readonly kind: "customer" | "vendor"
  readonly status: 0 | 1 | null
  readonly isIncomplete: boolean
  readonly keyword: string
  readonly kanaRow: KanaRow | null
}
type Listed = Pick<PartnerQuery, "companyId" | "visible" | "kind">
const listed = (of: Listed): SQL | undefined =>
  and(
    eq(record.companyId, of.companyId),
    whereVisible(of.visible, { id: record.id }),
    eq(of.kind === "customer" ? record.isCustomer : record.isVendor, true),
  )
/** As `missingOfCustomer` and `missingOfVendor` say of one record. */
const incomplete = {
  customer: sql<boolean>`(${record.phone} is null or ${record.postalCode} is null or ${record.address} is null
    or ${record.customerClosingDate} is null or ${record.customerPaymentMonth} is null
    or ${record.customerPaymentDate} is null or ${record.customerPrices}->>'regularUnitPrice' is null
    or ${record.customerPrices}->>'nightUnitPrice' is null)`,
  vendor: sql<boolean>`(num_nulls(${record.vendorClosingDate}, ${record.vendorPaymentMonth}, ${record.vendorPaymentDate})
    between 1 and 2)`,
} as const
const matching = (of: PartnerQuery): SQL | undefined =>
  and(
    of.status === null ? undefined : eq(record.status, of.status),
    of.isIncomplete ? incomplete[of.kind] : undefined,
    isFoundIn(of.keyword, record.companyName, record.name, record.furiganaName),
    of.kanaRow === null ? undefined : beginsIn(record.furiganaName, of.kanaRow),
  )

/** Those of whom a word of a search stands in a name or its reading. */
export const partnerIdsHolding = (companyId: number, word: string) =>
  query(async (tx) => {
    const { companyName, furiganaName, name } = partner
    const rows = await tx.query
      .select({ id: partner.id })
      .from(partner)
      .where(
        and(
          eq(partner.companyId, companyId),
          or(...[companyName, name, furiganaName].map((text) => holds(text, word))),
        ),
      )
    return rows.map(({ id }) => id)
  })

export interface PartnerCounts {
  readonly all: number
  readonly blocked: number
  readonly incomplete: number
  readonly matching: number
}
const none: PartnerCounts = { all: 0, blocked: 0, incomplete: 0, matching: 0 }
const countWhere = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition ?? sql`true`}))::int`

export const countPartners = (of: PartnerQuery) =>
  query(async (tx): Promise<PartnerCounts> => {
    const [row] = await tx.query
      .select({
        all: countWhere(undefined),
        blocked: countWhere(eq(record.status, 0)),
        incomplete: countWhere(incomplete[of.kind]),
        matching: countWhere(matching(of)),
      })
      .from(record)
      .where(listed(of))
    return row ?? none
  })

export const partnersPage = (of: PartnerQuery, rows: { readonly limit: number; readonly offset: number }) =>
  query((tx) =>
    tx.query
      .select()
      .from(record)
      .where(and(listed(of), matching(of)))
      .orderBy(bestFirst(searchedWords(of.keyword), record.companyName, record.furiganaName), asc(record.id))
      .limit(rows.limit)
      .offset(rows.offset),
  )
