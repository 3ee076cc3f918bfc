/** 会社の手当, for whoever writes pay terms. */
import { queryOptions } from "@tanstack/react-query"
import { payrollCalls } from "#modules/payroll/calls.ts"
import type { payrollContract } from "#modules/payroll/contract.ts"
import { clientOf, data } from "@/lib/client.ts"

const payroll = clientOf<typeof payrollContract>(payrollCalls)
/** Under the company's key: a change in the settings makes it old. */
export const offeredSubsidiesQuery = queryOptions({
  queryKey: ["company", "offeredSubsidies"],
  queryFn: ({ signal }) => data(payroll.offeredSubsidies({ fetchOptions: { signal } })),
})
