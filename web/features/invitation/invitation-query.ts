import { queryOptions } from "@tanstack/react-query"
import { data, identity } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { session } from "@/lib/session.ts"

const fetchLink = (token: string) => data(people.detailRegisterToken({ body: { token } }))
type Link = Awaited<ReturnType<typeof fetchLink>>

/** Whoever is signed in on this device. A sign-in that is over is none: it must not lead away from the invitation. */
const whoIsHere = async () => {
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

interface Invited extends Pick<Link, "email" | "name" | "signUpPath" | "until"> {
  readonly token: string
  readonly inviteId: number
  readonly companyName: string
  readonly roleId: NonNullable<Link["roleId"]>
}
export interface Invitation extends Invited {
  /** Whether the invited address has an account. */
  readonly isExist: boolean
  readonly here: Awaited<ReturnType<typeof whoIsHere>>
  readonly isMine: boolean
}
const fetchInvitation = async (token: string): Promise<Invitation | undefined> => {
  const link = await fetchLink(token)
  const { companyName, email, inviteId, name, roleId, signUpPath, until } = link
  if (inviteId === null || companyName === null || roleId === null) return undefined
  const [{ isExist }, here] = await Promise.all([
    data(people.checkEmailExist({ body: { email, inviteToken: token } })),
    whoIsHere(),
  ])
  const isMine = here?.email.toLowerCase() === email.toLowerCase()
  return { token, inviteId, companyName, email, name, roleId, signUpPath, until, isExist, here, isMine }
}
/** What the link in an invitation's mail says, and who reads it; null for the link of a registration. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["invitation", token],
    queryFn: async () => (await fetchInvitation(token)) ?? null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
