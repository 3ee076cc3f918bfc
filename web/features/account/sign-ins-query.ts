import { queryOptions } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import { data, identity } from "@/lib/client.ts"
import { queryClient } from "@/lib/query-client.ts"

/** The own sign-ins, the newest first; asked anew each time, for another device may just have signed in. */
export const signInsQuery = queryOptions({
  queryKey: ["own-sign-ins"],
  staleTime: 0,
  queryFn: ({ signal }) => data(identity.signIns({ fetchOptions: { signal } })),
})
export type SignInEntry = Awaited<ReturnType<NonNullable<typeof signInsQuery.queryFn>>>[number]

export const loadSignIns = () => Promise.all([queryClient.fetchQuery(signInsQuery), loadTexts("profile")])
