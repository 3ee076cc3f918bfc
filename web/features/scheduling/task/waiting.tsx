import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { ApiError } from "@/lib/api-error.ts"

interface WaitingProps {
  readonly error: unknown
  readonly onRetry: () => void
  readonly onClose: () => void
}
/** Loading, not loaded, or deleted in the meantime: said inside the window (TASK-15, TASK-42). */
export function Waiting({ error, onRetry, onClose }: WaitingProps) {
  const { t } = useTranslation("calendar")
  const isDeleted = error instanceof ApiError && error.errorCode === "Task_Deleted"
  useEffect(() => {
    if (error instanceof ApiError && error.status === 403) onClose()
  }, [error, onClose])
  return (
    <Dialog open disablePointerDismissal onOpenChange={onClose}>
      <DialogContent width={1200} className="md:h-[54rem]">
        <DialogHeader title={t("details")} />
        <DialogBody>
          {isDeleted && (
            <p role="alert" className="text-base font-bold text-danger">
              {t("isDeleted")}
            </p>
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
