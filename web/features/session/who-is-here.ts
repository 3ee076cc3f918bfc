import { data, identity } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { session } from "@/lib/session.ts"

/** Whoever is signed in on this device. A sign-in that is over is none: it must not lead away from what a link is for. */
export const whoIsHere = async () => {
  if (session.signIn() === undefined) return undefined
  if (session.token() === undefined) {
    const renewed = await identity.requestAccessToken({ body: {} })
    if (renewed.status === 401) session.end()
    if (renewed.status !== 200) return undefined
    session.renew(renewed.body.data.token)
  }
  const { email, name } = await data(people.profile())
  return { email, name }
}
