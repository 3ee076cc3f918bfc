import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { isRunning, type Job } from "@/features/jobs/job.ts"
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
  const isUnderWay = isJobOpen || month.state === "closing"
  const wasUnderWay = useRef(isUnderWay)
  const told = useRef(onEnded)
  told.current = onEnded
  useEffect(() => {
    const hasEnded = wasUnderWay.current && !isUnderWay
    wasUnderWay.current = isUnderWay
    if (!hasEnded) return
    if (job !== undefined) told.current(job)
    void queries.invalidateQueries({ queryKey: payKey })
  }, [isUnderWay, job, queries])
  return { job, started: setBegun }
}
