import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { slashDate, yen } from "@/lib/format.ts"
import { headsText } from "./match-figures.tsx"
import type { MatchedDay, MatchedLine } from "./match-queries.ts"

interface MatchListProps {
  readonly of: ReadonlyArray<MatchedDay | MatchedLine>
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
}

/** On the phone the differences alone; at the desk those of lines, which no day of the grid shows. */
export function MatchList({ chosen, of, onChoose }: MatchListProps) {
  const { t } = useTranslation("match")
  if (of.length === 0) return <p className="px-4 py-3 md:hidden">{t("none")}</p>
  return (
    <ul>
      {of.map((one) => (
        <li key={one.key} className={cn("border-b", "day" in one && "md:hidden")}>
          <button
            type="button"
            aria-pressed={chosen === one.key}
            onClick={() => onChoose(one.key)}
            className={cn(
              "flex min-h-12 w-full items-center gap-3 px-4 py-2 text-left",
              chosen === one.key && "bg-warning-bg",
            )}
          >
            <span className="grow">
              {"day" in one ? `${slashDate(one.day)} ${one.name}` : `${t(one.kind)}　${one.label}`}
            </span>
            <span className="tnum font-semibold text-warning">
              {"day" in one
                ? `${headsText(one.ours)} ≠ ${headsText(one.claimed)}`
                : `${one.ourPrice === null ? "—" : yen(one.ourPrice)} ≠ ${yen(one.claimedPrice)}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
