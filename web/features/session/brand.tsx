import { HardHat } from "lucide-react"
import { useTranslation } from "react-i18next"

/** The product's mark, name and what it is for. */
export function Brand() {
  const { t } = useTranslation(["session", "common"])
  return (
    <div className="flex items-center gap-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-lg bg-primary text-primary-foreground max-md:size-11">
        <HardHat className="size-5.5 max-md:size-6" aria-hidden="true" />
      </span>
      <div className="flex flex-wrap items-baseline gap-x-4">
        <span className="text-xl font-bold">{t("common:brand")}</span>
        <span className="text-sm text-muted-foreground max-md:text-xs">{t("tagline")}</span>
      </div>
    </div>
  )
}
