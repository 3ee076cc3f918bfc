import { queryOptions } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { session } from "@/lib/session.ts"

const fetchProfile = () => {
  const companyId = session.signIn()?.companyId
  return data(people.profile({ query: companyId === undefined ? {} : { companyId } }))
}
export type OwnProfile = Awaited<ReturnType<typeof fetchProfile>>
export type OwnRecord = NonNullable<OwnProfile["staff"]>
export type OwnVendor = NonNullable<OwnProfile["vendor"]>
export type OwnCustomer = NonNullable<OwnProfile["customer"]>

/** The own account, and what the chosen company has of its person. */
export const ownProfileQuery = queryOptions({ queryKey: ["account", "profile"], queryFn: fetchProfile })

export const loadOwnProfile = async () => {
  await Promise.all([
    queryClient.ensureQueryData(ownProfileQuery),
    loadTexts("mypage", "people", "access", "partners", "profile", "form"),
  ])
}
