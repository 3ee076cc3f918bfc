/** One of the platform's own people by his address: in whose name the command line acts. */
import { Effect } from "effect"
import { isSuperAdmin, personByEmail } from "#modules/identity/index.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { CommandRefused } from "../refusals.ts"

/** His number. Fails where nobody of the platform signs in by this address. */
export const platformOperator = Effect.fn("Cli.platformOperator")(function* (email: string) {
  const known = yield* acrossCompanies("who runs a command")(
    Effect.gen(function* () {
      const person = yield* personByEmail(email)
      return person !== undefined && (yield* isSuperAdmin(person.id)) ? person.id : undefined
    }),
  )
  if (known !== undefined) return known
  return yield* new CommandRefused({
    ja: `${email} は運営の担当者ではありません。tehai platform create で作れます。`,
    en: `${email} is none of the platform's people; tehai platform create makes one.`,
    exit: "usage",
  })
})
