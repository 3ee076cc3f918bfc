import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { isRunning, type Job } from "@/features/jobs/job.ts"
import { jobQuery, type PayMonth, payKey } from "../queries.ts"

/**
 * The running or latest close of a month: asked how far it is while it runs, also after the page was closed and opened
 * again. `started` is told of a close that was just begun; when it ends, everything about pay is asked for anew.
 */
export const useCloseJob = (month: PayMonth | undefined, onEnded: (job: Job) => void) => {
  const queries = useQueryClient()
  const [begun, setBegun] = useState<number>()
  const id = begun ?? month?.jobId ?? undefined
  const { data: job } = useQuery({ ...jobQuery(id ?? 0), enabled: id !== undefined })
  const running = useRef(false)
  const told = useRef(onEnded)
  told.current = onEnded
  useEffect(() => {
    if (job === undefined) return
    const wasRunning = running.current
    running.current = isRunning(job)
    if (!wasRunning || running.current) return
    told.current(job)
    void queries.invalidateQueries({ queryKey: payKey })
  }, [job, queries])
  return {
    job,
    started: (next: number) => {
      running.current = true
      setBegun(next)
    },
  }
}
