/** Connections to PostgreSQL: where it is, as which role, how values are read. */
import { Cause, Effect } from "effect"
import postgres from "postgres"

/** The embedded server's socket folder, or the addresses of an outside PostgreSQL. */
export type DatabaseAddress =
  | { readonly kind: "embedded"; readonly socket: string; readonly database: string }
  | { readonly kind: "outside"; readonly url: string; readonly ownerUrl: string }

export type Role = "tehai_owner" | "tehai_app" | "tehai_relay" | "tehai_jobs"

/** Instants leave the database as ISO 8601 in UTC, days as YYYY-MM-DD: the wire's spelling. */
const instant = {
  to: 1184,
  from: [1184],
  serialize: (value: unknown) => (value instanceof Date ? value.toISOString() : String(value)),
  parse: (text: string) => isoInstant(text),
}
const day = { to: 1082, from: [1082], serialize: (value: string) => value, parse: (text: string) => text }

/** The usual text of a session in UTC needs no calendar: "2026-10-05 08:00:00+00", with up to six decimals. */
const inUtc = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?\+00$/

export const isoInstant = (text: string) =>
  inUtc.test(text)
    ? `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, -3).slice(0, 3).padEnd(3, "0")}Z`
    : new Date(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")).toISOString()

/**
 * drizzle replaces the pool's parsers with its own when it is built; ours are put back,
 * so that every query of the product reads instants alike.
 */
export const keepParsers = (sql: { readonly options: postgres.ParsedOptions }) => {
  sql.options.parsers[1184] = instant.parse
  sql.options.parsers[1082] = day.parse
}

/** A pool as one of the four roles; closed with its scope. */
export const connect = (
  address: DatabaseAddress,
  role: Role,
  max: number,
  more: { readonly max_lifetime?: number | null; readonly idle_timeout?: number } = {},
) =>
  Effect.acquireRelease(
    Effect.sync(() => {
      const options = {
        ...more,
        max,
        onnotice: () => {},
        types: { instant, day },
        connection: { application_name: role },
      }
      if (address.kind === "embedded")
        return postgres({ ...options, host: address.socket, username: role, database: address.database })
      const url = role === "tehai_owner" ? address.ownerUrl : address.url
      const takesRole = role !== "tehai_owner" && new URL(url).username !== role
      return postgres(url, takesRole ? { ...options, connection: { ...options.connection, role } } : options)
    }),
    (sql) => Effect.promise(() => sql.end({ timeout: 2 })),
  )

/** What the driver and PostgreSQL say while the server is away, coming back, or out of connections, memory or disk. */
const awayCodes = /^(CONNECT|CONNECTION_|ECONN|ENOENT|EPIPE|57P0[123]|08|53)/

/** Whether a fault is the driver's word that PostgreSQL can't be asked now; drizzle wraps that word. */
export const saysAway = (fault: unknown): boolean =>
  fault instanceof Error &&
  (("code" in fault && awayCodes.test(String(fault.code))) || (fault.cause !== undefined && saysAway(fault.cause)))

/**
 * Keeps this process alive when a connection dies while it is being made: the driver then rejects a promise that it has
 * thrown away itself (porsager/postgres#1192). Who waits for that connection is told; any other unhandled rejection ends
 * the process as it always does.
 */
export const outliveLostConnections = () =>
  process.on("unhandledRejection", (reason) => {
    if (!saysAway(reason)) throw reason
  })

/** A fault that goes away by itself once PostgreSQL is back: the caller may try again. */
export const isDatabaseAway = (cause: Cause.Cause<unknown>): boolean =>
  cause.reasons.some((reason) => Cause.isDieReason(reason) && saysAway(reason.defect))
