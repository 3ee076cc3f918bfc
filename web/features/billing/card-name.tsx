import { useTranslation } from "react-i18next"
import type { CardPayment } from "./card-query.ts"

/** What a saved card is called: its brand, the last four digits, and until when it is good. */
export function CardName({ card }: { readonly card: CardPayment["cards"][number] }) {
  const { t } = useTranslation("billing")
  const { brand, expMonth, expYear, last4 } = card
  return (
    <>
      <b className="tnum">
        <span className="capitalize">{brand}</span> •••• {last4}
      </b>
      <span className="tnum text-muted-foreground">
        {t("cardExpiry", { month: `${expYear}/${String(expMonth).padStart(2, "0")}` })}
      </span>
    </>
  )
}
