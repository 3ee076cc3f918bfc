import { CircleAlert, RotateCw, WifiOff } from "lucide-react"
import { useTranslation } from "react-i18next"
import { isUnreachable, sentenceOf } from "@/lib/api-error.ts"
import { cn } from "@/lib/class-names.ts"
import { Button } from "./button.tsx"

interface ErrorStateProps {
  readonly error: unknown
  readonly onRetry?: () => void
  readonly className?: string
}
/** A part of the page that could not be loaded: what happened, and the way to try again. The rest goes on working. */
export function ErrorState({ error, onRetry, className }: ErrorStateProps) {
  const { t } = useTranslation("common")
  const Icon = isUnreachable(error) ? WifiOff : CircleAlert
  return (
    <div
      role="alert"
      data-slot="error-state"
      className={cn(
        "flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg bg-danger-bg px-4 py-3 text-danger",
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <p className="min-w-0 flex-1">
        <b>{t("couldNotLoad")}</b> <span className="text-foreground">{sentenceOf(error, t)}</span>
      </p>
      {onRetry !== undefined && (
        <Button variant="outline" className="text-foreground" onClick={onRetry}>
          <RotateCw />
          {t("tryAgain")}
        </Button>
      )}
    </div>
  )
}
