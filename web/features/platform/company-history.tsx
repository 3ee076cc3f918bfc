import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { clockTime, dayOfInstant } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { deedOf } from "./company-deeds.ts"
import type { CompanyDetail } from "./platform-queries.ts"

/** 操作の記録 (21b): what was done with the company, the newest first; nobody can take a line away. */
export function CompanyHistory({ company: { history } }: { readonly company: CompanyDetail }) {
  const { t } = useTranslation(["platform", "inspected"])
  const { shortDay } = useFormat()
  return (
    <Card className="p-5">
      <h2 className="mb-3 flex items-baseline justify-between gap-3 text-base font-bold">
        {t("inspected:history.title")}
        <span className="text-xs font-normal text-muted-foreground">{t("inspected:history.kept")}</span>
      </h2>
      {history.length === 0 && <p className="text-sm text-muted-foreground">{t("inspected:history.empty")}</p>}
      <ul className="flex flex-col gap-2 text-sm">
        {history.map(({ at, by, id, ...entry }) => (
          <li key={id} className="grid grid-cols-[8.5rem_minmax(0,1fr)_auto] gap-x-3">
            <span className="tnum text-muted-foreground">{`${shortDay(dayOfInstant(at))} ${clockTime(at)}`}</span>
            <span>{t(`inspected:history.deed.${deedOf(entry)}`)}</span>
            <span className="text-xs text-muted-foreground">{by ?? t("inspected:history.byItself")}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
