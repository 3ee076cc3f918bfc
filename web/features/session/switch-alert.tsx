import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogFooter,
  DialogHeader,
  smallOnPhones,
} from "@/components/ui/dialog.tsx"
import { yen } from "@/lib/format.ts"
import type { SwitchAlert } from "./ask-before-switch.ts"
import { payingNow } from "./paying-now.ts"

interface SwitchWindowProps {
  readonly alert: SwitchAlert
  /** He goes on to the company. */
  readonly onGo: () => void
  readonly onCancel: () => void
}
/** Before going over to a company that is not paid (PICK-05): pay, put it off, or stay. */
export default function SwitchWindow({ alert, onCancel, onGo }: SwitchWindowProps) {
  const { t } = useTranslation("bills")
  // Of a company that has never paid no plan is over (PICK-05).
  const text = alert.kind === "error" && alert.lastDay === null ? "errorUnpaid" : alert.kind
  const doing = {
    payNow: () => {
      payingNow.wish()
      onGo()
    },
    later: onGo,
    cancel: onCancel,
  } as const
  const offered = (["payNow", "later", "cancel"] as const).filter((action) => alert.actions.includes(action))
  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()} disablePointerDismissal>
      <DialogContent className={smallOnPhones}>
        <DialogHeader title={t(`alert.${alert.kind}`, { company: alert.companyName })} closable={alert.closable} />
        <DialogBody>
          <p>{t(`alertText.${text}`, { amount: yen(alert.amount) })}</p>
        </DialogBody>
        <DialogFooter className="flex-row-reverse justify-start max-md:flex-col max-md:items-stretch">
          {offered.map((action, at) => (
            <Button key={action} variant={at === 0 ? "default" : "ghost"} onClick={doing[action]}>
              {t(`action.${action}`)}
            </Button>
          ))}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
