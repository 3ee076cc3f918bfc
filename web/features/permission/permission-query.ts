import { keepPreviousData, queryOptions } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import { data, workspaces } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"
import { queryClient } from "@/lib/query-client.ts"

export const permissionQuery = queryOptions({
  queryKey: ["permission"],
  queryFn: ({ signal }) => data(workspaces.permission({ query: {}, fetchOptions: { signal } })),
})
/** One person's rights instead of the roles'. */
export const personQuery = (userId: number | undefined) =>
  queryOptions({
    queryKey: ["permission", "person", userId],
    queryFn: ({ signal }) =>
      data(workspaces.permission({ query: userId === undefined ? {} : { userId }, fetchOptions: { signal } })),
    enabled: userId !== undefined,
    placeholderData: keepPreviousData,
  })
/** Whom the reader may choose. */
export const peopleQuery = queryOptions({
  queryKey: ["permission", "people"],
  queryFn: ({ signal }) => data(people.searchWorkers({ body: { pageSize: 10_000 }, fetchOptions: { signal } })),
})
export const loadPermission = () =>
  Promise.all([queryClient.ensureQueryData(permissionQuery), loadTexts("permission", "labels", "list")])
