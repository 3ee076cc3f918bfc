import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import type { PayMonth } from "../queries.ts"

/** Whom the closes of the month have gone on without and who is still to be paid. */
export function UnpaidCard({ unpaid }: Pick<PayMonth, "unpaid">) {
  const { t } = useTranslation("close")
  if (unpaid.length === 0) return null
  return (
    <Card>
      <h2 className="flex min-h-11 items-center border-b bg-warning-bg px-4 font-semibold text-warning">
        {t("unpaid.title", { count: unpaid.length })}
      </h2>
      <ul className="divide-y">
        {unpaid.map(({ userId, name, reason }) => (
          <li key={userId} className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-1.5 max-md:text-base">
            <b>{name}</b>
            <span className="text-xs text-muted-foreground max-md:text-sm">{t("reasonOf", { reason })}</span>
          </li>
        ))}
      </ul>
      <p className="border-t px-4 py-2.5 text-xs text-muted-foreground max-md:text-sm">{t("unpaid.hint")}</p>
    </Card>
  )
}
