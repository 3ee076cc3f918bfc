import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { may } from "@/lib/permissions.tsx"
import { useTermsWords } from "@/lib/use-terms-words.ts"
import { type Kind, paths } from "./kinds.ts"
import { isStopped } from "./partner-columns.tsx"
import type { PartnerRow } from "./partner-queries.ts"

interface PartnerCardProps {
  readonly kind: Kind
  readonly row: PartnerRow
  /** How its invitation stands. */
  readonly badge: React.ReactNode
}
/** One partner on the phone: the whole card opens the record. */
export function PartnerCard({ kind, row, badge }: PartnerCardProps) {
  const { t } = useTranslation("trading")
  const terms = useTermsWords()(row.terms)
  return (
    <Link
      to={paths[kind].one}
      params={{ id: String(row.id) }}
      search={may(row, "edit") ? { edit: true } : {}}
      className="flex min-h-17 items-center gap-3 px-4 py-2"
    >
      <span className="min-w-0 flex-1">
        <b className="block truncate text-base">{row.companyName}</b>
        <span className="tnum block truncate text-xs text-muted-foreground">
          {[row.name, row.phoneOf, terms?.words].filter(Boolean).join("・")}
        </span>
        {row.missing.length > 0 && (
          <span className="block truncate text-xs text-warning">{t("missing", { count: row.missing.length })}</span>
        )}
      </span>
      {badge}
      {isStopped(row) && <span className="text-xs text-muted-foreground">{t("status.0")}</span>}
    </Link>
  )
}
