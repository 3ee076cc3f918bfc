/** The steps of a sign-up's payment as billing does them; each may run again after a crash and takes effect once. */
import { activateSignUp, giveBackSignUp, lookAtSignUp, remindOfSignUp } from "#modules/billing/index.ts"

export const activities = {
  look: lookAtSignUp,
  remind: remindOfSignUp,
  giveBack: giveBackSignUp,
  activate: activateSignUp,
}
