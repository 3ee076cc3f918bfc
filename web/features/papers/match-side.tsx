import { useTranslation } from "react-i18next"
import { slashDate, yen } from "@/lib/format.ts"
import { may } from "@/lib/permissions.tsx"
import { MatchDecision } from "./match-decision.tsx"
import { MatchEvidence } from "./match-evidence.tsx"
import { headsText } from "./match-figures.tsx"
import type { MatchedDay, MatchedLine, MatchView } from "./match-queries.ts"

interface MatchSideProps {
  readonly view: MatchView
  readonly chosen: MatchedDay | MatchedLine
  readonly n: number
  readonly all: number
}
const isDay = (one: MatchedDay | MatchedLine): one is MatchedDay => "day" in one

/** The chosen difference: both figures, what speaks for ours, and what is to become of it. */
export function MatchSide({ all, chosen, n, view }: MatchSideProps) {
  const { t } = useTranslation("match")
  const figures = isDay(chosen)
    ? { ours: headsText(chosen.ours), claimed: headsText(chosen.claimed) }
    : { ours: chosen.ourPrice === null ? "—" : yen(chosen.ourPrice), claimed: yen(chosen.claimedPrice) }
  const { decision } = chosen
  return (
    <aside aria-label={t("which", { n, all })} className="self-start rounded-lg border bg-card">
      <header className="grid gap-2 rounded-t-lg bg-warning-bg px-4 py-3">
        <p className="text-sm font-semibold text-warning">{t("which", { n, all })}</p>
        <h2 className="text-base font-semibold">
          {isDay(chosen) ? `${slashDate(chosen.day)} ${chosen.name}` : `${t(chosen.kind)} ${chosen.label}`}
        </h2>
        <p className="tnum flex gap-6">
          <span>
            {t("our")} <b>{figures.ours}</b>
          </span>
          <span>
            {t("their")} <b>{figures.claimed}</b>
          </span>
          <span className="ml-auto">
            {isDay(chosen) ? t("worth", { total: yen(chosen.total) }) : yen(chosen.amount)}
          </span>
        </p>
      </header>
      {isDay(chosen) && <MatchEvidence of={chosen} />}
      {decision !== null && (
        <p className="border-t px-4 py-2 text-sm">
          {t(`decided.${decision.choice}`, { by: decision.by })}
          {decision.reason !== "" && <span className="block text-muted-foreground">「{decision.reason}」</span>}
        </p>
      )}
      {may(view, "settle") && (
        <MatchDecision key={chosen.key} view={view} about={{ ...figures, key: chosen.key, decision }} />
      )}
    </aside>
  )
}
