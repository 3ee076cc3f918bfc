import { queryOptions } from "@tanstack/react-query"
import { companies, data } from "@/lib/client.ts"
import { companyKey } from "./company-query.ts"

const fetchTaskNames = (signal?: AbortSignal) =>
  data(companies.listTaskNames(signal === undefined ? {} : { fetchOptions: { signal } }))
export type TaskNames = Awaited<ReturnType<typeof fetchTaskNames>>
export type TaskName = TaskNames["names"][number]

export const taskNamesKey = [...companyKey, "taskNames"] as const
/** 作業名 in the company's order; hidden ones only for who sets them. */
export const taskNamesQuery = queryOptions({ queryKey: taskNamesKey, queryFn: ({ signal }) => fetchTaskNames(signal) })
