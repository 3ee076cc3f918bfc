import { data, identity } from "@/lib/client.ts"
import { forgetKept } from "@/lib/device/kept.ts"
import { session } from "@/lib/session.ts"
import { wayBack } from "@/lib/way-back.ts"

/**
 * Ends the sign-in here and on the server, and wipes what the device kept to be read without a signal.
 * Without a connection the server's part waits for the token's end.
 */
export const signOut = async () => {
  await data(identity.logout({ body: {} })).catch(() => undefined)
  await forgetKept()
  session.end()
  wayBack.forget()
  location.assign("/login")
}
