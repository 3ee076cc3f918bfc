import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { PunchView } from "#modules/timekeeping/contract.ts"
import { data } from "@/lib/client.ts"
import { useWrite } from "@/lib/use-write.ts"
import { timekeeping } from "../../client.ts"
import { attendanceKey } from "../attendance-query.ts"
import { ReasonWindow } from "./reason-window.tsx"

interface RemovalDialogProps {
  readonly punch: PunchView
  readonly onClose: () => void
}
/** Takes a punch out of the count; it stays in the history with its reason. */
export function RemovalDialog({ punch, onClose }: RemovalDialogProps) {
  const { t } = useTranslation("attendance")
  const [reason, setReason] = useState("")
  const [isAsked, setAsked] = useState(false)
  const { id, version } = punch
  const remove = useWrite({
    write: (body: { reason: string; version: number }, extraHeaders) =>
      data(timekeeping.remove({ params: { id }, body, extraHeaders })),
    invalidates: [attendanceKey],
    done: t("removal.removed"),
    onDone: onClose,
    quiet: true,
  })
  return (
    <ReasonWindow
      title={t("removal.title")}
      hint={t("removal.hint")}
      action={t("removal.action")}
      isDestructive
      reason={reason}
      onReason={setReason}
      isMissing={isAsked && reason.trim() === ""}
      error={remove.error}
      isBusy={remove.isPending}
      onSend={() => {
        setAsked(true)
        if (reason.trim() !== "") remove.mutate({ reason: reason.trim(), version })
      }}
      onClose={onClose}
    />
  )
}
