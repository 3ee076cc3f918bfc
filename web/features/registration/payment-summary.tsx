import { useTranslation } from "react-i18next"
import { paymentTerms } from "#modules/companies/codes.ts"
import { yen } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Draft } from "./draft.ts"
import { countedOf } from "./payment-choice.ts"
import type { Plan } from "./registration-queries.ts"

interface LineProps {
  readonly title: string
  readonly detail: string
  readonly children: React.ReactNode
}
function Line({ title, detail, children }: LineProps) {
  return (
    <div className="flex justify-between gap-4 border-b py-2 text-sm last:border-b-0">
      <dt>
        {title}
        <span className="block text-xs text-muted-foreground">{detail}</span>
      </dt>
      <dd className="tnum">{children}</dd>
    </div>
  )
}
/** お支払いの内訳: every figure is the server's; here they only stand one under the other (D92). */
export function PaymentSummary({ draft, plan }: { readonly draft: Draft; readonly plan: Plan }) {
  const { t } = useTranslation("registration")
  const { longDay } = useFormat()
  const { counted, months } = countedOf(plan, draft)
  const isLater = draft.paymentTerm === paymentTerms.payLater
  const { campaign, discount, expiredAt, freeMonths, gross, perMonth, tax, total, usableMonths } = counted
  return (
    <section aria-labelledby="payment-summary" className="flex flex-col gap-3 border-l bg-muted p-6 max-lg:border-l-0">
      <h3 id="payment-summary" className="text-sm font-bold">
        {t("summary")}
      </h3>
      <dl>
        <Line
          title={`${plan.name} ${t("monthsOf", { count: months })}`}
          detail={t("counted", { price: yen(plan.price), count: months })}
        >
          {yen(gross)}
        </Line>
        {freeMonths > 0 && (
          <Line title={t("freeMonths", { count: freeMonths })} detail={t("freeMonthsDetail")}>
            {yen(0)}
          </Line>
        )}
        {discount > 0 && (
          <Line title={t("discount")} detail={campaign?.name ?? t("discountDetail")}>
            {yen(-discount)}
          </Line>
        )}
      </dl>
      <p className="flex items-end justify-between gap-4 border-t-2 border-foreground pt-3">
        <b className="text-sm">{t("total")}</b>
        <b className="tnum text-3xl">{yen(total)}</b>
      </p>
      <p className="text-right text-xs text-muted-foreground">{t("taxWithin", { tax: yen(tax) })}</p>
      <dl className="rounded-lg border bg-card px-4">
        <Line title={t("perMonthOf")} detail={t("dividedBy", { total: yen(total), count: usableMonths })}>
          {yen(perMonth)}
        </Line>
        <Line title={t(isLater ? "paidAfter" : "expiry")} detail={t(isLater ? "paidAfterDetail" : "expiryDetail")}>
          <b>{isLater ? t("noExpiry") : t("untilDay", { day: longDay(expiredAt) })}</b>
        </Line>
      </dl>
      <ol className="list-decimal rounded-lg border bg-card py-4 pr-4 pl-9 text-sm">
        <li>{t("next.register")}</li>
        <li>{t(isLater ? "next.billed" : `next.${draft.paymentMethod === "credit" ? "credit" : "bank"}`)}</li>
        <li>{t("next.approve")}</li>
      </ol>
    </section>
  )
}
