import { CircleAlert, Lock } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { stateOf } from "./platform-queries.ts"

const tones = { waiting: "warning", active: "success", inactive: "muted", rejected: "muted" } as const

export function CompanyStateBadge({ status }: { readonly status: number }) {
  const { t } = useTranslation("platform")
  const state = stateOf(status)
  return (
    <Badge tone={tones[state]}>
      {state === "waiting" && <CircleAlert aria-hidden="true" />}
      {(state === "inactive" || state === "rejected") && <Lock aria-hidden="true" />}
      {t(`state.${state}`)}
    </Badge>
  )
}
