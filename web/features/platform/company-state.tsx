import { CircleAlert, Lock } from "lucide-react"
import { useTranslation } from "react-i18next"
import { companyUserStatuses } from "#modules/companies/codes.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { stateOf } from "./platform-queries.ts"

const tones = {
  waiting: "warning",
  active: "success",
  over: "danger",
  unpaid: "warning",
  inactive: "muted",
  rejected: "muted",
} as const

interface Shown {
  readonly adminStatus: number
  readonly paymentStatus: number
  readonly status: number
}
/** Of a company that was let in, whether its people can work: its plan may be over, or not paid yet (D95). */
export const companyStateOf = ({ adminStatus, paymentStatus, status }: Shown) => {
  const state = stateOf(status)
  if (state !== "active") return state
  if (adminStatus === companyUserStatuses.adminExpirePurchase) return "over"
  return paymentStatus === 0 ? "unpaid" : state
}

export function CompanyStateBadge({ company }: { readonly company: Shown }) {
  const { t } = useTranslation("platform")
  const state = companyStateOf(company)
  return (
    <Badge tone={tones[state]}>
      {(state === "waiting" || state === "unpaid" || state === "over") && <CircleAlert aria-hidden="true" />}
      {(state === "inactive" || state === "rejected") && <Lock aria-hidden="true" />}
      {t(`state.${state}`)}
    </Badge>
  )
}
