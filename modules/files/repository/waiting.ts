/** SQL of what people give before their company exists: their own rows, and the relay's sweep over all of them. */
import { and, count, eq, inArray, isNull } from "drizzle-orm"
import type postgres from "postgres"
import { query } from "#modules/kernel/database/scope.ts"
import { waiting } from "../tables.ts"
import type { DroppedFile } from "./dropped.ts"

export type WaitingFile = Omit<typeof waiting.$inferSelect, "droppedAt">

export const insertWaiting = (row: WaitingFile) => query((tx) => tx.query.insert(waiting).values(row))

export const countWaiting = (personId: number) =>
  query(
    async (tx) =>
      (await tx.query.select({ count: count() }).from(waiting).where(eq(waiting.personId, personId)))[0]?.count ?? 0,
  )

/** Takes these out, for the row that takes them up. */
export const takeWaiting = (personId: number, ids: ReadonlyArray<string>) =>
  query((tx) =>
    tx.query
      .delete(waiting)
      .where(and(eq(waiting.personId, personId), inArray(waiting.id, [...ids]), isNull(waiting.droppedAt)))
      .returning(),
  )

/** Marks what nobody took up; from then on nobody can. */
export const dropWaiting = (relay: postgres.Sql, before: string, at: string, atMost: number) => relay`
  update files.waiting set dropped_at = ${at}::timestamptz where id in (
    select id from files.waiting where dropped_at is null and given_at < ${before}::timestamptz
    limit ${atMost}::int for update skip locked)`

export const droppedWaiting = async (relay: postgres.Sql, atMost: number) => [
  ...(await relay<Array<Pick<DroppedFile, "id" | "kind">>>`
    select id, kind from files.waiting where dropped_at is not null limit ${atMost}::int`),
]

export const forgetWaiting = (relay: postgres.Sql, id: string) => relay`
  delete from files.waiting where id = ${id}::uuid and dropped_at is not null`
