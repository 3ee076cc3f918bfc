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

/**
 * The answer of one statement of a pool outside the scopes, or a fault when none comes: the driver forgets whoever was
 * first in the queue of a connection that closes, and who waits without an end does nothing more for ever.
 */
export const inTime = async <A>(asked: PromiseLike<A>, millis = 3 * longestWaitMillis): Promise<A> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoConnection(`no answer within ${millis} ms`)), millis)
  })
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Who was forgotten in the queue is answered with a fault; a connection that comes after that goes straight back. */
const reserveInTime = async (pool: postgres.Sql) => {
  const asked = pool.reserve()
  try {
    return await inTime(asked, longestWaitMillis)
  } catch (fault) {
    asked.then(
      (sql) => sql.release(),
      () => undefined,
    )
    throw fault
  }
}

interface Connection {
  onclose: ((error: Error) => void) | null
}

export interface Reserved {
  readonly sql: postgres.ReservedSql
  /** Its transaction, which is on its way already: with it the connection is known and watched. */
  readonly begun: Promise<unknown>
  /** Why the connection is gone; nothing while it is there. */
  readonly lost: () => Error | undefined
  /**
   * Asks, or rejects with what the connection died of. The driver never answers what is sent between a socket's error
   * and its close; who waits for that would wait for ever.
   */
  readonly whileThere: <A>(ask: () => PromiseLike<A>) => Promise<A>
  /** When all that was asked by `whileThere` is answered, also what nobody waits for any more; at once when it is lost. */
  readonly answered: () => Promise<void>
  /** Back to the pool, which has already taken back a lost one. */
  readonly release: () => void
}

/**
 * Reserves a connection and begins on it at once: one that closed in between would be given to the next caller of the
 * pool, and the first one's `begin` would run in the other's transaction. `mode` is what follows `begin`.
 */
export const reserve = async (pool: postgres.Sql, mode = ""): Promise<Reserved> => {
  const sql = await reserveInTime(pool)
  let known: Connection | undefined
  let lost: Error | undefined
  const waiting = new Set<(fault: Error) => void>()
  const watched = {
    prepare: false,
    // How postgres.js's own begin learns its connection; an answer of true lets more statements follow at once.
    onexecute: (connection: Connection) => {
      known = connection
      connection.onclose = (error) => {
        lost = error
        for (const lose of waiting) lose(error)
      }
      return true
    },
  }
  const begun = sql.unsafe(`begin ${mode}`, [], watched).execute()
  begun.catch(() => {})
  const open = new Set<Promise<unknown>>()
  const whileThere: Reserved["whileThere"] = async (ask) => {
    if (lost !== undefined) throw lost
    // One promise of the whole reservation, raced by each statement, would keep every answer until its end.
    const { promise: gone, reject: lose } = Promise.withResolvers<never>()
    waiting.add(lose)
    // A query that is built and not a promise yet is sent once for each `then`.
    const asked = Promise.resolve(ask())
    open.add(asked)
    try {
      return await Promise.race([asked, gone])
    } finally {
      open.delete(asked)
      waiting.delete(lose)
    }
  }
  return {
    sql,
    begun,
    lost: () => lost,
    whileThere,
    answered: async () => {
      while (open.size > 0 && lost === undefined)
        await whileThere(() => Promise.allSettled(open)).catch(() => undefined)
    },
    release: () => {
      if (lost !== undefined) return
      if (known !== undefined) known.onclose = null
      sql.release()
    },
  }
}

/**
 * Takes back what was done on a reservation, after the last answer to what was asked of it.
 *
 * The driver sends a statement some microtasks after it is asked. One that was asked just before its fiber was interrupted
 * would follow the rollback, on a connection that belongs to somebody else by then; and where that statement is new to
 * the connection, the driver would hand the next one's answers to it and its rows to the next one.
 */
export const rollBack = async ({ answered, sql, whileThere }: Reserved): Promise<void> => {
  await answered()
  await whileThere(() => sql.unsafe("rollback")).catch(() => undefined)
}

/**
 * One transaction on a connection of its own, for a pool outside the scopes. The driver's own `begin` writes its
 * rollback also to a connection that is gone, and that ends the process (porsager/postgres#1208).
 */
export const inTransaction = async <A>(
  pool: postgres.Sql,
  body: (sql: postgres.ReservedSql) => Promise<A>,
  mode = "",
): Promise<A> => {
  const reserved = await reserve(pool, mode)
  const { begun, release, sql, whileThere } = reserved
  try {
    await begun
    const done = await whileThere(() => body(sql))
    await whileThere(() => sql.unsafe("commit"))
    return done
  } catch (fault) {
    await rollBack(reserved)
    throw fault
  } finally {
    release()
  }
}
