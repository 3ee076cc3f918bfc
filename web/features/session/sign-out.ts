import { ApiError } from "@/lib/api-error.ts"
import { data, identity } from "@/lib/client.ts"
import { forgetKept } from "@/lib/device/kept.ts"
import { keptDraft } from "@/lib/form/kept-draft.ts"
import { renewToken } from "@/lib/send.ts"
import { session } from "@/lib/session.ts"
import { wayBack } from "@/lib/way-back.ts"

const end = () => data(identity.logout({ body: {} }))
/** Without a good access token the server knows nobody to sign out, and the refresh token would stay good. */
const endRenewed = async () => {
  if (session.token() === undefined) await renewToken()
  try {
    await end()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    await renewToken()
    await end()
  }
}

/**
 * Ends the sign-in here and on the server, and wipes what the device kept: to be read without a signal, or typed.
 * Without a connection the server's part waits for the token's end.
 */
export const signOut = async () => {
  await endRenewed().catch(() => undefined)
  await forgetKept()
  keptDraft.forget()
  session.end()
  wayBack.forget()
  location.assign("/login")
}
