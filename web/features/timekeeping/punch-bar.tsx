import { useLocation } from "@tanstack/react-router"
import { WifiOff } from "lucide-react"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { OfflineBar } from "@/features/shell/offline-bar.tsx"
import { useIsOnline } from "@/lib/is-online.ts"
import { keepShell } from "@/lib/keep-shell.ts"
import { sendWaiting, startSending } from "@/lib/punch-queue/queue.ts"
import { usePresses } from "./use-presses.ts"

/** Sends this person's presses as long as the page stands, and says above everything what has not gone out. */
export function PunchBar() {
  const { t } = useTranslation("today")
  const isOnline = useIsOnline()
  const isToday = useLocation({ select: ({ pathname }) => pathname === "/today" })
  const [isSending, setSending] = useState(false)
  const waiting = usePresses().filter(({ delivery }) => delivery === "waiting")
  useEffect(startSending, [])
  useEffect(keepShell, [])
  const hasTried = waiting.some(({ attempts }) => attempts > 0)
  const isShown = !isOnline || hasTried
  const resend = () => {
    setSending(true)
    void sendWaiting()
      .catch(() => undefined)
      .finally(() => setSending(false))
  }
  const count = waiting.length
  // Whoever reads pay or plans without a network has no press on his mind.
  if (count === 0 && !isToday) return <OfflineBar />
  return (
    <div aria-live="polite" className="print:hidden shrink-0">
      {isShown && (
        <div className="flex min-h-14 items-center gap-3 bg-offline px-4 py-2 text-offline-foreground">
          <WifiOff className="size-6 shrink-0" aria-hidden="true" />
          <p className="min-w-0 flex-1 leading-tight">
            <b className="block text-base leading-snug">{t(isOnline ? "unreachable" : "offline")}</b>
            <span className="text-sm">
              {count === 0 ? t("noneUnsent") : t(isOnline ? "unsentOnline" : "unsentOffline", { count })}
            </span>
          </p>
          {count > 0 && (
            <Button
              variant="ghost"
              busy={isSending}
              onClick={resend}
              className="min-h-12 min-w-14 border-current text-base font-bold hover:bg-transparent max-md:h-auto"
            >
              {t(isSending ? "resending" : "resend")}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
