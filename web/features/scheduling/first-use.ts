import { useQuery } from "@tanstack/react-query"
import { page } from "@/lib/client.ts"
import { scheduling } from "./client.ts"

/** Asked only when a month is empty: a company without a single site starts, one with sites has nothing to do then. */
export const useHasNoSites = (isAsked: boolean) => {
  const { data } = useQuery({
    queryKey: ["sites", "any"],
    queryFn: async () => (await page(scheduling.listSites({ body: { pageSize: 1 } }))).totalItems === 0,
    enabled: isAsked,
  })
  return isAsked && data === true
}
