import { useTranslation } from "react-i18next"
import { figure } from "@/lib/format.ts"

interface SumsProps {
  readonly title: string
  readonly rows: ReadonlyArray<{ readonly label: string; readonly count?: number; readonly total?: number }>
}
/** Rows of a file with how many and how much. */
export function Sums({ rows, title }: SumsProps) {
  const { t } = useTranslation("journal")
  return (
    <section>
      <h3 className="mb-1 text-sm font-medium">{title}</h3>
      <ul className="divide-y rounded-md border">
        {rows.map(({ count, label, total }) => (
          <li key={label} className="tnum flex min-h-9 flex-wrap items-center gap-x-3 px-3 py-1.5">
            <span className="min-w-0 flex-1">{label}</span>
            {count !== undefined && <span className="text-muted-foreground">{t("entries", { count })}</span>}
            {total !== undefined && <span className="min-w-24 text-right">{figure(total)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
