import { Ban, BellRing, Check, Clock, MailWarning, TimerOff, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { wordOf } from "#modules/kernel/codes/enumeration.ts"
import { mailStatuses } from "#modules/notifications/codes.ts"
import { invitationStates } from "#modules/people/codes.ts"
import { StateBadge } from "@/components/ui/badge.tsx"
import type { InvitationState } from "./invitation-search.ts"

interface Standing {
  readonly status: (typeof invitationStates)[keyof typeof invitationStates]
  readonly isExpired: 0 | 1
  /** How its mail stands, where the reader's company sent it. */
  readonly mailStatus?: number | null
  readonly askedAgainAt?: string | null
}
const looks = {
  open: { tone: "pending", Icon: Clock },
  expired: { tone: "warning", Icon: TimerOff },
  askedAgain: { tone: "danger", Icon: BellRing },
  accepted: { tone: "success", Icon: Check },
  refused: { tone: "danger", Icon: X },
  withdrawn: { tone: "muted", Icon: Ban },
  mailFailed: { tone: "danger", Icon: MailWarning },
} as const

/** 返事待ち until its days are over, then 期限切れ. */
export const stateOf = ({ isExpired, status }: Standing): InvitationState =>
  isExpired === 1 ? "expired" : wordOf(invitationStates, status)

/** Nobody can answer a mail that did not reach him; whoever found its days over may have said so. */
export const shownState = (of: Standing): keyof typeof looks => {
  const state = stateOf(of)
  if (state === "expired" && of.askedAgainAt != null) return "askedAgain"
  return state === "open" && of.mailStatus === mailStatuses.failed ? "mailFailed" : state
}

export function InvitationBadge({ invitation }: { readonly invitation: Standing }) {
  const { t } = useTranslation("invitations")
  const state = shownState(invitation)
  return <StateBadge look={looks[state]}>{t(`state.${state}`)}</StateBadge>
}
