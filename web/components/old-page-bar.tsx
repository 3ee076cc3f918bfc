import { RotateCw } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "./ui/button.tsx"

/** Asks to load the page again; it is not done by itself, because something may be half typed (AUTH-23). */
export default function OldPageBar() {
  const { t } = useTranslation("common")
  return (
    <div
      role="alert"
      className="sticky top-0 z-50 flex flex-wrap items-center gap-x-3 gap-y-2 bg-warning-bg px-4 py-2 text-foreground"
    >
      <p className="min-w-0 flex-1">
        <b>{t("newVersion")}</b> <span>{t("newVersionHint")}</span>
      </p>
      <Button onClick={() => location.reload()}>
        <RotateCw />
        {t("reload")}
      </Button>
    </div>
  )
}
