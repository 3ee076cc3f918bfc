/**
 * Rows by COPY, in the application's own role.
 *
 * PostgreSQL refuses COPY into a table with row-level security, so rows are copied into a table of the transaction and
 * inserted from there by one statement, past no policy and no constraint.
 */
import type { Hash } from "node:crypto"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { Sql } from "#modules/kernel/database/scope.ts"
import type { Rows } from "../plan/rows.ts"

const pieceLength = 65_536

interface Copied {
  rows: number
}

/** Lines in pieces worth a write, noted in the digest as they go. */
const piecesOf = function* ({ lines }: Rows, digest: Hash, copied: Copied) {
  let piece = ""
  const taken = () => {
    const buffer = Buffer.from(piece)
    digest.update(buffer)
    piece = ""
    return buffer
  }
  for (const line of lines) {
    piece += line
    for (let at = line.indexOf("\n"); at >= 0; at = line.indexOf("\n", at + 1)) copied.rows += 1
    if (piece.length >= pieceLength) yield taken()
  }
  if (piece !== "") yield taken()
}

const hasCompany = (table: string) => table !== "identity.person"

/** Writes the rows into the open transaction of this company; gives how many. */
export const copyRows = async (sql: Sql, companyId: number, rows: Rows, digest: Hash): Promise<number> => {
  const columns = rows.columns.join(", ")
  const copied: Copied = { rows: 0 }
  digest.update(`${rows.table} (${columns})\n`)
  await sql.unsafe(`create temporary table seeded on commit drop as select ${columns} from ${rows.table} with no data`)
  const writable = await sql.unsafe(`copy seeded (${columns}) from stdin`).writable()
  await pipeline(Readable.from(piecesOf(rows, digest, copied)), writable)
  const [into, from] = hasCompany(rows.table)
    ? [`company_id, ${columns}`, `${companyId}, ${columns}`]
    : [columns, columns]
  await sql.unsafe(`insert into ${rows.table} (${into}) overriding system value select ${from} from seeded`)
  await sql.unsafe("drop table seeded")
  return copied.rows
}
