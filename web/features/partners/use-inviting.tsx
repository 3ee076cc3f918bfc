import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense, useCallback, useState } from "react"
import { useTranslation } from "react-i18next"
import { invitationStates } from "#modules/people/codes.ts"
import { InvitationButtons } from "@/features/invitations/invitation-facts.tsx"
import type { SentRow } from "@/features/invitations/invitation-queries.ts"
import { InvitationBadge } from "@/features/invitations/invitation-state.tsx"
import { useChangeInvitations } from "@/features/invitations/use-change-invitations.tsx"
import { loadTexts } from "@/i18n/i18n.ts"
import { may } from "@/lib/permissions.tsx"
import type { InvitedPartner } from "./invite-dialog.tsx"
import type { Kind } from "./kinds.ts"
import { partnerInvitationsQuery } from "./partner-invitations.ts"
import type { PartnerView } from "./partner-queries.ts"

const InviteDialog = lazy(async () => {
  await loadTexts("form")
  return { default: (await import("./invite-dialog.tsx")).InviteDialog }
})
type Invited = Pick<PartnerView, "id" | "companyName" | "email" | "permissions">
const waits = (invitation: SentRow | undefined) => invitation?.status === invitationStates.open
/** Whoever waits for an answer is asked again by his invitation, and who said yes is asked no more. */
const isAskable = (invitation: SentRow | undefined) =>
  !waits(invitation) && invitation?.status !== invitationStates.accepted

/** How a partner's invitation stands, and what the server lets this person do about it. */
export const useInviting = (kind: Kind) => {
  const { t } = useTranslation(["trading", "invitations"])
  const { data: invitations } = useQuery(partnerInvitationsQuery(kind))
  const [invited, setInvited] = useState<InvitedPartner>()
  const { ask, question } = useChangeInvitations()
  const invitationOf = useCallback(({ id }: Pick<Invited, "id">) => invitations?.get(id), [invitations])
  const draw = useCallback(
    (partner: Invited) => {
      const invitation = invitationOf(partner)
      const asks = may(partner, "create") && invitations !== undefined && isAskable(invitation)
      const doings = [
        ...(asks ? [{ key: "invite", label: t("invite"), onPress: () => setInvited({ kind, ...partner }) }] : []),
        ...(["resend", "withdraw"] as const)
          .filter((verb) => invitation !== undefined && waits(invitation) && may(invitation, verb))
          .map((verb) => ({
            key: verb,
            label: t(`invitations:${verb}`),
            onPress: () => invitation && ask(verb)([invitation]),
          })),
      ]
      return {
        badge: invitation && <InvitationBadge invitation={invitation} />,
        buttons: doings.length > 0 && <InvitationButtons of={partner.companyName} doings={doings} />,
      }
    },
    [t, kind, ask, invitations, invitationOf],
  )
  const windows = (
    <>
      {question}
      <Suspense>
        {invited !== undefined && <InviteDialog partner={invited} onClose={() => setInvited(undefined)} />}
      </Suspense>
    </>
  )
  return { invitationOf, draw, windows }
}
export type Inviting = Pick<ReturnType<typeof useInviting>, "invitationOf" | "draw">
