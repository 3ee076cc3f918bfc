import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Decline, Declined } from "./decline.tsx"
import { GoOn, Yes } from "./go-on.tsx"
import type { Invitation } from "./invitation-query.ts"
import { CompanyCard, Steps, WrittenDown } from "./invite-card.tsx"
import { InviteFrame } from "./invite-frame.tsx"
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
