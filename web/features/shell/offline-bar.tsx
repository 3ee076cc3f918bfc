import { WifiOff } from "lucide-react"
import { useTranslation } from "react-i18next"
import { useIsOnline } from "@/lib/is-online.ts"

interface OfflineBarProps {
  /** What still works and what waits: 「打刻はできます・未送信 2件」. */
  readonly detail?: React.ReactNode
  readonly action?: React.ReactNode
}
/** The dark bar above everything while there is no network. Nothing else on the page goes blank. */
export function OfflineBar({ detail, action }: OfflineBarProps) {
  const { t } = useTranslation("common")
  const isOnline = useIsOnline()
  return (
    <div aria-live="polite" className="print:hidden shrink-0">
      {!isOnline && (
        <div className="flex min-h-12 items-center gap-3 bg-offline px-4 py-2 text-offline-foreground">
          <WifiOff className="size-5 shrink-0" aria-hidden="true" />
          <p className="min-w-0 flex-1 leading-tight">
            <b className="block">{t("offline")}</b>
            <span className="text-xs max-md:text-sm">{detail ?? t("offlineHint")}</span>
          </p>
          {action}
        </div>
      )}
    </div>
  )
}
