/**
 * A connection of one's own that knows whether it is still there.
 *
 * postgres.js neither fails a statement on a reserved connection that was closed meanwhile nor tells: the statement
 * hangs, the driver's write throws outside of every promise, and giving the connection back poisons the pool.
 */
import type postgres from "postgres"

/** Longer than any queue of a healthy pool: whoever waits longer was lost. */
const longestWaitMillis = 10_000

class NoConnection extends Error {
  readonly code = "CONNECT_TIMEOUT"
}

/** A connection that closes takes whoever was first in the queue with it, and postgres.js never answers him. */
const reserveInTime = (pool: postgres.Sql) =>
  new Promise<postgres.ReservedSql>((resolve, reject) => {
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      reject(new NoConnection(`no connection within ${longestWaitMillis} ms`))
    }, longestWaitMillis)
    pool.reserve().then((sql) => {
      clearTimeout(timer)
      if (isLate) sql.release()
      else resolve(sql)
    }, reject)
  })

interface Connection {
  onclose: ((error: Error) => void) | null
}

export interface Reserved {
  readonly sql: postgres.ReservedSql
  /** Must be the first statement: with it the connection is known and watched. */
  readonly begin: () => postgres.PendingQuery<Array<postgres.Row>>
  /** Why the connection is gone; nothing while it is there. */
  readonly lost: () => Error | undefined
  /** Back to the pool, which has already taken back a lost one. */
  readonly release: () => void
}

export const reserve = async (pool: postgres.Sql): Promise<Reserved> => {
  const sql = await reserveInTime(pool)
  let known: Connection | undefined
  let lost: Error | undefined
  const watched = {
    prepare: false,
    // How postgres.js's own begin learns its connection; an answer of true lets more statements follow at once.
    onexecute: (connection: Connection) => {
      known = connection
      connection.onclose = (error) => {
        lost = error
      }
      return true
    },
  }
  return {
    sql,
    begin: () => sql.unsafe("begin", [], watched),
    lost: () => lost,
    release: () => {
      if (lost !== undefined) return
      if (known !== undefined) known.onclose = null
      sql.release()
    },
  }
}
