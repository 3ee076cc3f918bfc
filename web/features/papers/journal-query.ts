/** 仕訳データ of the server. */
import { queryOptions } from "@tanstack/react-query"
import { reportsCalls } from "#modules/reports/calls.ts"
import type { JournalProduct } from "#modules/reports/codes.ts"
import type { reportsContract } from "#modules/reports/contract.ts"
import { clientOf, data } from "@/lib/client.ts"
import { papersKey } from "./client.ts"

const reports = clientOf<typeof reportsContract>(reportsCalls)
export const journalQuery = (month: string, product: JournalProduct) =>
  queryOptions({
    queryKey: [...papersKey, "journal", month, product],
    queryFn: ({ signal }) => data(reports.journal({ query: { month, product }, fetchOptions: { signal } })),
  })
