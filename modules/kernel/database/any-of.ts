/** A column is one of many ids, told in one parameter: a statement has room for 65,535, and a month has more punches. */
import { type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn } from "drizzle-orm/pg-core"

export const isAnyOf = (column: AnyPgColumn, ids: ReadonlyArray<number>): SQL =>
  sql`${column} = any(${`{${ids.join(",")}}`}::int[])`
