import { Check, Clock, RotateCcw, TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { wordOf } from "#modules/kernel/codes/enumeration.ts"
import { mailStatuses } from "#modules/notifications/codes.ts"
import { StateBadge } from "@/components/ui/badge.tsx"
import type { MailRow } from "./mail-queries.ts"

const looks = {
  sent: { tone: "success", Icon: Check },
  kept: { tone: "muted", Icon: Check },
  failed: { tone: "danger", Icon: TriangleAlert },
  waiting: { tone: "outline", Icon: Clock },
  retrying: { tone: "warning", Icon: RotateCcw },
} as const

/** 送信待ち before the first try, 再送中 after it; 保存 where no mail server is set. */
export const stateOf = ({ attempts, isKept, status }: MailRow): keyof typeof looks => {
  const state = wordOf(mailStatuses, status)
  if (state === "failed") return "failed"
  if (state === "sent") return isKept === 1 ? "kept" : "sent"
  return attempts === 0 ? "waiting" : "retrying"
}

export function MailState({ mail }: { readonly mail: MailRow }) {
  const { t } = useTranslation("mails")
  const state = stateOf(mail)
  return <StateBadge look={looks[state]}>{t(`state.${state}`)}</StateBadge>
}
