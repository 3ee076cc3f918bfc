import { WifiOff } from "lucide-react"
import { useTranslation } from "react-i18next"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"

/** Since when the device has what is shown. */
export function KeptNote({ since }: { readonly since: number }) {
  const { t } = useTranslation("pay")
  const format = useFormat()
  const instant = new Date(since).toISOString()
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-muted-foreground">
      <WifiOff aria-hidden="true" className="size-4.5 shrink-0" />
      {t("keptSince", { time: `${format.day(dayOfInstant(instant))} ${clockTime(instant)}` })}
    </p>
  )
}
