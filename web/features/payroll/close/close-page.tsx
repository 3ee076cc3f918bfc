import { useQuery } from "@tanstack/react-query"
import { getRouteApi, useNavigate } from "@tanstack/react-router"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import type { Job } from "@/features/jobs/job.ts"
import { sentenceOf } from "@/lib/api-error.ts"
import { clockTime } from "@/lib/format.ts"
import { toast } from "@/lib/toast.ts"
import { useFormat } from "@/lib/use-format.ts"
import { type CloseSearch, closeSearch } from "../pay-search.ts"
import { PayTabs } from "../pay-tabs.tsx"
import { checksQuery, monthQuery, type PayMonth } from "../queries.ts"
import { usualMonth } from "../usual-month.ts"
import { CheckStep } from "./check-step.tsx"
import type { Asking } from "./close-dialogs.tsx"
import { CloseHead } from "./close-head.tsx"
import { ClosedStep } from "./closed-step.tsx"
import type { FoundKind } from "./findings.tsx"
import { LeaveOutCard } from "./leave-out-card.tsx"
import { PreviewStep } from "./preview-step.tsx"
import { ProgressStep } from "./progress-step.tsx"
import { stopsIn, stopsOfError } from "./refusal.ts"
import { ReopenedBanner } from "./reopened-banner.tsx"
import { stageOf } from "./stage.ts"
import { Trouble } from "./trouble.tsx"
import { useCloseJob } from "./use-close-job.ts"
import { useLeaveOut } from "./use-leave-out.ts"
import { useMonthChanges } from "./use-month-changes.ts"

const CloseDialogs = lazy(() => import("./close-dialogs.tsx").then(({ CloseDialogs }) => ({ default: CloseDialogs })))
const route = getRouteApi("/_shell/payroll")

/** 締め (04a–c): what stands in the way, what would be paid, the close while it runs, and the closed month. */
export function ClosePage() {
  const search = route.useSearch()
  const navigate = useNavigate()
  const asked = search.month ?? usualMonth()
  const { data, error, isPending, refetch } = useQuery(monthQuery(asked))
  const month = data?.month === asked ? data : undefined
  const show = (next: CloseSearch, replace = false) =>
    void navigate({ to: "/payroll", search: closeSearch({ ...next }), replace })
  return (
    <div className="flex min-h-full flex-col md:h-full md:overflow-y-auto">
      {month === undefined ? (
        <>
          <CloseHead month={asked} facts={undefined} stage="check" onMonth={(next) => show({ month: next })} />
          <PayTabs month={asked} here="close" />
          {error !== null && <ErrorState error={error} onRetry={() => void refetch()} className="m-5" />}
          {(isPending || error === null) && <Skeleton className="m-5 h-80 rounded-lg" />}
        </>
      ) : (
        <Cockpit key={month.month} month={month} search={search} onShow={show} />
      )}
    </div>
  )
}
interface CockpitProps {
  readonly month: PayMonth
  readonly search: CloseSearch
  readonly onShow: (next: CloseSearch, replace?: boolean) => void
}
function Cockpit({ month, search, onShow }: CockpitProps) {
  const { t } = useTranslation("close")
  const { t: common } = useTranslation("common")
  const format = useFormat()
  const [asking, setAsking] = useState<Asking | undefined>(search.correct === undefined ? undefined : "correct")
  const { job, started } = useCloseJob(month, (ended: Job) => {
    if (ended.state !== "done") return
    toast.success(doneWords(ended))
    leaveOut.forget()
  })
  const dismiss = () => setAsking(undefined)
  const changes = useMonthChanges(month.month, {
    onStarted: (jobId) => {
      dismiss()
      started(jobId)
      onShow({ month: month.month }, true)
    },
    onObstacles: dismiss,
    onSet: dismiss,
  })
  const isClosed = month.state === "closed"
  const stage = stageOf(month, job, search.step)
  // A correction of everybody asks too whom it goes on without.
  const isChecked = stage === "check" || stage === "preview" || asking === "correct"
  const checks = useQuery({ ...checksQuery(month.month), enabled: isChecked })
  const stopping = checks.data?.checks.filter(({ severity, findings }) => severity === "stop" && findings.length > 0)
  const leaveOut = useLeaveOut(checks.data?.checks)
  const { stops } = leaveOut
  const doneWords = ({ result }: Job) =>
    month.revision > 0 && typeof result === "object" && result !== null && "slips" in result
      ? t("doneCorrection", { count: Number(result.slips) })
      : t("done", { month: format.month(month.month) })
  const go = { month: month.month }
  const refused = changes.close.error
  // Whoever has been repaired since stands in the way no more; the check lists the others itself.
  const inTheWay = (told: ReadonlyArray<FoundKind>) => (stage === "check" ? [] : (stopping ?? told))
  // A closed month is corrected by its own button.
  const wayOn = isClosed ? [] : [t(stops === 0 ? "mayCloseHint" : "refusedHint")]
  const retry = isClosed || stops === undefined || stops > 0 ? undefined : () => setAsking("close")
  return (
    <>
      <CloseHead
        month={month.month}
        facts={month}
        stage={stage}
        stops={stops}
        onMonth={(next) => onShow({ month: next })}
        onCheck={() => onShow(go)}
        onPreview={() => onShow({ ...go, step: "preview" })}
        onClose={() => setAsking("close")}
      />
      <PayTabs month={month.month} here="close" />
      <div className="h-3 shrink-0" />
      {month.state === "open" && month.revision > 0 && stage !== "running" && (
        <ReopenedBanner month={month} onLock={() => setAsking("lock")} />
      )}
      {refused !== null && asking === undefined && stage !== "running" && (
        <Trouble
          title={t("refused")}
          sentence={sentenceOf(refused, common)}
          hints={wayOn}
          stops={inTheWay(stopsOfError(refused))}
          month={month.month}
          onRetry={retry}
        />
      )}
      {(job?.state === "failed" || job?.state === "cancelled") && stage !== "running" && refused === null && (
        <Trouble
          title={t(isClosed ? `${job.state}CorrectionTitle` : `${job.state}Title`, {
            time: clockTime(job.endedAt ?? job.queuedAt),
          })}
          sentence={job.failure?.errorMessage ?? ""}
          hints={job.state === "failed" ? [t("failedHint"), ...wayOn] : [t("failedHint")]}
          stops={inTheWay(stopsIn(job.failure?.view))}
          month={month.month}
          onRetry={retry}
        />
      )}
      {stage === "check" && leaveOut.people.length > 0 && <LeaveOutCard of={leaveOut} />}
      {stage === "check" && (
        <CheckStep
          month={month}
          checks={checks.data}
          checkedAt={checks.dataUpdatedAt}
          error={checks.error}
          onRetry={() => void checks.refetch()}
        />
      )}
      {stage === "preview" && <PreviewStep month={month} search={search} onShow={onShow} />}
      {stage === "running" && <ProgressStep job={job} />}
      {stage === "closed" && (
        <ClosedStep month={month} onCorrect={() => setAsking("correct")} onReopen={() => setAsking("reopen")} />
      )}
      {asking !== undefined && (
        <Suspense>
          <CloseDialogs
            asking={asking}
            month={month}
            userId={search.correct}
            leaveOut={leaveOut}
            changes={changes}
            onDismiss={() => {
              dismiss()
              changes.close.reset()
              changes.setEditing.reset()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
