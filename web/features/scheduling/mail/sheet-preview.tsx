import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { template } from "#modules/scheduling/documents/task-sheet.tsx"
import { Dialog, DialogBody, DialogContent, DialogHeader } from "@/components/ui/dialog.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { PdfButton } from "@/components/ui/pdf-button.tsx"
import { Skeleton } from "@/components/ui/skeleton.tsx"
import { scheduling } from "../client.ts"
import { type Receiver, sheetQuery } from "./sheet-query.ts"

interface SheetPreviewProps {
  readonly taskId: number
  /** As whom it is read; the customer where there is nobody with an account. */
  readonly receiver: Pick<Receiver, "id" | "name"> | undefined
  readonly onClose: () => void
}
/** TASK-38: the sheet as its receiver will get it, at 0.8 of its size; smaller on a phone. */
export function SheetPreview({ taskId, receiver, onClose }: SheetPreviewProps) {
  const { t } = useTranslation("letters")
  const receiverId = receiver?.id ?? undefined
  const { data: sheet, error, refetch } = useQuery(sheetQuery(taskId, receiverId))
  return (
    <Dialog open onOpenChange={onClose}>
      <DialogContent width={1200} className="md:h-[54rem]">
        <DialogHeader title={t("sheet.preview")} description={receiver?.name ?? t("sheet.asCustomer")}>
          <div className="ml-auto">
            <PdfButton
              name={`${t("sheet.name")}.pdf`}
              fetch={() =>
                scheduling.taskSheetPdf({
                  params: { id: taskId },
                  query: receiverId === undefined ? {} : { receiverId },
                })
              }
            />
          </div>
        </DialogHeader>
        <DialogBody className="overflow-auto bg-muted">
          {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
          {sheet === undefined && error === null && <Skeleton className="h-96" />}
          {sheet !== undefined &&
            template.pages(sheet.print).map((page, n) => (
              <div key={n} className="mx-auto mb-4 w-fit border bg-white shadow-pop [zoom:0.8] max-md:[zoom:0.3]">
                {page}
              </div>
            ))}
        </DialogBody>
      </DialogContent>
    </Dialog>
  )
}
