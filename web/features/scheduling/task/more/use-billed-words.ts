import { useTranslation } from "react-i18next"
import type { TaskView } from "../task-query.ts"

type Billed = NonNullable<TaskView["unitPriceCustomer"]>
const yen = (amount: number) => amount.toLocaleString("ja-JP")

/** What a customer is billed, a line a shift: unit price × people × multiplier, and certificates beside it (D29). */
export const useBilledWords = () => {
  const { t } = useTranslation("arranging")
  const lineOf = ({ title, unitPrice, workers, multiplier, price, certificatePrice }: Billed[number]) =>
    t("billedOf", {
      title,
      unit: yen(unitPrice),
      workers,
      multiplier: multiplier === 1 ? "" : `×${multiplier}`,
      certificates: certificatePrice === 0 ? "" : `＋${yen(certificatePrice)}`,
      amount: yen(price + certificatePrice),
    })
  const sumOf = (billed: Billed) =>
    t("yenOf", { amount: yen(billed.reduce((all, { price, certificatePrice }) => all + price + certificatePrice, 0)) })
  return { lineOf, sumOf }
}
