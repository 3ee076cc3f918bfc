import { useNavigate } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { ConfirmDialog } from "@/components/ui/alert-dialog.tsx"
import { Button } from "@/components/ui/button.tsx"
import { Refused } from "@/features/session/account-form.tsx"
import { ToLogin } from "@/features/session/account-frame.tsx"
import { endSignIn } from "@/features/session/sign-out.ts"
import { ApiError } from "@/lib/api-error.ts"
import { queryClient } from "@/lib/query-client.ts"
import { useSending } from "@/lib/use-sending.ts"
import { type Invitation, invitationQuery } from "./invitation-query.ts"
import { joinAgain } from "./join.ts"
import { refusedParts } from "./own-words.ts"

const partNames = {
  furiganaName: "furigana",
  phone: "phone",
  address: "address",
  yearExperience: "partYears",
  birthday: "birthday",
  job: "job",
  emergencyAddress: "partEmergency",
  heal: "partHealth",
  bankInfo: "partBank",
  certification: "partQualifications",
} as const

/** Signed in by the invited address: yes. */
export function Yes({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation("invited")
  const { error, isBusy, send } = useSending<undefined>(() => joinAgain(invitation))
  const isOther = error instanceof ApiError && error.errorCode === "Update_Expired"
  const refused = refusedParts(error)
  return (
    <div className="flex flex-col gap-3">
      {error !== undefined && (
        <Refused title={t(isOther ? "roleChanged" : "notJoined")} error={error}>
          {refused.length > 0 && (
            <p className="mt-1">
              {t("partsLeftOut", { parts: refused.map((part) => t(partNames[part])).join(t("partsBetween")) })}
            </p>
          )}
          {isOther && (
            <Button
              variant="outline"
              className="mt-2 flex text-foreground"
              onClick={() => void queryClient.refetchQueries(invitationQuery(invitation.token))}
            >
              {t("readAgain")}
            </Button>
          )}
        </Refused>
      )}
      <Button size="submit" busy={isBusy} onClick={() => send(undefined)}>
        {t("joinNow", { company: invitation.companyName })}
      </Button>
    </div>
  )
}
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
