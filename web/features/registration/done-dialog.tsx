import { CircleCheck } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader } from "@/components/ui/dialog.tsx"
import { signOut } from "@/features/session/sign-out.ts"

/** What was sent: a registration, one with a consultation, one that was said anew. */
export type Outcome = "registered" | "sent" | "again"

interface DoneDialogProps {
  readonly outcome: Outcome
  readonly onClose: () => void
}
const words = {
  registered: { title: "doneTitle", text: "doneText" },
  sent: { title: "sentTitle", text: "sentText" },
  again: { title: "reappliedTitle", text: "reappliedText" },
} as const

/** 登録が完了しました (WIZ-21) leads to the sign-in that it asks for; a consultation back to the companies (WIZ-17). */
export function DoneDialog({ outcome, onClose }: DoneDialogProps) {
  const { t } = useTranslation("registration")
  const { title, text } = words[outcome]
  return (
    <Dialog open disablePointerDismissal onOpenChange={(open) => !open && onClose()}>
      <DialogContent width={500}>
        <DialogHeader title={t(title)} closable={false} />
        <DialogBody className="flex gap-3">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success" />
          <p>{t(text)}</p>
        </DialogBody>
        <DialogFooter>
          {outcome === "registered" ? (
            <Button onClick={() => void signOut()}>{t("toLogin")}</Button>
          ) : (
            <Button onClick={onClose}>{t("toCompanies")}</Button>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  )
}
