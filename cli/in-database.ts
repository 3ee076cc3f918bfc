/** What a command that works on the product's data runs in: the database for as long as it lasts, and the services. */
import { Effect, Layer, type Scope } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import type { Law } from "#modules/kernel/law/law.ts"
import { readSettings, type Settings } from "#modules/kernel/settings.ts"
import { services } from "#modules/server.ts"
import { joinDatabase, type OpenDatabase, upToDate } from "./database.ts"
import type { Refusal } from "./refusals.ts"
import { logsOf } from "./serve/logs.ts"

export type Services = Database | Keys | Law

/** Connections of one command. */
export interface Opened {
  readonly settings: Settings
  readonly database: OpenDatabase
}

/**
 * Runs a command on the database of the running server, else on one that is started for it; what is logged goes to
 * DATA_DIR/logs/command.log, so that stdout holds the answer alone.
 */
export const inDatabase = <A, E extends Refusal>(
  command: string,
  body: (opened: Opened) => Effect.Effect<A, E, Services | Scope.Scope>,
) =>
  Effect.gen(function* () {
    const settings = yield* readSettings()
    const opened = Effect.gen(function* () {
      const database = yield* joinDatabase(settings, command)
      // A server that answers has brought its database to this version already.
      if (database.serverUrl === undefined) yield* upToDate(database)
      const held = Layer.fresh(services({ database: database.address, dataDir: settings.dataDir }))
      return yield* Effect.provide(body({ settings, database }), held)
    })
    return yield* Effect.provide(Effect.scoped(opened), logsOf(false, settings.dataDir, "command"))
  })
