/** The account of a person above all companies: made, read, and how it likes the screen. */
import { Effect } from "effect"
import { CurrentPerson, type Person } from "#modules/kernel/actor.ts"
import { refuse } from "#modules/kernel/errors.ts"
import { tell } from "#modules/kernel/write.ts"
import { insertPeople, insertPerson, preferencesOf, savePreferences, standingOfPerson } from "../repository.ts"
import { hashPassword, newToken } from "./secrets.ts"
import { refusalOf } from "./sessions.ts"

export interface NewPerson {
  readonly email: string
  readonly name: string
  readonly password: string
}

/** Makes an account; gives its id. Fails with Email_Already_exist. */
export const registerPerson = Effect.fn("Identity.registerPerson")(function* ({ email, name, password }: NewPerson) {
  const id = yield* insertPerson({ email, name, passwordHash: yield* hashPassword(password) })
  if (id === undefined) return yield* refuse("Email_Already_exist")
  yield* tell({ action: "person.register", subject: `person:${id}` })
  return id
})

/**
 * Accounts of people who sign in to nothing yet, many at once; gives their ids in the same order. One password that nobody
 * knows is hashed once for all of them. Whoever writes their records down tells of them.
 */
export const registerPeople = Effect.fn("Identity.registerPeople")(function* (
  people: ReadonlyArray<Omit<NewPerson, "password">>,
) {
  const passwordHash = yield* hashPassword(newToken())
  const made = yield* insertPeople(people.map((person) => ({ ...person, passwordHash })))
  const ids = new Map(made.map(({ email, id }) => [email, id]))
  return people.map(({ email }) => ids.get(email) ?? 0)
})

/** A person who may act, without a token of his. Fails with User_Not_Exist, User_Blocked, User_Not_Verify, User_Suspend. */
export const activePerson = Effect.fn("Identity.activePerson")(function* (personId: number) {
  const known = (yield* standingOfPerson(personId)) ?? (yield* refuse("User_Not_Exist"))
  const refused = refusalOf(known.status)
  if (refused !== undefined) return yield* refuse(refused)
  return { personId, language: known.language } satisfies Person
})

/** Name, language, text size and colours of a person. Fails with User_Not_Exist. */
export const personWithPreferences = Effect.fn("Identity.personWithPreferences")(function* (personId: number) {
  return (yield* preferencesOf(personId)) ?? (yield* refuse("User_Not_Exist"))
})

export const updatePreferences = Effect.fn("Identity.updatePreferences")(function* (
  next: Parameters<typeof savePreferences>[1],
) {
  const { personId } = yield* CurrentPerson
  const { language, textPercent, theme } = yield* personWithPreferences(personId)
  yield* savePreferences(personId, next)
  const before = { language, textPercent, theme }
  yield* tell({ action: "person.prefer", subject: `person:${personId}`, before, after: next })
  return next
})
