import { queryClient } from "@/lib/query-client.ts"
import { companyQuery } from "./company-query.ts"
import { labelsQuery } from "./label-query.ts"
import { taskNamesQuery } from "./task-name-query.ts"

/** What the page can't be drawn without. */
export const loadSettings = () =>
  Promise.all([
    queryClient.ensureQueryData(companyQuery),
    queryClient.ensureQueryData(labelsQuery),
    queryClient.ensureQueryData(taskNamesQuery),
  ])
