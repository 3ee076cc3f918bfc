import { Link } from "@tanstack/react-router"
import { ChevronRight } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { yen } from "@/lib/format.ts"
import { signed } from "../money.ts"
import type { PayRow } from "../queries.ts"
import { slipLink } from "../slip-link.ts"
import { RowState, useMissingWords } from "./row-state.tsx"

interface PhonePayRowProps {
  readonly row: PayRow
  readonly month: string
}
/** Who, how the slip stands, the net and what changed since last month; without figures why there are none. */
export function PhonePayRow({ row, month }: PhonePayRowProps) {
  const { t } = useTranslation("pay")
  const missingWords = useMissingWords()
  return (
    <Link {...slipLink(row, month)} className="flex min-h-18 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
      <span className="min-w-0 flex-1 big-text:basis-full">
        <b className="block break-words">{row.name}</b>
        <RowState row={row} />
      </span>
      {row.net === null ? (
        <span className="max-w-40 text-right text-sm text-danger big-text:max-w-none">
          {missingWords(row).join("・")}
        </span>
      ) : (
        <span className="tnum text-right">
          <b className="block text-lg">{yen(row.net)}</b>
          {row.difference !== null && (
            <span className={cn("block text-sm", row.difference < 0 ? "text-danger" : "text-muted-foreground")}>
              {t("sinceLast", { yen: signed(row.difference) })}
            </span>
          )}
        </span>
      )}
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
    </Link>
  )
}
