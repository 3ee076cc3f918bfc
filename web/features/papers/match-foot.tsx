import { Link } from "@tanstack/react-router"
import { useTranslation } from "react-i18next"
import { slashDate, yen } from "@/lib/format.ts"
import { headsText } from "./match-figures.tsx"
import type { MatchView } from "./match-queries.ts"

/** What happens when the notice goes, and what it comes to. */
export function MatchFoot({ view }: { readonly view: MatchView }) {
  const { t } = useTranslation("match")
  const { differences, lines, notice, offer } = view
  if (offer === null) return null
  const count = [...differences, ...lines].filter(({ isOpen }) => isOpen).length
  const heads = headsText(offer.heads)
  return (
    <section className="grid grid-cols-2 gap-6 border-t bg-muted px-4 py-3 max-md:grid-cols-1">
      <div className="grid content-start gap-1 text-sm">
        <h2 className="font-semibold">{t("ifSent")}</h2>
        <p>{offer.dueDate === null ? t("paysSoon", { heads }) : t("pays", { heads, day: slashDate(offer.dueDate) })}</p>
        <p>{offer.registrationNumber === null ? t("noNumber") : t("number", { number: offer.registrationNumber })}</p>
        {offer.held > 0 && <p>{t("held", { heads: headsText(offer.held) })}</p>}
        {count > 0 && <p>{t("rest", { count })}</p>}
        {count === 0 && offer.held === 0 && <p>{t("over")}</p>}
        <p>{t("told")}</p>
        {offer.waits !== null && <p className="font-semibold">{t(`waits.${offer.waits}`)}</p>}
        {notice !== null && (
          <Link
            to="/paper/$id"
            params={{ id: String(notice.id) }}
            className="text-link hover:underline max-md:min-h-12 max-md:content-center"
          >
            {t("notice", { no: notice.no })} {yen(notice.total)}
          </Link>
        )}
      </div>
      <dl className="tnum grid content-start gap-1 text-sm">
        {offer.lines.map(({ amount, label, quantity, unit, unitPrice }) => (
          <div key={`${label} ${unitPrice}`} className="flex justify-between gap-4 border-b py-1">
            <dt>{`${label}　${quantity}${unit} × ${unitPrice.toLocaleString("ja-JP")}`}</dt>
            <dd>{yen(amount)}</dd>
          </div>
        ))}
        <div className="flex justify-between">
          <dt>{t("tax")}</dt>
          <dd>{yen(offer.tax)}</dd>
        </div>
        <div className="flex items-baseline justify-between font-semibold">
          <dt>{t("total")}</dt>
          <dd className="text-xl">{yen(offer.total)}</dd>
        </div>
      </dl>
    </section>
  )
}
