/** The four login roles and the product's database, made once by the embedded server's superuser. */
import { Duration, Effect, Schedule } from "effect"
import postgres from "postgres"
import type { Role } from "../../kernel/database/connect.ts"
import { superuser } from "../postgres/cluster.ts"

export const roles: ReadonlyArray<Role> = ["tehai_owner", "tehai_app", "tehai_relay", "tehai_jobs"]
export const productDatabase = "tehai"

const asSuperuser = (socket: string, database: string) =>
  Effect.acquireRelease(
    Effect.sync(() => postgres({ host: socket, username: superuser, database, max: 1, onnotice: () => {} })),
    (sql) => Effect.promise(() => sql.end({ timeout: 2 })),
  )

/** A PostgreSQL that is adopted reads only in a moment that the superuser is let in again. */
const letIn = { schedule: Schedule.spaced(Duration.millis(100)), times: 50 }

/** Makes what is missing; running it again changes nothing. */
export const prepareDatabase = Effect.fn("Kernel.prepareDatabase")(function* (
  socket: string,
  database: string = productDatabase,
) {
  const admin = yield* asSuperuser(socket, "postgres")
  yield* Effect.retry(
    Effect.tryPromise(() => admin`select 1`),
    letIn,
  ).pipe(Effect.orDie)
  yield* Effect.promise(async () => {
    for (const role of roles) {
      const [known] = await admin`select 1 from pg_roles where rolname = ${role}`
      if (!known) await admin.unsafe(`create role ${role} login nosuperuser nobypassrls noinherit`)
    }
    const [known] = await admin`select 1 from pg_database where datname = ${database}`
    if (!known) await admin.unsafe(`create database ${database} owner tehai_owner`)
  })
  const inside = yield* asSuperuser(socket, database)
  yield* Effect.promise(() =>
    inside.unsafe(
      `create extension if not exists btree_gist;
       create extension if not exists pg_trgm;
       revoke all on schema public from public;
       create schema if not exists jobs authorization tehai_jobs;
       alter role tehai_jobs set search_path = jobs`,
    ),
  )
}, Effect.scoped)

/** Runs one statement as the superuser of the embedded server; for tests that clone databases. */
export const administer = Effect.fn("Kernel.administer")(function* (socket: string, statement: string) {
  const admin = yield* asSuperuser(socket, "postgres")
  yield* Effect.promise(() => admin.unsafe(statement))
}, Effect.scoped)
