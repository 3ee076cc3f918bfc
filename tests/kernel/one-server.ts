/** One PostgreSQL for the whole run, and a migrated template that each test file clones. */
import { chmodSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Effect, Exit, Scope } from "effect"
import type { TestProject } from "vitest/node"
import { connect } from "#modules/kernel/database/connect.ts"
import { migrate } from "#modules/runtime/database/migrate.ts"
import { administer, prepareDatabase } from "#modules/runtime/database/roles.ts"
import { ownPostgres } from "#modules/runtime/postgres/embedded.ts"
import { prepareOutsideTemplate } from "./outside.ts"

declare module "vitest" {
  export interface ProvidedContext {
    socket: string
    dataDir: string
    /** Set by DATABASE_URL: the product of the tests runs on that PostgreSQL; only launcher and engine need ours. */
    outside: string
  }
}

const template = "template_product"

export default async (project: TestProject) => {
  const dataDir = mkdtempSync(join(tmpdir(), "tehai-test-"))
  // mkdtemp makes 0700, which the account that runs PostgreSQL for root can't enter.
  chmodSync(dataDir, 0o755)
  const scope = await Effect.runPromise(Scope.make())
  const socket = await Effect.runPromise(
    Effect.gen(function* () {
      const server = yield* ownPostgres(dataDir, "tests")
      // Nobody cuts this machine's power for a test; what survives a kill of PostgreSQL is tested on servers of its own.
      for (const statement of ["alter system set fsync = off", "select pg_reload_conf()"])
        yield* administer(server.socket, statement)
      yield* prepareDatabase(server.socket, template)
      const address = { kind: "embedded", socket: server.socket, database: template } as const
      yield* Effect.scoped(Effect.flatMap(connect(address, "tehai_owner", 1), migrate))
      yield* administer(server.socket, `alter database ${template} is_template true`)
      return server.socket
    }).pipe(Scope.provide(scope)),
  )
  project.provide("socket", socket)
  const outside = process.env.DATABASE_URL ?? ""
  if (outside !== "") await Effect.runPromise(prepareOutsideTemplate(outside))
  project.provide("outside", outside)
  project.provide("dataDir", dataDir)
  return async () => {
    await Effect.runPromise(Scope.close(scope, Exit.void))
    rmSync(dataDir, { recursive: true, force: true })
  }
}
