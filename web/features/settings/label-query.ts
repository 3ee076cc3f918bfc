import { queryOptions } from "@tanstack/react-query"
import { pageSizes } from "#modules/kernel/fields/page-sizes.ts"
import { companies, page } from "@/lib/client.ts"
import { companyKey } from "./company-query.ts"

const fetchLabels = async (signal?: AbortSignal) =>
  (
    await page(
      companies.listLabelSettings({
        query: { pageSize: pageSizes.labelSettings },
        ...(signal === undefined ? {} : { fetchOptions: { signal } }),
      }),
    )
  ).data
export type Label = Awaited<ReturnType<typeof fetchLabels>>[number]

export const labelsKey = [...companyKey, "labels"] as const
export const labelsQuery = queryOptions({ queryKey: labelsKey, queryFn: ({ signal }) => fetchLabels(signal) })

export const isLabel = (detail: unknown): detail is Label =>
  typeof detail === "object" && detail !== null && "key" in detail && "value" in detail && "version" in detail
