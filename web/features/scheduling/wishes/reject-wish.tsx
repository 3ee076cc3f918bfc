import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { Input } from "@/components/ui/input.tsx"
import { workspaceQuery } from "@/features/session/workspace.ts"
import { data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { calendarKey } from "../calendar-query.ts"
import { scheduling } from "../client.ts"
import type { TaskView } from "../task/task-query.ts"
import { isFirstRequest } from "./first-request.ts"

interface RejectWishProps {
  readonly view: TaskView
  readonly onKeep: () => void
  readonly onDone: () => void
}
/** A refusal goes with its reason: the customer reads it. */
export default function RejectWish({ view, onKeep, onDone }: RejectWishProps) {
  const { t } = useTranslation("customer")
  const id = useId()
  const [reason, setReason] = useState("")
  const reject = useWrite({
    write: (text: string, extraHeaders) =>
      data(
        scheduling.rejectProposal({
          params: { id: view.id },
          body: { version: view.version, reason: text },
          extraHeaders,
        }),
      ),
    invalidates: [calendarKey, ["task"], workspaceQuery.queryKey],
    done: t("rejectedToast"),
    onDone,
  })
  return (
    <Dialog open onOpenChange={onKeep}>
      <DialogContent width={500}>
        <DialogHeader
          title={t("rejectTitle")}
          description={t(isFirstRequest(view) ? "rejectRequestHint" : "rejectHint")}
        />
        <DialogBody>
          <label htmlFor={id} className="flex flex-col gap-1.5 font-semibold">
            {t("reason")}
            <Input id={id} value={reason} maxLength={500} onChange={({ target }) => setReason(target.value)} />
          </label>
        </DialogBody>
        <DialogFooter>
          <Button variant="outline" onClick={onKeep}>
            {t("keep")}
          </Button>
          <Button
            variant="destructive"
            disabled={reason.trim() === ""}
            busy={reject.isPending}
            onClick={() => reject.mutate(reason.trim())}
          >
            {t("rejectAction")}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
