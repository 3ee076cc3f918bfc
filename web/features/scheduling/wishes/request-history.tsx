import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { RequestRow } from "./request-row.tsx"
import { historyQuery } from "./requests-query.ts"

/** 変更履歴: each wish as a difference field by field, refusals red (TASK-23). */
export default function RequestHistory({ taskId, onClose }: { readonly taskId: number; readonly onClose: () => void }) {
  const { t } = useTranslation("customer")
  const { data: rows, error, refetch } = useQuery(historyQuery(taskId))
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent width={800}>
        <DialogHeader title={t("history")} />
        <DialogBody>
          {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
          {rows?.length === 0 && <p className="py-6 text-center text-muted-foreground">{t("noHistory")}</p>}
          <ul>
            {rows?.map((request) => (
              <RequestRow key={request.id} request={request} hasPlace={false} />
            ))}
          </ul>
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
