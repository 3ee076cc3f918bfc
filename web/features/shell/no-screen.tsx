import { Ban } from "lucide-react"
import { useTranslation } from "react-i18next"
import { EmptyState } from "@/components/ui/empty-state.tsx"

export function NoScreen() {
  const { t } = useTranslation("shell")
  return (
    <div className="p-5">
      <EmptyState icon={Ban} title={t("noScreen")} hint={t("noScreenHint")} />
    </div>
  )
}
