import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { type StaffView, staffQuery } from "../staff-queries.ts"

interface KnownPersonProps {
  readonly id: number
  readonly title: string
  readonly onClose: () => void
  readonly children: (view: StaffView) => React.ReactNode
}
/** The record that a window mends: a failed read is told in the window, with the way to try again, and closes nothing. */
export function KnownPerson({ id, title, onClose, children }: KnownPersonProps) {
  const { t } = useTranslation("common")
  const { data: view, error, refetch } = useQuery(staffQuery(id))
  if (view !== undefined) return children(view)
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent>
        <DialogHeader title={title} />
        <DialogBody>
          {error === null ? (
            <Skeleton role="status" aria-label={t("loading")} className="h-40" />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} />
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
