import { queryOptions } from "@tanstack/react-query"
import { loadTexts } from "@/i18n/i18n.ts"
import { data, workspaces } from "@/lib/client.ts"
import { queryClient } from "@/lib/query-client.ts"

export const permissionQuery = queryOptions({
  queryKey: ["permission"],
  queryFn: ({ signal }) => data(workspaces.permission({ fetchOptions: { signal } })),
})
export const loadPermission = () =>
  Promise.all([queryClient.ensureQueryData(permissionQuery), loadTexts("permission", "labels", "list")])
