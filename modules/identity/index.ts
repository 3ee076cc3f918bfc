/** The door of identity for other modules. */
export { remembered } from "./cookie.ts"
export { makePasswordLink } from "./operations/password-links.ts"
export {
  activePerson,
  type NewPerson,
  personWithPreferences,
  registerPerson,
} from "./operations/people-who-sign-in.ts"
export { tokenHash } from "./operations/secrets.ts"
export { personOf, signedIn } from "./operations/sessions.ts"
export {
  peopleByEmails,
  peopleByIds,
  personByEmail,
  type SignInRow,
  signedInPeople,
  signInsStatement,
} from "./repository.ts"
