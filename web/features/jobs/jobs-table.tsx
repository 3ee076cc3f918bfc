import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { Progress } from "@/components/ui/progress.tsx"
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table.tsx"
import { isOpen, useWorkspace } from "@/features/session/workspace.ts"
import { clockTime, dayOfInstant, slashDate } from "@/lib/format.ts"
import { useIsPhone } from "@/lib/is-phone.ts"
import { isRunning, type Job } from "./job.ts"
import { JobActions } from "./job-actions.tsx"
import { tones, useJobWords } from "./job-words.ts"

interface Rows {
  readonly rows: ReadonlyArray<Job>
}
/** Desks: a table; phones: a card for each, the same facts. */
export function JobsTable({ rows }: Rows) {
  return useIsPhone() ? <Cards rows={rows} /> : <Lines rows={rows} />
}
const at = (instant: string | null) =>
  instant === null ? "" : `${slashDate(dayOfInstant(instant))} ${clockTime(instant)}`

function Lines({ rows }: Rows) {
  const { t } = useTranslation("close", { keyPrefix: "jobs" })
  const wordsOf = useJobWords()
  return (
    <Table label={t("title")}>
      <TableHeader>
        <TableRow>
          <TableHead num>{t("number")}</TableHead>
          <TableHead>{t("what")}</TableHead>
          <TableHead>{t("states")}</TableHead>
          <TableHead>{t("queuedAt")}</TableHead>
          <TableHead>{t("endedAt")}</TableHead>
          <TableHead>{t("outcome")}</TableHead>
          <TableHead>
            <span className="sr-only">{t("actions")}</span>
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {rows.map((job) => {
          const words = wordsOf(job)
          return (
            <TableRow key={job.id}>
              <TableCell num>{job.id}</TableCell>
              <TableCell className="whitespace-nowrap">
                <b className="font-medium">{words.name}</b> <Target words={words} />
              </TableCell>
              <TableCell>
                <State job={job} />
              </TableCell>
              <TableCell className="tnum whitespace-nowrap">{at(job.queuedAt)}</TableCell>
              <TableCell className="tnum whitespace-nowrap">{at(job.endedAt)}</TableCell>
              <TableCell className="min-w-60">
                <Outcome job={job} />
              </TableCell>
              <TableCell className="text-right whitespace-nowrap">
                <JobActions job={job} />
              </TableCell>
            </TableRow>
          )
        })}
      </TableBody>
    </Table>
  )
}
function Cards({ rows }: Rows) {
  const wordsOf = useJobWords()
  return (
    <ul className="min-h-0 flex-1 overflow-y-auto">
      {rows.map((job) => {
        const words = wordsOf(job)
        return (
          <li key={job.id} className="flex flex-col gap-2 border-b px-4 py-3">
            <span className="flex items-center gap-2">
              <b className="min-w-0 flex-1 text-base">
                {words.name} <Target words={words} />
              </b>
              <State job={job} />
            </span>
            <span className="tnum text-sm text-muted-foreground">{at(job.queuedAt)}</span>
            <Outcome job={job} />
            <JobActions job={job} />
          </li>
        )
      })}
    </ul>
  )
}
/** What the job is about; of a close the way to its month, where stands who stopped it and how that is repaired. */
function Target({ words: { month, target } }: { readonly words: ReturnType<ReturnType<typeof useJobWords>> }) {
  const workspace = useWorkspace()
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
function State({ job }: { readonly job: Job }) {
  const { t } = useTranslation("close", { keyPrefix: "jobs" })
  return <Badge tone={tones[job.state]}>{t(`state.${job.state}`)}</Badge>
}
/** How far it is, or why it ended badly. */
function Outcome({ job }: { readonly job: Job }) {
  const { t } = useTranslation("close", { keyPrefix: "jobs" })
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
