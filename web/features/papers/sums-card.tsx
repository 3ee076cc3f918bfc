import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { yen } from "@/lib/format.ts"
import { sumsOfTyped } from "./typed-print.ts"
import type { PaperFormOf } from "./use-paper-form.ts"

/** What it comes to, by the rule that the server stores it by. */
export function SumsCard({ form: { values } }: { readonly form: PaperFormOf }) {
  const { t } = useTranslation("papers")
  const sums = sumsOfTyped(values)
  if (sums === undefined) return null
  return (
    <Card className="sticky bottom-4 z-10 shadow-pop">
      <dl className="tnum flex flex-wrap items-baseline gap-x-6 gap-y-1 p-4" aria-live="polite">
        {sums.rates.map(({ rate, subTotal, tax }) => (
          <div key={rate} className="flex items-baseline gap-2 text-muted-foreground">
            <dt>{t("ofRate", { rate })}</dt>
            <dd>{t("withTaxOf", { yen: yen(subTotal), tax: yen(tax) })}</dd>
          </div>
        ))}
        <div className="ml-auto flex items-baseline gap-3">
          <dt className="font-bold">{t("column.total")}</dt>
          <dd className="text-xl font-bold">{yen(sums.total)}</dd>
        </div>
      </dl>
    </Card>
  )
}
