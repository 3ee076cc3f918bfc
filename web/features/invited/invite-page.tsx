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
import { CompanyCard, Steps, WrittenDown } from "./invite-card.tsx"
import { InviteFrame } from "./invite-frame.tsx"
import { decline, join } from "./join.ts"
import { SignInAsInvited } from "./sign-in-as-invited.tsx"

/** Where the link of an invitation leads (AUTH-02, INV-07…10): nothing happens before a press. */
export function InvitePage() {
  const { t } = useTranslation("invited")
  return (
    <InviteFrame title={t("title")}>
      {(invitation) => <Asked key={`${invitation.roleId} ${invitation.isMine}`} invitation={invitation} />}
    </InviteFrame>
  )
}
function Asked({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation("invited")
  const [isRead, setRead] = useState(false)
  if (isRead)
    return (
      <>
        <Steps at={2} name={t("stepWho")} />
        <CompanyCard invitation={invitation} />
        <SignInAsInvited invitation={invitation} onBack={() => setRead(false)} />
      </>
    )
  return (
    <>
      {!invitation.isMine && <Steps at={1} name={t("stepRead")} />}
      <CompanyCard invitation={invitation} />
      <WrittenDown invitation={invitation} />
      {invitation.isMine ? (
        <YesOrNo invitation={invitation} />
      ) : (
        <GoOn invitation={invitation} onPassword={() => setRead(true)} />
      )}
    </>
  )
}
/** Signed in by the invited address: yes, or a no that is asked about once. */
function YesOrNo({ invitation }: { readonly invitation: Invitation }) {
  const { t } = useTranslation(["invited", "common"])
  const [isAsking, setAsking] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const yes = useSending<undefined>(() => join(invitation))
  const no = useSending<undefined>(async () => {
    await decline(invitation)
    setRefused(true)
  })
  if (isRefused)
    return (
      <>
        <p role="status" className="text-base font-bold">
          {t("declined", { company: invitation.companyName })}
        </p>
        <a href="/" className="inline-flex min-h-12 items-center text-link underline">
          {t("common:toStart")}
        </a>
      </>
    )
  const error = yes.error ?? no.error
  const isOther = error instanceof ApiError && error.errorCode === "Update_Expired"
  return (
    <div className="flex flex-col gap-3">
      {error !== undefined && (
        <Refused title={t(isOther ? "roleChanged" : "notJoined")} error={error}>
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
      <Button size="submit" busy={yes.isBusy} onClick={() => yes.send(undefined)}>
        {t("joinNow", { company: invitation.companyName })}
      </Button>
      <Button variant="quiet" size="lg" busy={no.isBusy} onClick={() => setAsking(true)}>
        {t("decline")}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t("declineAsk")}
        description={t("declineText", { company: invitation.companyName })}
        action={t("decline")}
        onConfirm={() => {
          setAsking(false)
          no.send(undefined)
        }}
      />
    </div>
  )
}
/** Another address, or nobody, is signed in: the password of the invited account, or a new account after logging out. */
function GoOn({ invitation, onPassword }: { readonly invitation: Invitation; readonly onPassword: () => void }) {
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
      <p className="text-sm text-muted-foreground">{t("notMe")}</p>
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
