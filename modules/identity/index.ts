/** The door of identity for other modules. */
export { remembered } from "./cookie.ts"
export { makePasswordLink } from "./password-links.ts"
export {
  activePerson,
  type NewPerson,
  personWithPreferences,
  registerPerson,
} from "./people-who-sign-in.ts"
export {
  peopleByEmails,
  peopleByIds,
  personByEmail,
  type SignInRow,
  signedInPeople,
  signInsStatement,
} from "./repository.ts"
export { tokenHash } from "./secrets.ts"
export { personOf, signedIn } from "./sessions.ts"
