import { queryOptions } from "@tanstack/react-query"
import { data } from "@/lib/client.ts"
import { people } from "@/lib/people-client.ts"

export const licensesKey = ["licenses"] as const

const fetchLicenses = (signal?: AbortSignal) =>
  data(people.listLicenses({ query: {}, ...(signal === undefined ? {} : { fetchOptions: { signal } }) }))
export type Licenses = Awaited<ReturnType<typeof fetchLicenses>>
export type License = Licenses["licenses"][number]
/** 資格・免許 to choose from. */
export const licensesQuery = queryOptions({
  queryKey: [...licensesKey, "list"],
  queryFn: ({ signal }) => fetchLicenses(signal),
})

/** Whose run out within sixty days, or have. */
export const expiringQuery = queryOptions({
  queryKey: [...licensesKey, "expiring"],
  queryFn: ({ signal }) => data(people.expiringLicenses({ fetchOptions: { signal } })),
})
