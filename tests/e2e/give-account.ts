/** An account for an address, by the founding path that no contract offers: until a person gets in by a link of his own. */
import { readFileSync } from "node:fs"
import { Effect, Layer } from "effect"
import { registerPerson } from "#modules/identity/index.ts"
import { productDatabase } from "#modules/kernel/database/roles.ts"
import { joinPostgres } from "#modules/kernel/postgres/embedded.ts"
import { writeAcross } from "#modules/kernel/write.ts"
import { services } from "#modules/server.ts"
import { e2eAddress } from "./address.ts"
import { password } from "./people.ts"

const [email = "", name = ""] = process.argv.slice(2)
const dataDir = readFileSync(e2eAddress.dataFolderNote, "utf8")

const program = Effect.gen(function* () {
  const { socket } = yield* joinPostgres(dataDir, "browser tests")
  const database = { kind: "embedded", socket, database: productDatabase } as const
  const context = yield* Layer.build(services({ database, dataDir }))
  const made = writeAcross(
    { reason: "an account of the browser tests", personId: null },
    registerPerson({ email, name, password }),
  )
  yield* Effect.provideContext(made, context)
})
await Effect.runPromise(Effect.scoped(program))
