import { useTranslation } from "react-i18next"
import { clockTime, yen } from "@/lib/format.ts"
import type { MatchedDay } from "./match-queries.ts"

/** What speaks for our figure, the strongest first, and what they wrote. */
export function MatchEvidence({ of }: { readonly of: MatchedDay }) {
  const { t } = useTranslation("match")
  const rows = of.evidence.map((one) => {
    if (one.kind === "arrangement")
      return [one.kind, `${one.fromTime ?? ""}～${one.toTime ?? ""} ${t("heads", { heads: one.heads })}`, one.siteName]
    if (one.kind === "punch")
      return [one.kind, `${clockTime(one.checkIn)} → ${one.checkOut === null ? "" : clockTime(one.checkOut)}`, ""]
    return one.kind === "price" ? [one.kind, yen(one.unitPrice), ""] : [one.kind, one.no, ""]
  })
  return (
    <section className="grid gap-2 px-4 py-3">
      <h3 className="text-xs text-muted-foreground">{t("evidence")}</h3>
      {rows.length === 0 && <p>{t("noEvidence")}</p>}
      <dl className="grid gap-2">
        {of.evidence.map((one, n) => (
          <div key={`${one.kind} ${rows[n]?.join(" ")}`} className="grid grid-cols-[5rem_1fr] border-b pb-2">
            <dt className="text-muted-foreground">{t(`kind.${one.kind}`)}</dt>
            <dd>
              <b className="tnum">{rows[n]?.[1]}</b>
              <span className="block text-sm text-muted-foreground">{rows[n]?.[2]}</span>
            </dd>
          </div>
        ))}
      </dl>
      {of.note !== "" && (
        <>
          <h3 className="text-xs text-muted-foreground">{t("words")}</h3>
          <blockquote>「{of.note}」</blockquote>
        </>
      )}
    </section>
  )
}
