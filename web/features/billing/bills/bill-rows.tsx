import { useTranslation } from "react-i18next"
import { figure, slashDate } from "@/lib/format.ts"
import { BillPaperButton } from "../bill-paper-button.tsx"
import { countedText, moneyParts } from "./bill-line-text.ts"
import type { Bill } from "./bills-query.ts"

/** What is owed, a row for each line of each bill: what for, when, how it was counted, and what it comes to. */
export function BillRows({ bills }: { readonly bills: ReadonlyArray<Bill> }) {
  const { t } = useTranslation("bills")
  return (
    <table className="w-full text-sm">
      <thead className="bg-muted text-xs text-muted-foreground max-md:sr-only">
        <tr className="text-left [&>th]:px-4 [&>th]:py-2 [&>th]:font-normal">
          <th scope="col">{t("bill")}</th>
          <th scope="col">{t("period")}</th>
          <th scope="col">{t("counted")}</th>
          <th scope="col" className="text-right">
            {t("money")}
          </th>
        </tr>
      </thead>
      <tbody>
        {bills.flatMap((bill) =>
          bill.lines.map((line, at) => (
            <LineRow key={`${bill.id} ${at}`} bill={bill} line={line} isLast={at === bill.lines.length - 1} />
          )),
        )}
      </tbody>
    </table>
  )
}
interface LineRowProps {
  readonly bill: Bill
  readonly line: Bill["lines"][number]
  readonly isLast: boolean
}
function LineRow({ bill, isLast, line }: LineRowProps) {
  const { t } = useTranslation("bills")
  const { below, whole } = moneyParts(line.money)
  return (
    <tr className="border-t [&>td]:px-4 [&>td]:py-2 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:[&>td]:py-1">
      <td>
        <b>{t(`line.${line.kind}`, { plan: bill.name })}</b>
        <span className="block text-xs text-muted-foreground">
          {isLast
            ? t("ofBill", { reference: bill.reference, due: slashDate(bill.dueOn), total: figure(bill.money) })
            : bill.reference}
        </span>
        {isLast && <BillPaperButton billId={bill.id} kind="invoice" label={t("invoice")} reference={bill.reference} />}
      </td>
      <td className="tnum max-md:order-2 max-md:text-xs max-md:text-muted-foreground">
        {t("from", { from: slashDate(bill.start), to: slashDate(bill.end) })}
      </td>
      <td className="tnum text-muted-foreground max-md:order-3 max-md:text-right max-md:text-xs">
        {countedText(line, t)}
      </td>
      <td className="tnum text-right font-bold">
        {whole}
        {below !== "00" && <small className="font-normal text-muted-foreground">.{below}</small>}
      </td>
    </tr>
  )
}
