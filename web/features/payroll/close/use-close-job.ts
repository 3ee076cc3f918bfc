import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { isRunning, type Job } from "@/features/jobs/job.ts"
import { useEnd } from "@/lib/use-end.ts"
import { jobQuery, type PayMonth, payKey } from "../queries.ts"

/**
 * The running or latest close of a month: asked how far it is while it runs, also after the page was closed and opened
 * again. `started` is told of a close that was just begun; when it has ended and the month isn't closing any more, which
 * for one that broke off is a moment later, everything about pay is asked for anew.
 */
export const useCloseJob = (month: PayMonth, onEnded: (job: Job) => void) => {
  const queries = useQueryClient()
  const [begun, setBegun] = useState<number>()
  const id = begun ?? month.jobId ?? undefined
  const { data: job } = useQuery({ ...jobQuery(id ?? 0), enabled: id !== undefined })
  const isJobOpen = job === undefined ? begun !== undefined : isRunning(job)
  useEnd(isJobOpen || month.state === "closing", () => {
    if (job !== undefined) onEnded(job)
    void queries.invalidateQueries({ queryKey: payKey })
  })
  return { job, started: setBegun }
}
