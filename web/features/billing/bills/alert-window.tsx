import { useTranslation } from "react-i18next"
import type { AlertAction } from "#modules/billing/codes.ts"
import { Button, type ButtonProps } from "@/components/ui/button.tsx"
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  smallOnPhones,
} from "@/components/ui/dialog.tsx"
import { yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Alert } from "./alert.ts"
import { PlanLink } from "./plan-link.tsx"

interface AlertWindowProps {
  readonly alert: Alert
  readonly onPay: () => void
  readonly onLater: () => void
  readonly onLeave: () => void
  readonly onGo: () => void
}
/** The window of an alert; its first action is what OK does, and the only one that is filled. */
export function AlertWindow({ alert, onGo, onLater, onLeave, onPay }: AlertWindowProps) {
  const { t } = useTranslation("bills")
  const { longDay } = useFormat()
  const { actions, amount, closable, dueOn, kind, lastDay } = alert
  const facts = {
    amount: yen(amount),
    due: dueOn === null ? "" : longDay(dueOn),
    lastDay: lastDay === null ? "" : longDay(lastDay),
  }
  const isTrial = kind === "ending" && !actions.includes("extendPlan")
  const text = kind === "planExpired" && lastDay === null ? "planExpiredNoDay" : isTrial ? "endingTrial" : kind
  const doing: Partial<Record<AlertAction, () => void>> = {
    payNow: onPay,
    later: onLater,
    cancel: onLater,
    switchCompany: onLeave,
  }
  return (
    <Dialog open onOpenChange={(open) => !open && closable && onLater()} disablePointerDismissal>
      <DialogContent className={smallOnPhones}>
        <DialogHeader title={t(`alert.${kind}`)} closable={closable} />
        <DialogBody>
          <p>{t(`alertText.${text}`, facts)}</p>
        </DialogBody>
        <DialogFooter className="flex-row-reverse flex-wrap justify-start max-md:flex-col max-md:items-stretch">
          {actions.map((action, at) => (
            <AlertButton
              key={action}
              action={action}
              variant={at === 0 ? "default" : action === "later" || action === "cancel" ? "ghost" : "outline"}
              onPress={doing[action]}
              onGo={onGo}
            />
          ))}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
interface AlertButtonProps extends Pick<ButtonProps, "variant"> {
  readonly action: AlertAction
  /** Undefined of what leads to the plan. */
  readonly onPress: (() => void) | undefined
  readonly onGo: () => void
}
function AlertButton({ action, onGo, onPress, variant }: AlertButtonProps) {
  const { t } = useTranslation("bills")
  if (onPress === undefined)
    return (
      <PlanLink variant={variant} onGo={onGo} opens={action === "extendPlan" ? "extend" : "change"}>
        {t(`action.${action}`)}
      </PlanLink>
    )
  return (
    <Button variant={variant} onClick={onPress}>
      {t(`action.${action}`)}
    </Button>
  )
}
