import { queryClient } from "@/lib/query-client.ts"
import { siteQuery } from "./site-queries.ts"

export const loadSite = (id: number) => queryClient.fetchQuery(siteQuery(id))
