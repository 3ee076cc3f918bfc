import { Ban, CreditCard } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { useWorkspace } from "../session/workspace.ts"

/** Where no screen is open: what the company waits for, if that is why. */
export function NoScreen() {
  const { t } = useTranslation("shell")
  const [gate] = useWorkspace().gates
  return (
    <div className="p-5">
      {gate === undefined ? (
        <EmptyState icon={Ban} title={t("noScreen")} hint={t("noScreenHint")} />
      ) : (
        <EmptyState icon={CreditCard} title={t(`gate.${gate.kind}`)} hint={t(`gateHint.${gate.kind}`)} />
      )}
    </div>
  )
}
