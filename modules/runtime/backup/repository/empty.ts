/** Whether a database may be restored into: nobody works on it, and nothing stands in it. */
import type postgres from "postgres"
import { DatabaseInUse, DatabaseNotEmpty } from "../errors.ts"
import { otherSessions, rowsOf, tablesIn } from "./catalogue.ts"

/** Throws DatabaseInUse. */
export const refuseInUse = async (sql: postgres.TransactionSql) => {
  const sessions = await otherSessions(sql)
  if (sessions > 0) throw new DatabaseInUse({ sessions })
}

/** What migrations and a start write before anybody has done anything. */
const writtenByStart: ReadonlySet<string> = new Set(["kernel.audit_key", "companies.plan"])

/** Throws DatabaseNotEmpty, which names every table with rows. */
export const refuseRows = async (sql: postgres.TransactionSql, schemas: ReadonlyArray<string>) => {
  const holds: Array<{ table: string; rows: number }> = []
  for (const { name } of await tablesIn(sql, schemas)) {
    if (writtenByStart.has(name)) continue
    const rows = await rowsOf(sql, name)
    if (rows > 0) holds.push({ table: name, rows })
  }
  if (holds.length > 0) throw new DatabaseNotEmpty({ holds })
}
