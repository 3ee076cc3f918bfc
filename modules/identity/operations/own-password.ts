/** A signed-in person types his own password once more, before something that a found telephone must not do. */
import { Effect } from "effect"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { acrossCompanies } from "#modules/kernel/database/scope.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { personById } from "../repository/accounts.ts"
import { namesOfOwn } from "../rules/tries.ts"
import { giveTryBack, reserveTry } from "./reserve-try.ts"
import { passwordMatches } from "./secrets.ts"
import { type AccountTried, isStillSo } from "./still-so.ts"

const notTrue = refuse("Password_Not_True", [{ field: "password", message: "Password_Not_True" }])

/**
 * At the beginning of the write that his password was asked for. It was true when he typed it: where the account has changed
 * meanwhile, as by the same request sent twice, this fails with Update_Error.
 */
export const stillByOwnPassword = Effect.fn("Identity.stillByOwnPassword")(function* (person: AccountTried) {
  if (!(yield* isStillSo(person))) return yield* refuse("Update_Error")
})

/** The person, when it is his password. Fails with Password_Not_True, and Maximum_Request after ten wrong ones. */
export const byOwnPassword = Effect.fn("Identity.byOwnPassword")(function* (password: string) {
  const { personId } = yield* CurrentPerson
  const names = namesOfOwn(personId)
  yield* reserveTry(names)
  const person = yield* acrossCompanies("own password")(personById(personId))
  const matches = yield* passwordMatches(password, person?.passwordHash)
  if (!matches || person === undefined) return yield* notTrue
  yield* giveTryBack(names)
  return person
})
