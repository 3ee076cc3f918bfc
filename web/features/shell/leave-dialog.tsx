import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"

export type Leaving = "logout" | "switch"

interface LeaveDialogProps {
  readonly leaving: Leaving
  readonly count: number
  readonly onLeave: () => void
  readonly onStay: () => void
}
/** Asked before logging out or changing the company while presses wait on this device. */
export default function LeaveDialog({ leaving, count, onLeave, onStay }: LeaveDialogProps) {
  const { t } = useTranslation("today")
  return (
    <ConfirmDialog
      open
      onOpenChange={onStay}
      title={t("leave.title")}
      description={t("leave.detail")}
      losses={[t("leave.count", { count })]}
      action={t(leaving === "logout" ? "leave.logout" : "leave.switch")}
      cancel={t("leave.stay")}
      destructive={false}
      onConfirm={onLeave}
    />
  )
}
