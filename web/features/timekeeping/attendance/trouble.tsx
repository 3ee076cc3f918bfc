import { useTranslation } from "react-i18next"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { clockTime } from "@/lib/format.ts"

interface TroubleProps {
  readonly error: unknown
  readonly refetch: () => unknown
  /** When what is still shown came; 0 when there is nothing. */
  readonly updatedAt: number
}
/** What could not be loaded stands above what is still known. */
export function Trouble({ error, refetch, updatedAt }: TroubleProps) {
  const { t } = useTranslation("attendance")
  return (
    <div className="px-5 pb-2">
      <ErrorState error={error} onRetry={() => void refetch()} />
      {updatedAt > 0 && (
        <p className="mt-1 text-xs text-muted-foreground">
          {t("asOf", { time: clockTime(new Date(updatedAt).toISOString()) })}
        </p>
      )}
    </div>
  )
}
