/** A signed-in person changes his name and password; every other sign-in of his ends with the old one. */
import { Effect } from "effect"
import { RequestId } from "#modules/kernel/http/request-id.ts"
import { linkTo } from "#modules/kernel/public-url.ts"
import { tell, writeAcross } from "#modules/kernel/write.ts"
import { passwordChangedMail } from "../mail/password-changed.ts"
import { type PersonRow, savePerson } from "../repository/accounts.ts"
import { useUpPasswordLinks } from "../repository/password-links.ts"
import { familyOfAccess } from "../repository/sessions.ts"
import { refuseGuessable } from "./guessable.ts"
import { moments } from "./moments.ts"
import { mailAboutAccount } from "./own-mail.ts"
import { byOwnPassword, stillByOwnPassword } from "./own-password.ts"
import { hashPassword, tokenHash } from "./secrets.ts"
import { endSignInsOf } from "./sessions.ts"

export interface ChangeOfPassword {
  readonly password: string
  readonly newPassword: string
  readonly name?: string | undefined
}

/** Tells the owner of the account, wherever the change came from. */
export const tellPasswordChanged = Effect.fn("Identity.tellPasswordChanged")(function* (
  person: Pick<PersonRow, "email" | "id" | "language" | "name">,
) {
  const { email, id, language, name } = person
  yield* mailAboutAccount({
    kind: "passwordChanged",
    to: { email, id, name },
    language,
    content: passwordChangedMail(language, { name, url: yield* linkTo("/forgot-password") }),
  })
})

/** The sign-in of `accessToken` goes on. Fails with Password_Not_True, Maximum_Request, Update_Error, Invalid_Input (guessable). */
export const changePassword = Effect.fn("Identity.changePassword")(function* (
  given: ChangeOfPassword,
  accessToken: string,
) {
  const person = yield* byOwnPassword(given.password)
  yield* refuseGuessable(given.newPassword, person.email, "newPassword")
  const passwordHash = yield* hashPassword(given.newPassword)
  const name = given.name ?? person.name
  const changing = Effect.gen(function* () {
    yield* stillByOwnPassword(person)
    const { now } = yield* moments(0)
    yield* savePerson(person.id, { passwordHash, name })
    yield* useUpPasswordLinks(person.id, now)
    yield* endSignInsOf(person.id, now, yield* familyOfAccess(tokenHash(accessToken)))
    yield* tellPasswordChanged({ ...person, name })
    yield* tell({
      action: "person.changePassword",
      subject: `person:${person.id}`,
      before: { name: person.name },
      after: { name },
    })
  })
  yield* writeAcross({ reason: "change of password", personId: person.id, requestId: yield* RequestId }, changing)
  return {}
})
