import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { slashDate, yen } from "@/lib/format.ts"
import type { MatchView } from "./match-queries.ts"

const places = (heads: number) => (Number.isInteger(heads * 10) ? heads.toFixed(1) : String(heads))

export { places as headsText }

/** What they ask, what we have, what both agree on, and what differs: only that has colour. */
export function MatchFigures({ view }: { readonly view: MatchView }) {
  const { t } = useTranslation("match")
  const { differences, lines, people, sums } = view
  const days = people.flatMap((one) => one.days)
  const gap = differences.reduce((sum, { claimed, ours }) => sum + Math.abs(claimed - ours), 0)
  const undecided = [...differences, ...lines].filter(({ isOpen }) => isOpen).length
  const [first] = differences
  const isEqual = differences.length === 0 && lines.length === 0
  const figures = [
    [t("theirs"), sums.claimed, t("asked", { day: slashDate(view.issuedOn), total: yen(view.total) })],
    [t("ours"), sums.ours, t("fromPress")],
    [t("agreed"), sums.agreed, t("sameDays", { all: days.length, same: days.length - differences.length })],
  ] as const
  return (
    <dl className="grid grid-cols-4 gap-3 max-md:grid-cols-2">
      {figures.map(([name, heads, words]) => (
        <div key={name} className="rounded-lg border bg-card px-4 py-3">
          <dt className="text-xs text-muted-foreground">{name}</dt>
          <dd>
            <b className="tnum text-xl">{places(heads)}</b> <small>{t("unit")}</small>
            <p className="text-xs text-muted-foreground">{words}</p>
          </dd>
        </div>
      ))}
      <div className={cn("rounded-lg border px-4 py-3", isEqual ? "bg-card" : "border-warning bg-warning-bg")}>
        <dt className={cn("text-xs", isEqual ? "text-success" : "font-semibold text-warning")}>
          {isEqual ? t("equal") : t("difference")}
        </dt>
        <dd>
          <b className="tnum text-xl">{places(Math.round(gap * 100) / 100)}</b> <small>{t("unit")}</small>
          <p className="text-xs">
            {first === undefined
              ? ""
              : `${slashDate(first.day).slice(5)} ${first.name}・${t("worth", { total: yen(first.total) })} `}
            {undecided > 0 && t("undecided", { count: undecided })}
          </p>
        </dd>
      </div>
    </dl>
  )
}
