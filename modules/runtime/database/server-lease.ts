/**
 * That a server runs on a database, told by the database: a lock that ends with the server's connection, so it can't go
 * stale, and the server's address in that connection's name. Folders of two machines know nothing of each other.
 */
import { Duration, Effect, Schedule } from "effect"
import { connect, type DatabaseAddress } from "../../kernel/database/connect.ts"
import { inTime } from "../../kernel/database/reserve.ts"

const lease = 727_274
const word = "tehai serve "
/** PostgreSQL keeps 63 bytes of a connection's name. */
const named = (url: string) => `${word}${url}`.slice(0, 63)
const lookAgain = Duration.seconds(2)

/** Says until the scope closes that a server runs at `url`; says it again after a lost connection. */
export const announceServer = Effect.fn("Kernel.announceServer")(function* (address: DatabaseAddress, url: string) {
  const sql = yield* connect(address, "tehai_app", 1, { max_lifetime: null, idle_timeout: 0 })
  const held = Effect.tryPromise(() =>
    inTime(sql`
      select set_config('application_name', ${named(url)}, false), case when exists (
        select from pg_locks where pid = pg_backend_pid() and locktype = 'advisory' and objid = ${lease})
        then true else pg_try_advisory_lock_shared(${lease}) end`),
  )
  yield* Effect.ignore(held)
  yield* Effect.forkScoped(Effect.repeat(Effect.ignore(held), Schedule.spaced(lookAgain)))
})

/** Where a server of this database can be reached, as far as its name has room; undefined when none runs. */
export const serverOf = Effect.fn("Kernel.serverOf")(function* (address: DatabaseAddress) {
  // The owner: before the first start there is no other role.
  const sql = yield* connect(address, "tehai_owner", 1)
  const [server] = yield* Effect.promise(
    () => sql<Array<{ name: string }>>`
      select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = ${lease} and granted
        and pg_locks.database = (select oid from pg_database where datname = current_database()) limit 1`,
  )
  return server?.name.slice(word.length)
}, Effect.scoped)
