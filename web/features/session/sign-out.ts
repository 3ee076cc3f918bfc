import { ApiError } from "@/lib/api-error.ts"
import { data, identity } from "@/lib/client.ts"
import { forgetKept } from "@/lib/device/kept.ts"
import { forgetRecent } from "@/lib/device/recent-place.ts"
import { keptDraft } from "@/lib/form/kept-draft.ts"
import { renewToken } from "@/lib/send.ts"
import { session } from "@/lib/session.ts"
import { wayBack } from "@/lib/way-back.ts"

const endHere = () => data(identity.logout({ body: {} }))
const endEverywhere = () => data(identity.logout({ body: { all: true } }))
/** Without a good access token the server knows nobody to sign out, and the refresh token would stay good. */
const renewed = async (end: () => Promise<unknown>) => {
  if (session.token() === undefined) await renewToken()
  try {
    await end()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    await renewToken()
    await end()
  }
}
/** Nothing of the sign-in stays on the device; presses that have not gone out do, bound to their person. */
export const forgetSignIn = async () => {
  await forgetKept()
  keptDraft.forget()
  forgetRecent()
  session.end()
  wayBack.forget()
}
/** The server has ended the sign-in: the login page comes next. */
export const leaveDevice = async () => {
  await forgetSignIn()
  location.assign("/login")
}

/**
 * Ends the sign-in here and on the server, and wipes what the device kept: to be read without a signal, or typed.
 * Without a connection the server's part waits for the token's end.
 */
export const endSignIn = async () => {
  await renewed(endHere).catch(() => undefined)
  await forgetSignIn()
}
export const signOut = async () => {
  await endSignIn()
  location.assign("/login")
}
/** Fails where the server could not be asked: the other devices would still be signed in. */
export const signOutEverywhere = async () => {
  await renewed(endEverywhere)
  await leaveDevice()
}
