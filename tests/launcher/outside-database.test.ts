import { Effect } from "effect"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { connect } from "#modules/kernel/database/connect.ts"
import { prepareOutside } from "#modules/runtime/postgres/outside.ts"
import { freePort } from "../kernel/free-port.ts"
import { aFolder } from "../kernel/leftovers.ts"
import { aServer, statusOf, tehai } from "./launched.ts"
import { anOutsideDatabase, type OutsideDatabase } from "./outside-database.ts"

describe("an outside PostgreSQL", () => {
  let outside: OutsideDatabase
  const prepare = (app: string, owner = app) => Effect.runPromise(Effect.result(prepareOutside(app, owner)))
  const refused = async (app: string, owner = app) => {
    const outcome = await prepare(app, owner)
    return outcome._tag === "Failure" ? outcome.failure : undefined
  }
  const run = (statements: ReadonlyArray<string>) =>
    Promise.all(statements.map((statement) => outside.superuser.unsafe(statement)))

  beforeAll(async () => {
    outside = await anOutsideDatabase()
    await run(["create role lender login", "create database lent"])
  })
  afterAll(() => outside.end())

  test("a login without rights hears which statements give them, and nothing was changed", async () => {
    const url = outside.urlOf("lender", "lent")
    expect(await refused(url)).toMatchObject({
      _tag: "DatabaseRightsMissing",
      lacks: ['grant create on database "lent" to "lender"', 'alter role "lender" createrole'],
    })
    expect(await outside.superuser`select from pg_roles where rolname = 'tehai_app'`).toHaveLength(0)
  })

  test("`tehai migrate` says the same in one sentence", async () => {
    const migrate = tehai(["migrate"], { DATA_DIR: aFolder(), DATABASE_URL: outside.urlOf("lender", "lent") })
    expect(await migrate.ended).toBe(6)
    expect(migrate.errors()).toContain(
      '管理者が次を実行してください: grant create on database "lent" to "lender"; alter',
    )
  })

  test("a login that isn't known, or a database that isn't there, is named by its setting", async () => {
    expect(await refused(outside.urlOf("stranger", "lent"))).toMatchObject({ variable: "DATABASE_URL", code: "28000" })
    const owner = outside.urlOf("lender", "missing")
    expect(await refused(outside.urlOf("lender", "lent"), owner)).toMatchObject({
      variable: "DATABASE_OWNER_URL",
      code: "3D000",
    })
  })

  test("with those rights the product runs there, under roles that can't log in or see past a company", async () => {
    const lacks = await refused(outside.urlOf("lender", "lent"))
    if (lacks?._tag === "DatabaseRightsMissing") await run(lacks.lacks)
    const url = outside.urlOf("lender", "lent")
    const server = await aServer({ DATA_DIR: aFolder(), DATABASE_URL: url, PORT: String(await freePort()) })
    expect(await statusOf(server.url)).toBe(401)
    server.signal("SIGTERM")
    expect(await server.ended).toBe(0)
    expect(
      await outside.superuser`
        select rolname, rolcanlogin, rolsuper, rolbypassrls from pg_roles where rolname like 'tehai\_%'
        and rolname <> 'tehai_super' order by rolname`,
    ).toEqual(
      ["tehai_app", "tehai_jobs", "tehai_relay"].map((rolname) => ({
        rolname,
        rolcanlogin: false,
        rolsuper: false,
        rolbypassrls: false,
      })),
    )
  })

  test("requests run as the app's role and see no company's rows without saying which", async () => {
    const url = outside.urlOf("lender", "lent")
    await Effect.runPromise(
      Effect.scoped(
        Effect.gen(function* () {
          const app = yield* connect({ kind: "outside", url, ownerUrl: url }, "tehai_app", 1)
          const owner = yield* connect({ kind: "outside", url, ownerUrl: url }, "tehai_owner", 1)
          yield* Effect.promise(() => owner`insert into companies.company (name) values ('見本')`)
          const [who] = yield* Effect.promise(() => app`select current_user as name`)
          const seen = yield* Effect.promise(() => app`select name from companies.company`)
          expect([who?.name, seen.length]).toEqual(["tehai_app", 0])
        }),
      ),
    )
  })

  test("preparing it again changes nothing", async () => {
    const url = outside.urlOf("lender", "lent")
    expect(await refused(url)).toBeUndefined()
  })

  test("a role that sees past companies is refused", async () => {
    await run(["alter role tehai_app bypassrls"])
    expect(await refused(outside.urlOf("lender", "lent"))).toMatchObject({
      lacks: ["alter role tehai_app nosuperuser nobypassrls"],
    })
  })
})
