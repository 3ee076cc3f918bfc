import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { writing } from "@/lib/form/writing.ts"
import { yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { PayMonth } from "../queries.ts"
import { CorrectDialog } from "./correct-dialog.tsx"
import { ReasonDialog } from "./reason-dialog.tsx"
import type { LeaveOut } from "./use-leave-out.ts"
import type { useMonthChanges, WantedClose } from "./use-month-changes.ts"

/** What is asked before it is done. */
export type Asking = "close" | "correct" | "reopen" | "lock"

interface CloseDialogsProps {
  readonly asking: Asking
  readonly month: PayMonth
  /** Whose slip is to be corrected. */
  readonly userId: number | undefined
  readonly leaveOut: LeaveOut
  readonly changes: ReturnType<typeof useMonthChanges>
  readonly onDismiss: () => void
}
const contract = () => import("#modules/payroll/contract.ts")

/** Each question says what will happen and what is lost by it. A refused close goes on in the page, with its findings. */
export function CloseDialogs({ asking, month, userId, leaveOut, changes, onDismiss }: CloseDialogsProps) {
  const { t } = useTranslation("close")
  const format = useFormat()
  const { close, setEditing } = changes
  const { without } = leaveOut
  const leftOut = without.length === 0 ? {} : { without }
  const closing = (wanted: Omit<WantedClose, "month">) =>
    writing({
      schema: async () => (await contract()).payrollContract.snapshot.body,
      body: { month: month.month, ...wanted },
      send: (body) => close.mutateAsync(body),
    })
  const named = { month: format.month(month.month) }
  const losses = [
    t("confirmLosses.people", { count: month.totals.people, yen: yen(month.totals.net) }),
    ...(without.length === 0
      ? []
      : [t("leaveOut.loss", { names: leaveOut.leftOut.map(({ name }) => name).join("・") })]),
    t("confirmLosses.locked"),
    t("confirmLosses.reopen"),
  ]
  if (asking === "close" && month.revision === 0) {
    return (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && onDismiss()}
        title={t("confirmTitle", named)}
        losses={losses}
        action={t("confirmAction", { count: month.totals.people })}
        cancel={t("confirmCancel")}
        destructive={false}
        busy={close.isPending}
        onConfirm={() => close.mutate({ month: month.month, ...leftOut })}
      />
    )
  }
  if (asking === "close") {
    return (
      <ReasonDialog
        title={t("confirmTitle", named)}
        hint={t("confirmAgain")}
        action={t("confirmAction", { count: month.totals.people })}
        write={(reason) => closing({ reason, ...leftOut })}
        onClose={onDismiss}
      />
    )
  }
  if (asking === "correct") {
    return (
      <CorrectDialog
        month={month.month}
        userId={userId}
        leaveOut={leaveOut}
        write={({ reason, userId: ofOne }) =>
          closing({ reason, isRerun: 1, ...(ofOne === undefined ? leftOut : { userIds: [ofOne] }) })
        }
        onClose={onDismiss}
      />
    )
  }
  const isOpening = asking === "reopen"
  return (
    <ReasonDialog
      title={isOpening ? t("reopenTitle", named) : t("lockTitle")}
      hint={isOpening ? t("reopenHint") : t("lockHint")}
      action={isOpening ? t("reopen") : t("lock")}
      write={(reason) =>
        writing({
          schema: async () => (await contract()).payrollContract.updateBlockPayroll.body,
          body: { month: month.month, isBlock: isOpening ? 0 : 1, reason },
          send: (body) => setEditing.mutateAsync(body),
        })
      }
      onClose={onDismiss}
    />
  )
}
