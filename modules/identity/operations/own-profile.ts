/** A person's own account as he sees it above all companies. */
import { Effect } from "effect"
import { CurrentPerson } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import { isSuperAdmin, personById, personForUpdate, savePerson } from "../repository/accounts.ts"

export const ownAccount = Effect.fn("Identity.ownAccount")(function* () {
  const { personId } = yield* CurrentPerson
  const person = (yield* personById(personId)) ?? (yield* refuse("User_Not_Exist"))
  const { email, language, name, textPercent, theme } = person
  return { id: personId, name, email, language, textPercent, theme, isSuperAdmin: yield* isSuperAdmin(personId) }
})

export const renameOwnAccount = Effect.fn("Identity.renameOwnAccount")(function* (name: string) {
  const { personId } = yield* CurrentPerson
  const before = (yield* personForUpdate(personId)) ?? (yield* refuse("User_Not_Exist"))
  yield* savePerson(personId, { name })
  yield* tell({
    action: "person.rename",
    subject: `person:${personId}`,
    before: { name: before.name },
    after: { name },
  })
  return yield* ownAccount()
})
