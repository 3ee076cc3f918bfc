/** The door of identity for other modules. */
export { remembered } from "./cookie.ts"
export { registrationOf } from "./operations/activate-email.ts"
export { keepAgreement, termsToAgree } from "./operations/agree-to-terms.ts"
export { setAccountBlocked } from "./operations/block-account.ts"
export { decideLeave, listClosings } from "./operations/decide-leave.ts"
export { isCommonPassword, refuseGuessable } from "./operations/guessable.ts"
export { makeMobileCode, takeMobileCode } from "./operations/mobile-code.ts"
export { openAccount, type Registration } from "./operations/open-account.ts"
export { ownLeaves } from "./operations/own-leaves.ts"
export { ownAccount, renameOwnAccount } from "./operations/own-profile.ts"
export { makePasswordLink } from "./operations/password-links.ts"
export {
  activePerson,
  type NewPerson,
  personWithPreferences,
  registerPeople,
  registerPerson,
} from "./operations/people-who-sign-in.ts"
export { openProvenAccount } from "./operations/proven-account.ts"
export { countTry, giveTryBack, reserveTry } from "./operations/reserve-try.ts"
export { hashPassword, newToken, tokenHash } from "./operations/secrets.ts"
export { personOf, signedIn } from "./operations/sessions.ts"
export { isSuperAdmin, platformPeople } from "./repository/accounts.ts"
export { type AccountsWanted, accountsOfPlatform, countAccounts, lastSignIns } from "./repository/platform-accounts.ts"
export {
  peopleByEmails,
  peopleByIds,
  personByEmail,
  type SignInRow,
  signedInPeople,
  signInsStatement,
} from "./repository.ts"
export { isBeyond, namesOfContact, namesOfContactMails, namesOfLink } from "./rules/tries.ts"
