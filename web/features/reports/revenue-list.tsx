import { Trash2 } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { cn } from "@/lib/class-names.ts"
import { figure, slashDate } from "@/lib/format.ts"
import { Can } from "@/lib/permissions.tsx"
import type { RevenueRow } from "./report-queries.ts"

const DeleteRevenue = lazy(async () => ({ default: (await import("./delete-revenue.tsx")).DeleteRevenue }))

interface RevenueListProps {
  readonly rows: ReadonlyArray<RevenueRow>
  readonly sum: number
}
/** Revenue that was written down; what was taken away stays with its reason. */
export function RevenueList({ rows, sum }: RevenueListProps) {
  const { t } = useTranslation("reports")
  const [leaving, setLeaving] = useState<RevenueRow>()
  return (
    <Card className="p-4">
      <h2 className="flex items-baseline gap-2 text-base font-bold">
        {t("written")}
        <span className="tnum ml-auto">{figure(sum)}</span>
      </h2>
      {rows.length === 0 && <p className="py-2 text-sm text-muted-foreground">{t("writtenNone")}</p>}
      <ul className="divide-y text-sm">
        {rows.map((row) => (
          <li key={row.id} className="flex items-center gap-2 py-2">
            <span className="min-w-0 flex-1">
              <span className={cn("block truncate", row.status === 0 && "text-muted-foreground line-through")}>
                {row.title}
              </span>
              <span className="tnum block text-xs text-muted-foreground">
                {slashDate(row.date)}・{row.madeName}
                {row.note === "" ? "" : `・${row.note}`}
              </span>
              {row.reason !== null && (
                <span className="block text-xs text-muted-foreground">
                  {t("takenAway", { name: row.deletedName ?? "", reason: row.reason })}
                </span>
              )}
            </span>
            <b className={cn("tnum", row.status === 0 && "font-normal text-muted-foreground line-through")}>
              {figure(row.amount)}
            </b>
            <Can do="delete" to={row}>
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={t("deleteOf", { title: row.title })}
                onClick={() => setLeaving(row)}
              >
                <Trash2 />
              </Button>
            </Can>
          </li>
        ))}
      </ul>
      <Suspense>
        {leaving !== undefined && <DeleteRevenue row={leaving} onClose={() => setLeaving(undefined)} />}
      </Suspense>
    </Card>
  )
}
