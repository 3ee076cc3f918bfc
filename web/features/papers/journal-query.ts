/** 仕訳データ of the server. */
import { queryOptions } from "@tanstack/react-query"
import { reportsCalls } from "#modules/reports/calls.ts"
import type { JournalProduct } from "#modules/reports/codes.ts"
import type { reportsContract } from "#modules/reports/contract.ts"
import { clientOf, data } from "@/lib/client.ts"
import { papersKey } from "./client.ts"

export const reports = clientOf<typeof reportsContract>(reportsCalls)
const fetchJournal = (month: string, product: JournalProduct, signal: AbortSignal) =>
  data(reports.journal({ query: { month, product }, fetchOptions: { signal } }))
export type Journal = Awaited<ReturnType<typeof fetchJournal>>
export const journalQuery = (month: string, product: JournalProduct) =>
  queryOptions({
    queryKey: [...papersKey, "journal", month, product],
    queryFn: ({ signal }) => fetchJournal(month, product, signal),
  })
