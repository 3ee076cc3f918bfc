/** What a command that works on the product's data runs in: the database for as long as it lasts, and the services. */
import { Effect, Layer, type Scope } from "effect"
import type { Database } from "#modules/kernel/database/scope.ts"
import type { Keys } from "#modules/kernel/keys.ts"
import type { Law } from "#modules/kernel/law/law.ts"
import { readSettings, type Settings } from "#modules/runtime/settings/settings.ts"
import { services } from "#modules/server.ts"
import { asItIs, isOfThisVersion, joinDatabase, type OpenDatabase, standingFolder, upToDate } from "./database.ts"
import { CommandRefused, type Refusal } from "./refusals.ts"
import { logsOf } from "./serve/logs.ts"

export type Services = Database | Keys | Law

/** Connections of one command. */
export interface Opened {
  readonly settings: Settings
  readonly database: OpenDatabase
}

type Body<A, E> = (opened: Opened) => Effect.Effect<A, E, Services | Scope.Scope>
type Preparing = (opened: Opened) => Effect.Effect<unknown, Refusal>

/** What is logged goes to DATA_DIR/logs/command.log, so that stdout holds the answer alone. */
const opening = <A, E extends Refusal>(settings: Settings, command: string, preparing: Preparing, body: Body<A, E>) => {
  const opened = Effect.gen(function* () {
    const database = yield* joinDatabase(settings, command)
    yield* preparing({ settings, database })
    const held = Layer.fresh(services({ ...settings, database: database.address }))
    return yield* Effect.provide(body({ settings, database }), held)
  })
  return Effect.provide(Effect.scoped(opened), logsOf(false, settings.dataDir, "command"))
}

/**
 * Runs a command on what is there: on the running server's database, else on one that is started for it. Makes no data
 * folder and migrates nothing. Fails with DataFolderMissing, DatabaseBehind or AuditKeyOfAnother, too.
 */
export const inDatabase = <A, E extends Refusal>(command: string, body: Body<A, E>) =>
  Effect.gen(function* () {
    const settings = yield* readSettings()
    yield* standingFolder(settings)
    return yield* opening(settings, command, (opened) => asItIs(opened.database, settings), body)
  })

/** As inDatabase, for a command that may be the first one ever: it makes and migrates what is missing. */
export const inFirstDatabase = <A, E extends Refusal>(command: string, body: Body<A, E>) =>
  Effect.gen(function* () {
    const settings = yield* readSettings()
    // A server that answers has brought its database to this version already.
    const preparing = ({ database }: Opened) =>
      database.serverUrl === undefined ? upToDate(database, settings) : asItIs(database, settings)
    return yield* opening(settings, command, preparing, body)
  })

/** As inDatabase, for the change of the key itself: by whichever key the audit was signed, and with nobody beside it. */
export const aloneInDatabase = <A, E extends Refusal>(command: string, body: Body<A, E>) =>
  Effect.gen(function* () {
    const settings = yield* readSettings()
    yield* standingFolder(settings)
    const preparing = ({ database }: Opened) =>
      database.serverUrl === undefined && database.isOwn ? isOfThisVersion(database) : Effect.fail(notAlone)
    return yield* opening(settings, command, preparing, body)
  })

const notAlone = new CommandRefused({
  ja: "サーバーか別のコマンドが動いています。すべて終えてから実行してください。",
  en: "A server or another command is at work: end them first.",
  exit: "inUse",
})
