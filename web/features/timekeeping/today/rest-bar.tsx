import { CircleCheck, Smartphone } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { clockTime } from "@/lib/format.ts"
import type { QueuedPress } from "@/lib/punch-queue/press.ts"
import { undoSeconds } from "./steps.ts"
import { useNow } from "./use-now.ts"

interface RestBarProps {
  readonly press: QueuedPress
  readonly onUndo: (press: QueuedPress) => void
}
/**
 * A rest is one tap: what was recorded stands above the button for a minute, where it is, and how to take it back.
 *
 * A refused one stands in the list of presses with its reason, so not here. The seconds are not part of what is announced.
 */
export function RestBar({ press, onUndo }: RestBarProps) {
  const { t } = useTranslation("today")
  const now = useNow("second")
  const seconds = undoSeconds - Math.floor((now - Date.parse(press.pressedAt)) / 1000)
  if (seconds <= 0 || press.delivery === "refused") return null
  const Icon = press.delivery === "delivered" ? CircleCheck : Smartphone
  return (
    <div className="flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 rounded-xl bg-offline px-4 py-2 text-offline-foreground">
      <Icon aria-hidden="true" className="size-6 shrink-0" />
      <p role="status" className="min-w-0 flex-1 leading-tight">
        <b className="block text-base">{t(`receipt.${press.kind}`)}</b>
        <span className="tnum text-sm">
          {clockTime(press.pressedAt)}・{t(`delivery.${press.delivery}`)}
        </span>
      </p>
      {press.kind !== "cancel" && (
        <Button
          variant="ghost"
          className="tnum h-auto min-h-12 border-current px-4 text-base font-bold hover:bg-transparent max-md:h-auto"
          onClick={() => onUndo(press)}
        >
          {t("undoRest", { seconds: Math.min(seconds, undoSeconds) })}
        </Button>
      )}
    </div>
  )
}
