/** SQL of what people wrote to the platform; only reached in its name. */
import { count, desc, eq } from "drizzle-orm"
import { isFoundIn } from "#modules/kernel/database/found.ts"
import { query } from "#modules/kernel/database/scope.ts"
import type { Page } from "#modules/kernel/paging.ts"
import { entry } from "./tables.ts"

export type EntryRow = typeof entry.$inferSelect

/** Undefined where its key has come before. */
export const insertEntry = (row: typeof entry.$inferInsert) =>
  query(async (tx) => (await tx.query.insert(entry).values(row).onConflictDoNothing().returning())[0])

export const entryByKey = (key: string) =>
  query(async (tx) => (await tx.query.select().from(entry).where(eq(entry.key, key)))[0])

const wanted = (keyword: string) => isFoundIn(keyword, entry.companyName, entry.name, entry.email, entry.note)

/** The newest first. */
export const entries = (keyword: string, { limit, offset }: Page) =>
  query((tx) =>
    tx.query.select().from(entry).where(wanted(keyword)).orderBy(desc(entry.id)).offset(offset).limit(limit),
  )

export const countEntries = (keyword: string) =>
  query(async (tx) => (await tx.query.select({ n: count() }).from(entry).where(wanted(keyword)))[0]?.n ?? 0)
