import { lazy } from "react"
import type { WorkShift } from "../shifts.ts"
import { AssignedList } from "./assigned-list.tsx"
import { CandidateList } from "./candidate-list.tsx"
import { useCandidates } from "./candidates.ts"
import { loadVendorList } from "./late-parts.ts"
import { SeriesStrip } from "./series-strip.tsx"
import type { TaskView } from "./task-query.ts"
import type { Arrangement } from "./use-arrangement.ts"

const VendorList = lazy(loadVendorList)

interface CrewColumnProps {
  readonly form: Arrangement
  readonly view: TaskView | undefined
  readonly shift: WorkShift
  readonly isFixedPrice: boolean
  /** Another day of the series is wanted. */
  readonly onDay: (taskId: number) => void
}
/** Who is on the chosen shift, and who could be. */
export function CrewColumn({ form, view, shift, isFixedPrice, onDay }: CrewColumnProps) {
  const candidates = useCandidates(form.values, shift, form.taskId)
  return (
    <div className="min-h-0 flex-1 md:grid md:grid-cols-[1fr_28rem]">
      <div className="flex min-h-0 flex-col md:border-r">
        <AssignedList form={form} shift={shift} candidates={candidates.data ?? []} />
        <VendorList form={form} shift={shift} view={view} isFixedPrice={isFixedPrice} />
        {view?.seriesDays !== undefined && (
          <SeriesStrip days={view.seriesDays} taskId={view.id} shift={shift} onDay={onDay} />
        )}
      </div>
      <CandidateList
        form={form}
        shift={shift}
        candidates={form.values.shifts[shift].isOn ? candidates.data : []}
        isLoading={candidates.isLoading}
        error={candidates.error}
        onRetry={() => void candidates.refetch()}
      />
    </div>
  )
}
