/** SQL of imports. */
import { and, desc, eq, gte, sql } from "drizzle-orm"
import type { Instant } from "#modules/kernel/civil-day.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { ImportKind } from "./codes.ts"
import { importRun, mapping } from "./tables.ts"

export type ImportRow = typeof importRun.$inferSelect
export type KeptMappingRow = typeof mapping.$inferSelect

export const insertImport = (row: typeof importRun.$inferInsert) =>
  query(async (tx) => (await tx.query.insert(importRun).values(row).returning())[0])

/** Newest first. */
export const importsSince = (companyId: number, kind: ImportKind, since: Instant) =>
  query((tx) =>
    tx.query
      .select()
      .from(importRun)
      .where(and(eq(importRun.companyId, companyId), eq(importRun.kind, kind), gte(importRun.madeAt, since)))
      .orderBy(desc(importRun.madeAt), desc(importRun.id)),
  )

/** Locked for the one who takes it back. */
export const importForUpdate = (companyId: number, id: number) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(importRun)
          .where(and(eq(importRun.companyId, companyId), eq(importRun.id, id)))
          .for("update")
      )[0],
  )

export const saveUndone = (companyId: number, id: number, next: Pick<ImportRow, "leftIds" | "undoneAt">) =>
  query((tx) =>
    tx.query
      .update(importRun)
      .set({ ...next, version: sql`${importRun.version} + 1` })
      .where(and(eq(importRun.companyId, companyId), eq(importRun.id, id))),
  )

export const keptMapping = (companyId: number, kind: ImportKind) =>
  query(
    async (tx) =>
      (
        await tx.query
          .select()
          .from(mapping)
          .where(and(eq(mapping.companyId, companyId), eq(mapping.kind, kind)))
      )[0],
  )

export const saveMapping = (row: KeptMappingRow) =>
  query((tx) =>
    tx.query
      .insert(mapping)
      .values(row)
      .onConflictDoUpdate({
        target: [mapping.companyId, mapping.kind],
        set: { mapping: row.mapping, madeBy: row.madeBy, madeAt: row.madeAt },
      }),
  )
