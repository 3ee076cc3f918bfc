import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"

interface TransferWaitingProps {
  readonly title: string
  readonly error: Error | null
  readonly onRetry: () => void
  readonly onClose: () => void
}
/** The window while what it shows is on its way, or did not come. */
export function TransferWaiting({ error, onClose, onRetry, title }: TransferWaitingProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent width={700}>
        <DialogHeader title={title} />
        <DialogBody>
          {error === null ? <Skeleton className="h-60" /> : <ErrorState error={error} onRetry={onRetry} />}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
