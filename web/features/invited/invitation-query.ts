import { queryOptions } from "@tanstack/react-query"
import { maskedAddress } from "#modules/people/rules/masked-address.ts"
import { whoIsHere } from "@/features/session/who-is-here.ts"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"

const fetchLink = (token: string) => data(people.detailRegisterToken({ body: { token } }))
type Link = Awaited<ReturnType<typeof fetchLink>>

type OfInvitation = Link & {
  readonly [Name in "inviteId" | "companyName" | "noted" | "roleId"]: NonNullable<Link[Name]>
}
const isInvitation = (link: Link): link is OfInvitation => link.kind === "invitation"

export interface Invitation
  extends Pick<
    OfInvitation,
    "email" | "name" | "signUpPath" | "until" | "inviteId" | "companyName" | "noted" | "roleId"
  > {
  /** What the company wrote down of him, to be put right by him. */
  readonly written: Readonly<Record<"furiganaName" | "phone" | "address", string>>
  readonly token: string
  /** Whether the invited address has an account. */
  readonly isExist: boolean
  readonly here: Awaited<ReturnType<typeof whoIsHere>>
  readonly isMine: boolean
  /** The address as it is shown: whoever is signed in as another reads no more of it than he knows. */
  readonly shownEmail: string
}
const fetchInvitation = async (token: string): Promise<Invitation | undefined> => {
  const link = await fetchLink(token)
  if (!isInvitation(link)) return undefined
  const { companyName, email, inviteId, name, noted, roleId, signUpPath, until } = link
  const isStaff = noted.as === "staff"
  const written = {
    furiganaName: noted.furiganaName ?? "",
    phone: noted.phone ?? "",
    address: isStaff ? (noted.address ?? "") : "",
  }
  const [{ isExist }, here] = await Promise.all([
    data(people.checkEmailExist({ body: { email, inviteToken: token } })),
    whoIsHere(),
  ])
  const isMine = here?.email.toLowerCase() === email.toLowerCase()
  const shownEmail = here === undefined || isMine ? email : maskedAddress(email)
  const asked = { token, inviteId, companyName, email, name, noted, written, roleId, signUpPath, until }
  return { ...asked, isExist, here, isMine, shownEmail }
}
/** What the link in an invitation's mail says, and who reads it; null for the link of a registration. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ["invitation", token],
    queryFn: async () => (await fetchInvitation(token)) ?? null,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
