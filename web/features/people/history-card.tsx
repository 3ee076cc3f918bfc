import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { cn } from "@/lib/class-names.ts"
import { slashDate } from "@/lib/format.ts"
import { type PayWords, payText } from "./pay-words.ts"
import type { StaffView } from "./staff-queries.ts"

type Terms = NonNullable<StaffView["terms"]>[number]
interface HistoryCardProps {
  readonly terms: ReadonlyArray<Terms>
  readonly today: string
  readonly shown: string
  /** Terms with unsaved changes stay; another day is opened after saving or cancelling. */
  readonly isLocked: boolean
  readonly onOpen: (day: string) => void
  readonly onAdd?: () => void
}
const payKeys = ["1", "3", "4", "5", "6"] as const

/** 給与条件の履歴: newest first; each day can be opened and, where its month is not closed, corrected. */
export function HistoryCard({ terms, today, shown, isLocked, onOpen, onAdd }: HistoryCardProps) {
  const { t } = useTranslation("people")
  const { t: label } = useTranslation("labels")
  const wordsOf = (type: (typeof payKeys)[number]): PayWords => ({
    kind: t(`salaryType.${type}`),
    shift: (shift) => label(shift),
    yen: (yen) => t("payYen", { yen }),
    parts: (sum, parts) => t("payParts", { sum, parts }),
  })
  const current = terms.findLast(({ effectiveFrom }) => effectiveFrom <= today)
  return (
    <Card className="p-4">
      <h2 className="mb-2 font-bold">{t("history")}</h2>
      {terms.length === 0 && <p className="text-muted-foreground">{t("historyNone")}</p>}
      <ul className="flex flex-col gap-1">
        {terms.toReversed().map((one) => {
          const type = payKeys.find((key) => key === String(one.salaryType)) ?? "1"
          const day = slashDate(one.effectiveFrom)
          return (
            <li key={one.effectiveFrom}>
              <button
                type="button"
                disabled={isLocked}
                aria-label={t("historyOpen", { day })}
                aria-current={one.effectiveFrom === shown}
                onClick={() => onOpen(one.effectiveFrom)}
                className={cn(
                  "flex w-full flex-wrap items-baseline gap-x-2 rounded-md px-2 py-1 text-left text-xs hover:bg-muted disabled:opacity-60 max-md:min-h-12 max-md:items-center max-md:text-sm",
                  one.effectiveFrom === shown && "bg-secondary",
                )}
              >
                <span className="tnum">{day}</span>
                <span className="tnum">{payText(one, wordsOf(type))}</span>
                {one === current && <span className="text-success">{t("historyNow")}</span>}
                {one.effectiveFrom > today && <span className="text-warning">{t("historyFuture")}</span>}
              </button>
            </li>
          )
        })}
      </ul>
      {onAdd !== undefined && (
        <Button variant="outline" size="sm" className="mt-2" disabled={isLocked} onClick={onAdd}>
          {t("addTerms")}
        </Button>
      )}
    </Card>
  )
}
