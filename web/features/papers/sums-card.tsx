import { useTranslation } from "react-i18next"
import { numberIn } from "#modules/kernel/fields/normalise.ts"
import { typedSums } from "#modules/papers/rules/typed-sums.ts"
import { Card } from "@/components/ui/card.tsx"
import { yen } from "@/lib/format.ts"
import { linesOf } from "./paper-values.ts"
import type { PaperFormOf } from "./use-paper-form.ts"

const figure = (typed: string | undefined) => numberIn(typed ?? "") ?? 0

/** What it comes to, by the rule that the server stores it by. */
export function SumsCard({ form: { values } }: { readonly form: PaperFormOf }) {
  const { t } = useTranslation("papers")
  const sums = typedSums({
    lines: linesOf(values).map(({ quantity, unitPrice, valueTax }) => ({
      quantity: figure(quantity),
      unitPrice: figure(unitPrice),
      rate: Number(valueTax),
    })),
    isTaxIncluded: values.isTaxVendor === "1",
    rounding: values.taxRounding === "ceil" ? "ceil" : values.taxRounding === "halfUp" ? "halfUp" : "floor",
    chargeFixed: values.serviceChargeFixed === "1" ? figure(values.serviceChargeValue) : 0,
    chargePercent: values.serviceChargeOf === "1" ? figure(values.serviceChargePercent) : 0,
    discount: figure(values.discount),
  })
  if (sums === undefined) return null
  return (
    <Card className="sticky bottom-4 z-10 shadow-pop">
      <dl className="tnum flex flex-wrap items-baseline gap-x-6 gap-y-1 p-4" aria-live="polite">
        {sums.rates.map(({ rate, subTotal, tax }) => (
          <div key={rate} className="flex items-baseline gap-2 text-muted-foreground">
            <dt>{t("ofRate", { rate })}</dt>
            <dd>{`${yen(subTotal)} + ${yen(tax)}`}</dd>
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
