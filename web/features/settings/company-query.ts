import { queryOptions } from "@tanstack/react-query"
import { companies, data } from "@/lib/client.ts"
import { queryClient } from "@/lib/query-client.ts"
import { session } from "@/lib/session.ts"

const fetchCompany = (signal?: AbortSignal) =>
  data(
    companies.details({
      params: { id: session.signIn()?.companyId ?? 0 },
      ...(signal === undefined ? {} : { fetchOptions: { signal } }),
    }),
  )
export type Company = Awaited<ReturnType<typeof fetchCompany>>

export const companyKey = ["company"] as const
/** The company's own settings, as this person may see and set them. */
export const companyQuery = queryOptions({
  queryKey: [...companyKey, "details"],
  queryFn: ({ signal }) => fetchCompany(signal),
})

export const isCompany = (detail: unknown): detail is Company =>
  typeof detail === "object" && detail !== null && "breakTime" in detail && "version" in detail

/**
 * The version to save over: somebody else's change of another section is no conflict with this one. `keys` are the
 * fields that this section writes.
 */
export const versionFor = (stored: Company, keys: ReadonlyArray<keyof Company>): number => {
  const now = queryClient.getQueryData(companyQuery.queryKey)
  const isSame = now !== undefined && keys.every((key) => JSON.stringify(now[key]) === JSON.stringify(stored[key]))
  return isSame ? Math.max(now.version, stored.version) : stored.version
}
