import { Lock } from "lucide-react"
import { useTranslation } from "react-i18next"
import { userStatuses } from "#modules/kernel/codes/status.ts"
import { Badge } from "@/components/ui/badge.tsx"
import { accountStates } from "./account-queries.ts"

export const accountStateOf = (status: number) =>
  accountStates.find((one) => userStatuses[one] === status) ?? "notVerify"
const tones = {
  active: "success",
  blocked: "danger",
  notVerify: "warning",
  suspend: "muted",
  deleted: "muted",
} as const

export function AccountStateBadge({ status }: { readonly status: number }) {
  const { t } = useTranslation("platform")
  const state = accountStateOf(status)
  return (
    <Badge tone={tones[state]}>
      {state === "blocked" && <Lock aria-hidden="true" />}
      {t(`accountState.${state}`)}
    </Badge>
  )
}
