import { Effect } from "effect"
import { refuse } from "#modules/kernel/errors.ts"
import { implement } from "#modules/kernel/http/serve.ts"
import { identityContract } from "./contract.ts"
import { accessToken, forgotten, refreshCookie, remembered } from "./cookie.ts"
import { activateEmail } from "./operations/activate-email.ts"
import { agreeToTerms } from "./operations/agree-to-terms.ts"
import { changePassword } from "./operations/change-password.ts"
import { checkOtp } from "./operations/check-otp.ts"
import { decideLeave, listClosings } from "./operations/decide-leave.ts"
import { leaveAccount } from "./operations/leave.ts"
import { sendActivationAgain } from "./operations/open-account.ts"
import { endOwnSignIn, ownSignIns } from "./operations/own-sign-ins.ts"
import { setOwnPassword } from "./operations/password-links.ts"
import { updatePreferences } from "./operations/people-who-sign-in.ts"
import { requestOtp } from "./operations/request-otp.ts"
import { logout, logoutEverywhere, renew } from "./operations/sessions.ts"
import { login } from "./operations/sign-in.ts"

export const identityRoutes = implement(identityContract, {
  login: { staged: ({ body }) => Effect.flatMap(login(body), remembered) },
  requestAccessToken: {
    staged: ({ body }) =>
      Effect.gen(function* () {
        const token = body.refreshToken ?? (yield* refreshCookie)
        if (token === undefined) return yield* refuse("Refresh_Token_Not_Exist")
        return yield* remembered(yield* renew(token))
      }),
  },
  forgotPassword: ({ body }) => setOwnPassword(body),
  requestOtp: { staged: ({ body }) => requestOtp(body.email) },
  checkOtp: { staged: ({ body }) => checkOtp(body) },
  activeEmail: {
    staged: ({ body }) => ("token" in body ? activateEmail(body) : sendActivationAgain(body.email)),
  },
  changePassword: { staged: ({ body }) => Effect.flatMap(accessToken, (token) => changePassword(body, token)) },
  closeAccount: { staged: ({ body }) => Effect.tap(leaveAccount(body), forgotten) },
  closeAccountRequests: ({ query }) => listClosings(query),
  decideCloseAccount: ({ params, body }) => decideLeave(params.id, body),
  logout: ({ body }) =>
    Effect.gen(function* () {
      yield* body.all === true ? logoutEverywhere() : logout(yield* accessToken)
      yield* forgotten
      return {}
    }),
  signIns: () => Effect.flatMap(accessToken, ownSignIns),
  endSignIn: ({ params }) => Effect.flatMap(accessToken, (token) => endOwnSignIn(params.id, token)),
  agreeToTerms: ({ body }) => agreeToTerms(body.terms),
  updatePreferences: ({ body }) => updatePreferences(body),
})
