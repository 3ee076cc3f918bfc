import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { Progress } from "@/components/ui/progress.tsx"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { isRunning, type Job } from "./job.ts"
import { tones, useJobWords } from "./job-words.ts"

interface JobProps {
  readonly job: Job
}
/** What the job is about; of a close the way to its month, where stands who stopped it and how that is repaired. */
export function JobTarget({ job }: JobProps) {
  const workspace = useWorkspace()
  const { month, target } = useJobWords()(job)
  if (month === undefined || !isOpen(workspace, "/payroll"))
    return <span className="font-normal text-muted-foreground">{target}</span>
  return (
    <Link
      to="/payroll"
      search={{ month }}
      className="inline-flex min-h-6 items-center font-normal text-link underline max-md:min-h-12"
    >
      {target}
    </Link>
  )
}
export function JobState({ job }: JobProps) {
  const { t } = useTranslation("jobs")
  return <Badge tone={tones[job.state]}>{t(`state.${job.state}`)}</Badge>
}
/** How far it is, or why it ended badly. */
export function JobOutcome({ job }: JobProps) {
  const { t } = useTranslation("jobs")
  if (job.failure !== null) return <span className="text-danger">{job.failure.errorMessage}</span>
  if (job.progressOf === 0) return null
  const words = t("doneOf", { done: job.progressDone, of: job.progressOf })
  return (
    <span className="flex items-center gap-3">
      {isRunning(job) && <Progress label={t("progress")} value={job.progressDone} max={job.progressOf} words={words} />}
      <span className="tnum shrink-0 text-xs text-muted-foreground">{words}</span>
    </span>
  )
}
