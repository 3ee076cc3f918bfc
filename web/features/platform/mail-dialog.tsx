import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { MailFrame } from "@/features/mails/mail-frame.tsx"
import { textOf } from "@/lib/list/column.ts"
import { platformMailQuery } from "./mail-queries.ts"

/** One mail of no company as it was sent, without the code or link in it, and each try with what the other server said. */
export function MailDialog({ id, onClose }: { readonly id: number; readonly onClose: () => void }) {
  const { t } = useTranslation("mails")
  const { data: mail, error, refetch } = useQuery(platformMailQuery(id))
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent width={700}>
        <DialogHeader title={mail?.subject ?? t("title")} description={mail?.receiverEmail} />
        <DialogBody className="flex flex-col gap-3">
          {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
          {mail === undefined ? (
            error === null && <Skeleton className="h-40" />
          ) : (
            <>
              <MailFrame html={mail.html} title={mail.subject} />
              {mail.tries.map(({ at, reason, said }) => (
                <p key={at} className="text-sm">
                  <span className="tnum">{textOf({ kind: "instant" }, at)}</span> {reason}
                  {said !== "" && <span className="break-all">（{said}）</span>}
                </p>
              ))}
            </>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
