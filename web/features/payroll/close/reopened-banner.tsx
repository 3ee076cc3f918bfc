import { LockOpen } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Can } from "@/lib/permissions.tsx"
import type { PayMonth } from "../queries.ts"

/** A closed month that was opened again: what that means, and the way back without a change. */
export function ReopenedBanner({ month, onLock }: { readonly month: PayMonth; readonly onLock: () => void }) {
  const { t } = useTranslation("close")
  return (
    <div className="mx-5 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-warning-bg px-4 py-2.5 max-md:mx-4">
      <LockOpen aria-hidden="true" className="size-4.5 shrink-0 text-warning" />
      <p className="min-w-0 flex-1">
        <b className="text-warning max-md:block">{t("reopenedTitle")}</b> {t("reopenedHint")}
      </p>
      <Can do="close" to={month}>
        <Button variant="outline" size="sm" onClick={onLock} className="max-md:h-12 max-md:w-full">
          {t("lock")}
        </Button>
      </Can>
    </div>
  )
}
