/** Tables as streams of bytes: PostgreSQL's own binary COPY, out and in. */
import { createHash } from "node:crypto"
import type { Readable, Writable } from "node:stream"
import type postgres from "postgres"
import type { StoredTable } from "./catalogue.ts"

const listed = ({ columns, name }: StoredTable) => `${name} (${columns.map((column) => `"${column}"`).join(", ")})`

/** All rows of one moment. */
export const inSnapshot = <A>(owner: postgres.Sql, body: (sql: postgres.TransactionSql) => Promise<A>) =>
  owner.begin("isolation level repeatable read read only", body)

/** Rows come as they lie: no index, no second worker and no scan under way may change their order. */
export const asTheyLie = async (sql: postgres.TransactionSql) => {
  const settings = ["synchronize_seqscans", "enable_indexscan", "enable_indexonlyscan", "enable_bitmapscan"]
  for (const name of settings) await sql.unsafe(`set local ${name} = off`)
  await sql.unsafe("set local max_parallel_workers_per_gather = 0")
}

/** Lets what is left of a copy through to nobody, until the driver says that it has ended or that its connection has. */
const letThrough = (rows: Readable) =>
  new Promise<void>((resolve) => {
    rows.push = (row) => {
      if (row === null) resolve()
      return true
    }
    rows.destroy = () => {
      resolve()
      return rows
    }
    rows._read(0)
  })

/**
 * The rows of a table, each in a piece of its own.
 *
 * The driver stops its socket at a row that is more than a stream holds, and goes on when more is asked for. Of the last
 * row nothing more is, and who gives up asks no more at all: the connection would answer nothing any more.
 */
export async function* copyOut(sql: postgres.TransactionSql, table: StoredTable): AsyncGenerator<Buffer> {
  const rows = await sql.unsafe(`copy ${listed(table)} to stdout (format binary)`).readable()
  try {
    for await (const row of rows) yield row
  } finally {
    if (rows.readableEnded) rows._read(0)
    else await letThrough(rows)
  }
}

/** The checksum of what a table holds. */
export const checksumOf = async (sql: postgres.TransactionSql, table: StoredTable): Promise<string> => {
  const hash = createHash("sha256")
  for await (const row of copyOut(sql, table)) hash.update(row)
  return hash.digest("hex")
}

export interface CopyIn {
  readonly write: (piece: Buffer) => Promise<void>
  /** Rejects when PostgreSQL refused a row. */
  readonly end: () => Promise<void>
  /** Gives up what was written, so that the connection takes statements again, and waits until PostgreSQL has said so. */
  readonly abort: () => Promise<void>
}

const written = (to: Writable, piece: Buffer) =>
  new Promise<void>((resolve, reject) => {
    to.write(piece, (fault) => (fault == null ? resolve() : reject(fault)))
  })

/** Fills a table that this transaction has made, so its rows are frozen as they come. */
export const copyIn = async (sql: postgres.TransactionSql, table: StoredTable): Promise<CopyIn> => {
  const rows = await sql.unsafe(`copy ${listed(table)} from stdin (format binary, freeze)`).writable()
  let fault: Error | undefined
  rows.on("error", (said: Error) => {
    fault = said
  })
  return {
    write: async (piece) => {
      if (fault !== undefined) throw fault
      await written(rows, piece)
    },
    end: async () => {
      rows.end()
      await new Promise((resolve) => setImmediate(resolve))
      // postgres.js tells nobody of a refusal that comes after the last byte; the transaction knows of it.
      await sql.unsafe("select 1")
    },
    abort: async () => {
      if (rows.closed) return
      const closed = new Promise((resolve) => rows.once("close", resolve))
      rows.destroy(new Error("given up"))
      await closed
    },
  }
}
