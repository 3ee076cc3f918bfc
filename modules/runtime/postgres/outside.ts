/**
 * A PostgreSQL that someone else runs: checked before it is used, and given the roles that the product works under.
 *
 * One login with CREATEROLE is enough. The product's roles can't log in there; its pools take them at connection.
 */
import { Data, Effect } from "effect"
import postgres from "postgres"

export type AddressVariable = "DATABASE_URL" | "DATABASE_OWNER_URL"

export class DatabaseUnreachable extends Data.TaggedError("DatabaseUnreachable")<{
  readonly variable: AddressVariable
  /** The driver's or PostgreSQL's code: ECONNREFUSED, 28P01 … The text may repeat the password and isn't kept. */
  readonly code: string
}> {}

export class DatabaseTooOld extends Data.TaggedError("DatabaseTooOld")<{ readonly version: string }> {}

/** What its owner has to be given, as the statements or settings that give it. */
export class DatabaseRightsMissing extends Data.TaggedError("DatabaseRightsMissing")<{
  readonly lacks: ReadonlyArray<string>
}> {}

export type OutsideRefusal = DatabaseUnreachable | DatabaseTooOld | DatabaseRightsMissing

const oldest = 150_000
const workingRoles = ["tehai_app", "tehai_relay", "tehai_jobs"] as const
const extensions = ["btree_gist", "pg_trgm"] as const

const codeOf = (cause: unknown) =>
  cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : "UNKNOWN"

const connection = (url: string) =>
  Effect.acquireRelease(
    Effect.sync(() => postgres(url, { max: 1, connect_timeout: 5, onnotice: () => {} })),
    (sql) => Effect.promise(() => sql.end({ timeout: 1 })),
  )

const ask = <A>(variable: AddressVariable, question: () => PromiseLike<A>) =>
  Effect.tryPromise({
    try: async () => await question(),
    catch: (cause) => new DatabaseUnreachable({ variable, code: codeOf(cause) }),
  })

interface Facts {
  readonly version: number
  readonly name: string
  readonly database: string
  readonly isSuperuser: boolean
  readonly mayCreateRoles: boolean
  readonly mayCreate: boolean
}

const factsOf = (variable: AddressVariable, sql: postgres.Sql) =>
  ask(
    variable,
    () => sql<[Facts]>`
      select current_setting('server_version_num')::int as version, current_user as name,
        current_database() as database, rolsuper as "isSuperuser", rolcreaterole as "mayCreateRoles",
        has_database_privilege(current_database(), 'CREATE') as "mayCreate"
      from pg_roles where rolname = current_user`,
  ).pipe(Effect.map(([facts]) => facts))

interface Standing {
  readonly role: string
  readonly exists: boolean
  /** It would see every company's rows. */
  readonly isUnbound: boolean
  readonly isGranted: boolean
}

const standingOf = (sql: postgres.Sql, login: string) =>
  ask(
    "DATABASE_OWNER_URL",
    () => sql<Array<Standing>>`
      select role, rolname is not null as exists, coalesce(rolsuper or rolbypassrls, false) as "isUnbound",
        case when rolname is null then false else pg_has_role(${login}::name, rolname, 'MEMBER') end as "isGranted"
      from unnest(${sql.array([...workingRoles])}::text[]) as role left join pg_roles on rolname = role
      order by role`,
  )

const missingExtensions = (sql: postgres.Sql) =>
  ask(
    "DATABASE_OWNER_URL",
    () => sql<Array<{ name: string; isAvailable: boolean }>>`
      select name, exists (select from pg_available_extensions a where a.name = wanted.name) as "isAvailable"
      from unnest(${sql.array([...extensions])}::text[]) as wanted (name)
      where not exists (select from pg_extension where extname = wanted.name)`,
  )

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

const lacking = (
  owner: Facts,
  login: string,
  standings: ReadonlyArray<Standing>,
  wanted: ReadonlyArray<{ readonly name: string; readonly isAvailable: boolean }>,
) => {
  const me = quoted(owner.name)
  const mayManage = owner.isSuperuser || owner.mayCreateRoles
  return [
    ...(owner.mayCreate ? [] : [`grant create on database ${quoted(owner.database)} to ${me}`]),
    ...(mayManage || standings.every((one) => one.exists) ? [] : [`alter role ${me} createrole`]),
    ...standings.filter((one) => one.isUnbound).map((one) => `alter role ${one.role} nosuperuser nobypassrls`),
    ...standings
      .filter((one) => one.exists && !one.isGranted && !mayManage)
      .map((one) => `grant ${one.role} to ${quoted(login)}`),
    ...wanted.filter((one) => !one.isAvailable).map((one) => `install the extension ${one.name} (postgresql-contrib)`),
  ]
}

/** Asks both logins who they are. Fails with DatabaseUnreachable or DatabaseTooOld. */
const reached = Effect.fn("Kernel.reachOutside")(function* (url: string, owner: postgres.Sql) {
  const login = yield* Effect.scoped(Effect.flatMap(connection(url), (app) => factsOf("DATABASE_URL", app)))
  const facts = yield* factsOf("DATABASE_OWNER_URL", owner)
  for (const { version } of [login, facts])
    if (version < oldest) return yield* new DatabaseTooOld({ version: `${Math.floor(version / 10_000)}` })
  return { login, owner: facts }
})

/** Whether the database can be worked on, for who changes nothing there. Fails with DatabaseUnreachable or DatabaseTooOld. */
export const reachOutside = (url: string, ownerUrl: string) =>
  Effect.scoped(Effect.flatMap(connection(ownerUrl), (owner) => reached(url, owner)))

/**
 * Checks version and rights of an outside PostgreSQL, then makes the roles and extensions that are missing.
 *
 * Changes nothing unless everything can be made. Fails with an OutsideRefusal.
 */
export const prepareOutside = Effect.fn("Kernel.prepareOutside")(function* (url: string, ownerUrl: string) {
  const sql = yield* connection(ownerUrl)
  const { login, owner } = yield* reached(url, sql)
  const standings = yield* standingOf(sql, login.name)
  const wanted = yield* missingExtensions(sql)
  const lacks = lacking(owner, login.name, standings, wanted)
  if (lacks.length > 0) return yield* new DatabaseRightsMissing({ lacks })
  const statements = [
    ...standings.filter((one) => !one.exists).map((one) => `create role ${one.role} nologin noinherit`),
    ...standings.filter((one) => !one.isGranted).flatMap((one) => grants(one.role, login.name, owner.name)),
    ...wanted.map((one) => `create extension if not exists ${one.name}`),
    "create schema if not exists jobs authorization tehai_jobs",
  ]
  yield* ask("DATABASE_OWNER_URL", () => sql.begin((tx) => statements.map((statement) => tx.unsafe(statement))))
}, Effect.scoped)

/** Making a schema for a role needs membership in it, too. */
const grants = (role: string, login: string, owner: string) =>
  [...new Set([login, owner])].map((name) => `grant ${role} to ${quoted(name)}`)
