import { Type } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { SettingCard } from "./setting-card.tsx"

const DisplayDialog = lazy(() => import("../shell/display-dialog.tsx"))

/** 表示: one's own, of this account; the same window as in the menu behind the own name. */
export function DisplaySection() {
  const { t } = useTranslation(["settings", "shell"])
  const [isOpen, setIsOpen] = useState(false)
  return (
    <SettingCard section="display" hint={t("displayHint")}>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        <Type aria-hidden="true" />
        {t("shell:display")}
      </Button>
      {isOpen && (
        <Suspense>
          <DisplayDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </SettingCard>
  )
}
