import { Check, CircleDashed, Info } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { Progress } from "@/components/ui/progress.tsx"
import { Spinner } from "@/components/ui/spinner.tsx"
import type { Job } from "@/features/jobs/job.ts"
import { clockTime } from "@/lib/format.ts"

/** What a close does, in order, as its job names it. */
const plan = ["freeze", "compute", "finish"] as const
type PlanStep = (typeof plan)[number]
const isPlanStep = (step: string | null): step is PlanStep => plan.some((one) => one === step)

/** 締め (04c): how far the job really is. Nothing here keeps it going: the page may be closed. */
export function ProgressStep({ job }: { readonly job: Job | undefined }) {
  const { t } = useTranslation("close")
  const step = job !== undefined && job.state === "running" && isPlanStep(job.step) ? job.step : undefined
  const at = step === undefined ? -1 : plan.indexOf(step)
  const words = t("doneOf", { done: job?.progressDone ?? 0, of: job?.progressOf ?? 0 })
  return (
    <Card className="mx-5 mb-4 max-w-4xl p-6 max-md:mx-4 max-md:p-4">
      <p className="text-xs text-muted-foreground">{t("running")}</p>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-2xl font-bold" aria-live="polite">
          {t(`runningStep.${step ?? "queued"}`)}
        </h2>
        {job !== undefined && job.progressOf > 0 && <b className="tnum text-xl">{words}</b>}
      </div>
      {job !== undefined && job.progressOf > 0 ? (
        <Progress label={t("progress")} value={job.progressDone} max={job.progressOf} words={words} className="mt-3" />
      ) : (
        <Spinner className="mt-3" />
      )}
      {job?.startedAt != null && <Times startedAt={job.startedAt} />}
      <ol className="mt-4 divide-y border-y">
        {plan.map((one, index) => {
          const state = index < at ? "done" : index === at ? "now" : "next"
          return (
            <li key={one} className="flex min-h-14 items-center gap-3 py-2">
              <PlanMark state={state} />
              <span className="min-w-0 flex-1">
                <b className={state === "next" ? "font-normal text-muted-foreground" : ""}>{t(`plan.${one}`)}</b>
                <span className="block text-xs text-muted-foreground">{t(`plan.${one}Hint`)}</span>
              </span>
              <span className="text-xs text-muted-foreground">
                {state === "now" && one === "compute" ? words : t(`planState.${state}`)}
              </span>
            </li>
          )
        })}
      </ol>
      <p className="mt-4 flex items-start gap-2.5 rounded-lg bg-muted px-4 py-3 text-xs max-md:text-sm">
        <Info aria-hidden="true" className="mt-px size-4 shrink-0 text-muted-foreground" />
        {t("safe")}
      </p>
    </Card>
  )
}
const marks = "grid size-7 shrink-0 place-items-center rounded-full"

function PlanMark({ state }: { readonly state: "done" | "now" | "next" }) {
  if (state === "done") {
    return (
      <span className={`${marks} bg-success-bg text-success`}>
        <Check aria-hidden="true" className="size-4" />
      </span>
    )
  }
  return state === "now" ? (
    <span className={`${marks} bg-accent text-link`}>
      <Spinner />
    </span>
  ) : (
    <span className={`${marks} text-muted-foreground`}>
      <CircleDashed aria-hidden="true" className="size-4" />
    </span>
  )
}
function Times({ startedAt }: { readonly startedAt: string }) {
  const { t } = useTranslation("close")
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  const seconds = Math.max(0, Math.floor((now - Date.parse(startedAt)) / 1000))
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`
  return (
    <p className="tnum mt-2 flex gap-4 text-xs text-muted-foreground" aria-hidden="true">
      <span>{t("startedAt", { time: clockTime(startedAt) })}</span>
      <span>{t("elapsed", { time })}</span>
    </p>
  )
}
