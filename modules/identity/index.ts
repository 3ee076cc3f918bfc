/** The door of identity for other modules. */
export { remembered } from "./cookie.ts"
export { registrationOf } from "./operations/activate-email.ts"
export { makeMobileCode, takeMobileCode } from "./operations/mobile-code.ts"
export { openAccount, type Registration } from "./operations/open-account.ts"
export { ownAccount, renameOwnAccount } from "./operations/own-profile.ts"
export { openProvenAccount } from "./operations/proven-account.ts"
export { makePasswordLink } from "./password-links.ts"
export {
  activePerson,
  type NewPerson,
  personWithPreferences,
  registerPerson,
} from "./people-who-sign-in.ts"
export { isSuperAdmin } from "./repository/accounts.ts"
export {
  peopleByEmails,
  peopleByIds,
  personByEmail,
  type SignInRow,
  signedInPeople,
  signInsStatement,
} from "./repository.ts"
export { hashPassword, newToken, tokenHash } from "./secrets.ts"
export { personOf, signedIn } from "./sessions.ts"
