/** 勘定科目 of the server. */
import { queryOptions } from "@tanstack/react-query"
import { reportsCalls } from "#modules/reports/calls.ts"
import type { JournalProduct } from "#modules/reports/codes.ts"
import type { reportsContract } from "#modules/reports/contract.ts"
import { clientOf, data } from "@/lib/client.ts"
import { companyKey } from "./company-query.ts"

export const reports = clientOf<typeof reportsContract>(reportsCalls)
const fetchAccounts = (product: JournalProduct, signal: AbortSignal) =>
  data(reports.accountNames({ query: { product }, fetchOptions: { signal } }))
export type Accounts = Awaited<ReturnType<typeof fetchAccounts>>

export const accountsKey = [...companyKey, "accounts"] as const
export const accountsQuery = (product: JournalProduct) =>
  queryOptions({ queryKey: [...accountsKey, product], queryFn: ({ signal }) => fetchAccounts(product, signal) })

export const isAccounts = (detail: unknown): detail is Accounts =>
  typeof detail === "object" && detail !== null && "names" in detail && "version" in detail
