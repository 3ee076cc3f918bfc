/** 会社の手当 of the server. */
import { queryOptions } from "@tanstack/react-query"
import { payrollCalls } from "#modules/payroll/calls.ts"
import type { payrollContract } from "#modules/payroll/contract.ts"
import { clientOf, data } from "@/lib/client.ts"
import { companyKey } from "./company-query.ts"

export const payroll = clientOf<typeof payrollContract>(payrollCalls)
const fetchSubsidies = (signal: AbortSignal) => data(payroll.companySubsidies({ fetchOptions: { signal } }))
export type Subsidies = Awaited<ReturnType<typeof fetchSubsidies>>

export const subsidiesKey = [...companyKey, "subsidies"] as const
export const subsidiesQuery = queryOptions({ queryKey: subsidiesKey, queryFn: ({ signal }) => fetchSubsidies(signal) })

export const isSubsidies = (detail: unknown): detail is Subsidies =>
  typeof detail === "object" && detail !== null && "subsidies" in detail && "version" in detail
