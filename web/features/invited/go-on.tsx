import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { ToLogin } from "@/features/session/account-frame.tsx"
import { endSignIn } from "@/features/session/sign-out.ts"
import { useSending } from "@/lib/use-sending.ts"
import type { Invitation } from "./invitation-query.ts"

/** Another address, or nobody, is signed in: the password of the invited account, or a new account after logging out. */
export function GoOn({ invitation, onPassword }: { readonly invitation: Invitation; readonly onPassword: () => void }) {
  const { t } = useTranslation("invited")
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const { here, isExist, signUpPath, token } = invitation
  const leave = useSending<undefined>(async () => {
    if (here !== undefined) await endSignIn()
    await navigate({ to: signUpPath, hash: token })
  })
  const goOn = () => {
    if (isExist) onPassword()
    else if (here === undefined) leave.send(undefined)
    else setAsking(true)
  }
  return (
    <div className="flex flex-col gap-3">
      <Button size="submit" busy={leave.isBusy} onClick={goOn}>
        {t("next")}
      </Button>
      {here === undefined && isExist && <ToLogin />}
      {here !== undefined && (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          destructive={false}
          title={t("leaveAsk", { name: here.name })}
          description={t("leaveText", { email: invitation.email, name: here.name })}
          action={t("leaveYes")}
          busy={leave.isBusy}
          onConfirm={() => leave.send(undefined)}
        />
      )}
    </div>
  )
}
