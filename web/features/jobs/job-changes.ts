import { useTranslation } from "react-i18next"
import { data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { jobs } from "./client.ts"
import { jobsKey } from "./job-queries.ts"

/** Tries a job again; says under which number. */
export const useRetryJob = () => {
  const { t } = useTranslation("jobs")
  return useWrite({
    write: (id: number, extraHeaders) => data(jobs.retry({ params: { id }, body: {}, extraHeaders })),
    done: ({ id }) => t("retried", { id }),
    invalidates: [jobsKey],
  })
}
/** Stops a job, unless it has ended by then. */
export const useCancelJob = (onEnd?: () => void) => {
  const { t } = useTranslation("jobs")
  return useWrite({
    write: (id: number, extraHeaders) => data(jobs.cancel({ params: { id }, body: {}, extraHeaders })),
    done: ({ state }) => t(state === "queued" || state === "running" ? "cancelAsked" : "tooLate"),
    onDone: () => onEnd?.(),
    onFailed: () => onEnd?.(),
    invalidates: [jobsKey],
  })
}
