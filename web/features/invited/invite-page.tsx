import { UserRound } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Decline, Declined } from "./decline.tsx"
import { GoOn } from "./go-on.tsx"
import type { Invitation } from "./invitation-query.ts"
import { CompanyCard, Steps, WrittenDown } from "./invite-card.tsx"
import { InviteFrame } from "./invite-frame.tsx"
import { SignInAsInvited } from "./sign-in-as-invited.tsx"
import { Yes } from "./yes.tsx"

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
  const [isDeclined, setDeclined] = useState(false)
  if (isDeclined) return <Declined invitation={invitation} />
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
      {invitation.here !== undefined && !invitation.isMine && (
        <OtherHere name={invitation.here.name} email={invitation.shownEmail} />
      )}
      <CompanyCard invitation={invitation} />
      <WrittenDown invitation={invitation} />
      {invitation.isMine ? (
        <Yes invitation={invitation} />
      ) : (
        <GoOn invitation={invitation} onPassword={() => setRead(true)} />
      )}
      <Decline invitation={invitation} onDeclined={() => setDeclined(true)} />
      {invitation.isMine && (
        <Button variant="quiet" size="lg" onClick={() => location.replace("/")}>
          {t("answerLater")}
        </Button>
      )}
    </>
  )
}

/** Said before anything of the invitation is read: it is for somebody else than who is signed in on this device. */
function OtherHere({ name, email }: { readonly name: string; readonly email: string }) {
  const { t } = useTranslation("invited")
  return (
    <div role="status" className="flex gap-3 rounded-xl bg-warning-bg px-4 py-3 text-warning">
      <UserRound className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      <p className="min-w-0">
        <b className="block text-base">{t("otherHere", { name })}</b>
        <span className="text-sm break-words">{t("otherHereText", { name, email })}</span>
      </p>
    </div>
  )
}
