import { Ban, Check, Clock, TimerOff, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { wordOf } from "#modules/kernel/codes/enumeration.ts"
import { invitationStates } from "#modules/people/codes.ts"
import { StateBadge } from "@/components/ui/badge.tsx"
import type { InvitationState } from "./invitation-search.ts"

interface Standing {
  readonly status: (typeof invitationStates)[keyof typeof invitationStates]
  readonly isExpired: 0 | 1
}
const looks = {
  open: { tone: "pending", Icon: Clock },
  expired: { tone: "warning", Icon: TimerOff },
  accepted: { tone: "success", Icon: Check },
  refused: { tone: "danger", Icon: X },
  withdrawn: { tone: "muted", Icon: Ban },
} as const

/** 返事待ち until its days are over, then 期限切れ. */
export const stateOf = ({ isExpired, status }: Standing): InvitationState =>
  isExpired === 1 ? "expired" : wordOf(invitationStates, status)

export function InvitationBadge({ invitation }: { readonly invitation: Standing }) {
  const { t } = useTranslation("invitations")
  const state = stateOf(invitation)
  return <StateBadge look={looks[state]}>{t(`state.${state}`)}</StateBadge>
}
