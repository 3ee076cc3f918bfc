/** SQL of requests, one at a time. */
import { and, eq, sql } from "drizzle-orm"
import { isAnyOf } from "#modules/kernel/database/any-of.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { RequestRow } from "../model.ts"
import { request } from "../tables.ts"

export type NewRequest = typeof request.$inferInsert
export type RequestPatch = Partial<Omit<RequestRow, "companyId" | "id" | "version">>

const byId = (companyId: number, id: number) => and(eq(request.companyId, companyId), eq(request.id, id))

export const requestById = (companyId: number, id: number) =>
  query(async (tx) => (await tx.query.select().from(request).where(byId(companyId, id)))[0])

/** Locked for the one who changes it. */
export const requestForUpdate = (companyId: number, id: number) =>
  query(async (tx) => (await tx.query.select().from(request).where(byId(companyId, id)).for("update"))[0])

export const requestsByIds = (companyId: number, ids: ReadonlyArray<number>) =>
  query((tx) =>
    tx.query
      .select()
      .from(request)
      .where(and(eq(request.companyId, companyId), isAnyOf(request.id, ids))),
  )

export const insertRequest = (row: NewRequest) =>
  query(async (tx) => (await tx.query.insert(request).values(row).returning())[0])

export const saveRequest = (companyId: number, id: number, next: RequestPatch) =>
  query(
    async (tx) =>
      (
        await tx.query
          .update(request)
          .set({ ...next, version: sql`${request.version} + 1` })
          .where(byId(companyId, id))
          .returning()
      )[0],
  )
