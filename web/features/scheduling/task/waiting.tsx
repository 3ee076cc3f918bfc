import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogHeader, smallOnPhones } from "@/components/ui/dialog.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { ApiError } from "@/lib/api-error.ts"
import { useFormat } from "@/lib/use-format.ts"
import { goneOf, useGoneWords } from "./gone.ts"

interface WaitingProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly onClose: () => void
  /** Leads to the day that it was on. */
  readonly onDay?: ((day: string) => void) | undefined
}
/** Loading, not loaded, or deleted in the meantime: said inside the window (TASK-15, TASK-42). */
export function Waiting({ error, onRetry, onClose, onDay }: WaitingProps) {
  const { t } = useTranslation(["calendar", "arranging"])
  const { shortDay } = useFormat()
  const goneWords = useGoneWords()
  const gone = goneOf(error)
  const isDeleted = error instanceof ApiError && error.errorCode === "Task_Deleted"
  useEffect(() => {
    if (error instanceof ApiError && error.status === 403) onClose()
  }, [error, onClose])
  return (
    <Dialog open disablePointerDismissal onOpenChange={onClose}>
      <DialogContent
        {...(isDeleted ? { width: 500, className: smallOnPhones } : { width: 1200, className: "md:h-[54rem]" })}
      >
        <DialogHeader title={t("details")} />
        <DialogBody>
          {isDeleted && (
            <p role="alert" className="text-base font-bold text-danger">
              {goneWords(error)}
            </p>
          )}
          {gone !== undefined && onDay !== undefined && (
            <Button variant="outline" className="mt-3" onClick={() => onDay(gone.startDate)}>
              {t("arranging:gone.openDay", { day: shortDay(gone.startDate) })}
            </Button>
          )}
          {error !== null && !isDeleted && <ErrorState error={error} onRetry={onRetry} />}
          {error === null && (
            <div className="grid gap-3 md:grid-cols-3" aria-busy="true">
              <Skeleton className="h-96" />
              <Skeleton className="h-96 md:col-span-2" />
            </div>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
