import { useTranslation } from "react-i18next"
import { figure, slashDate, yen } from "@/lib/format.ts"
import type { Quote, QuoteLine } from "./plan-query.ts"

/** What a line is for, and what it was counted from. */
const useLineWords = ({ name }: Pick<Quote, "name">) => {
  const { t } = useTranslation("plan")
  const what = ({ days, kind, months, people }: QuoteLine) => {
    if (kind === "credit") return days === null ? t("line.credit") : t("line.unused", { days })
    return t(`line.${kind}`, { name, count: months ?? 0, people: people ?? 0 })
  }
  const counted = ({ days, kind, months, ofDays, people, percent, unitYen }: QuoteLine) => {
    const unit = figure(unitYen ?? 0)
    if (kind === "discount") return t("count.percent", { percent: percent ?? 0 })
    if (unitYen === null) return ""
    const of = { unit, people: people ?? 0, months: months ?? 0, days: days ?? 0, of: ofDays ?? 0 }
    if (kind === "members") return t(months === null ? "count.memberDays" : "count.memberMonths", of)
    return t(months === null ? "count.days" : "count.months", of)
  }
  return { what, counted }
}

/** Digits of an exact amount: what is under a yen stands small behind it; a fraction shows two places. */
function Exact({ money }: { readonly money: string }) {
  const [over = "", under] = money.split("/")
  const text = under === undefined ? over : (Number(over) / Number(under)).toFixed(2)
  const [whole = "", part] = text.split(".")
  return (
    <span className="tnum whitespace-nowrap">
      {figure(Number(whole))}
      {part !== undefined && <small className="text-muted-foreground">.{part}</small>}
    </span>
  )
}

/** 内訳: the lines of a bill to come, and its total, raised once. */
export function QuoteLines({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation("plan")
  const { counted, what } = useLineWords(quote)
  return (
    <>
      <dl className="text-sm">
        {quote.lines.map((line, place) => (
          <div key={place} className="flex flex-wrap items-baseline gap-x-3 border-b py-2">
            <dt className="min-w-0 flex-1">{what(line)}</dt>
            <dd className="flex items-baseline gap-3 text-right">
              <span className="tnum text-xs text-muted-foreground">{counted(line)}</span>
              <Exact money={line.money} />
            </dd>
          </div>
        ))}
        <div className="flex items-baseline gap-3 border-t-2 py-2">
          <dt className="flex-1 font-bold">{t("total")}</dt>
          <dd className="tnum text-right text-base font-bold">{yen(quote.total)}</dd>
        </div>
      </dl>
      <p className="text-xs text-muted-foreground">
        {t("taxWithin", { tax: yen(quote.tax) })}・{slashDate(quote.start)}〜{slashDate(quote.end)}
      </p>
    </>
  )
}
