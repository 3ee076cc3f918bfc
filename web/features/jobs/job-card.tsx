import { textOf } from "@/lib/list/column.ts"
import type { Job } from "./job.ts"
import { JobActions } from "./job-actions.tsx"
import { JobOutcome, JobState, JobTarget } from "./job-facts.tsx"
import { useJobWords } from "./job-words.ts"

/** One job on the phone: the same facts as at the desk. */
export function JobCard({ job }: { readonly job: Job }) {
  const { name } = useJobWords()(job)
  return (
    <div className="flex flex-col gap-2 px-4 py-3">
      <span className="flex items-center gap-2">
        <b className="min-w-0 flex-1 text-base">
          {name} <JobTarget job={job} />
        </b>
        <JobState job={job} />
      </span>
      <span className="tnum text-sm text-muted-foreground">{textOf({ kind: "instant" }, job.queuedAt)}</span>
      <JobOutcome job={job} />
      <JobActions job={job} />
    </div>
  )
}
