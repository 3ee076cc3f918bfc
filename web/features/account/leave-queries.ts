import { queryOptions } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import { companies, data } from "@/lib/client.ts"
import { queryClient } from "@/lib/query-client.ts"

/** When the own account rested, or was asked to be closed: the newest first. */
export const leavesQuery = queryOptions({
  queryKey: ["own-leaves"],
  queryFn: ({ signal }) => data(companies.statusInactiveHistory({ fetchOptions: { signal } })),
})
export type Leave = Awaited<ReturnType<NonNullable<typeof leavesQuery.queryFn>>>[number]

export const loadLeaves = () =>
  Promise.all([queryClient.ensureQueryData(leavesQuery), loadTexts("profile", "account", "session", "form")])
