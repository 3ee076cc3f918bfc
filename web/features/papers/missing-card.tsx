import { useTranslation } from "react-i18next"
import { Badge } from "@/components/ui/badge.tsx"
import { slashDate, yen } from "@/lib/format.ts"
import { MissingLink } from "./missing-link.tsx"
import type { MissingRow } from "./missing-queries.ts"
import type { MissingType } from "./missing-search.ts"

export const toneOf = ({ why }: MissingRow) =>
  (({ unbilled: "warning", changed: "primary", gone: "danger", noPrice: "muted" }) as const)[why]
export const daysOf = ({ from, to }: MissingRow) =>
  from === to ? slashDate(from) : `${slashDate(from)}～${slashDate(to)}`

/** One row on the phone: the whole card leads to where it is put right. */
export function MissingCard({ row, type }: { readonly row: MissingRow; readonly type: MissingType }) {
  const { t } = useTranslation("papers")
  return (
    <MissingLink row={row} type={type} className="flex min-h-17 items-center gap-3 px-4 py-2">
      <span className="min-w-0 flex-1">
        <b className="block truncate text-base">{row.partyName}</b>
        <span className="block truncate text-sm">{row.isFee ? t("missing.fee") : row.siteName}</span>
        <span className="tnum block truncate text-xs text-muted-foreground">
          {[row.no, daysOf(row), row.isFee ? null : t("heads", { count: row.quantity })]
            .filter((part) => part !== null)
            .join("・")}
        </span>
      </span>
      <span className="flex flex-col items-end gap-1">
        <b className="tnum text-base">{yen(row.amount)}</b>
        <Badge tone={toneOf(row)}>{t(`missing.why.${row.why}`)}</Badge>
      </span>
    </MissingLink>
  )
}
