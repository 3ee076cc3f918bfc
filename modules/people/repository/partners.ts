/** SQL of customers and vendors. */
import { and, asc, eq, or, type SQL, sql } from "drizzle-orm"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { holds, isFoundIn } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import { type Filter, whereVisible } from "#modules/kernel/visible.ts"
import { partner } from "../tables.ts"

export const partnerRowsByIds = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(partner)
      .where(and(eq(partner.companyId, companyId), isAnyOf(partner.id, ids)))
      .orderBy(asc(partner.id)),
  )

export const insertPartner = (row: typeof partner.$inferInsert) =>
  query(async (tx) => {
    const [made] = await tx.query.insert(partner).values(row).returning({ id: partner.id })
    return made?.id ?? 0
  })

/** Locked for the one who changes it. */
export const partnerForUpdate = (companyId: number, id: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(partner)
          .where(and(eq(partner.companyId, companyId), eq(partner.id, id)))
          .for("update")
      )[0],
  )

export type PartnerPatch = Partial<Omit<typeof partner.$inferInsert, "companyId" | "id" | "version">>
export const savePartner = (companyId: number, id: number, next: PartnerPatch) =>
  query((tx) =>
    tx.query
      .update(partner)
      .set({ ...next, version: sql`${partner.version} + 1` })
      .where(and(eq(partner.companyId, companyId), eq(partner.id, id))),
  )

export interface PartnerQuery {
  readonly companyId: number
  readonly visible: Filter<"id">
  readonly kind: "customer" | "vendor"
  readonly status: 0 | 1 | null
  readonly keyword: string
}
const matching = (of: PartnerQuery): SQL | undefined =>
  and(
    eq(partner.companyId, of.companyId),
    whereVisible(of.visible, { id: partner.id }),
    eq(of.kind === "customer" ? partner.isCustomer : partner.isVendor, true),
    of.status === null ? undefined : eq(partner.status, of.status),
    isFoundIn(of.keyword, partner.companyName, partner.name, partner.furiganaName),
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

export const countPartners = (of: PartnerQuery) => query((tx) => tx.query.$count(partner, matching(of)))

export const partnersPage = (of: PartnerQuery, rows: { readonly limit: number; readonly offset: number }) =>
  query((tx) =>
    tx.query.select().from(partner).where(matching(of)).orderBy(asc(partner.id)).limit(rows.limit).offset(rows.offset),
  )
