import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { figure } from "@/lib/format.ts"
import { monthNumber, signed } from "../money.ts"
import type { CloseSearch } from "../pay-search.ts"
import type { PayMonth } from "../queries.ts"
import { useMonthBefore } from "./month-aside.tsx"
import { PreviewList } from "./preview-list.tsx"

interface PreviewStepProps {
  readonly month: PayMonth
  readonly search: CloseSearch
  readonly onShow: (next: CloseSearch, replace?: boolean) => void
}
/** プレビュー (04b): the sums against last month's, and everybody by the size of the difference. */
export function PreviewStep({ month, search, onShow }: PreviewStepProps) {
  const before = useMonthBefore(month)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 px-5 pb-4 max-md:px-4">
      <Cards month={month} before={before} />
      <PreviewList month={month} before={before} search={search} onShow={onShow} />
    </div>
  )
}
interface CardsProps {
  readonly month: PayMonth
  readonly before: PayMonth | undefined
}
function Cards({ month, before }: CardsProps) {
  const { t } = useTranslation("close")
  const cards = [
    { words: t("gross"), of: ({ totals }: PayMonth) => totals.gross },
    { words: t("deductions"), of: ({ totals }: PayMonth) => totals.deductions },
    { words: t("net"), of: ({ totals }: PayMonth) => totals.net, isMain: true },
    { words: t("insurance"), of: ({ totals }: PayMonth) => totals.breakdown.insurance },
    { words: t("premiumPay"), of: ({ totals }: PayMonth) => totals.breakdown.premiumPay },
  ]
  return (
    <div className="grid grid-cols-5 gap-3 max-lg:grid-cols-3 max-md:grid-cols-2">
      {cards.map(({ words, of, isMain }) => (
        <section
          key={words}
          className={cn(
            "rounded-lg border px-4 py-2.5 shadow-card",
            isMain ? "border-primary/50 bg-accent" : "bg-card",
          )}
        >
          <h2 className="text-xs text-muted-foreground">{words}</h2>
          <p className="tnum text-lg font-bold">{figure(of(month))}</p>
          <p className="tnum text-xs text-muted-foreground">
            {before !== undefined && <Since month={monthNumber(before.month)} now={of(month)} was={of(before)} />}
          </p>
        </section>
      ))}
    </div>
  )
}
function Since({ month, now, was }: { readonly month: number; readonly now: number; readonly was: number }) {
  const { t } = useTranslation("close")
  const yen = signed(now - was)
  if (was === 0) return t("since", { month, yen })
  const share = ((now - was) / was) * 100
  return t("sinceShare", { month, yen, share: `${share < 0 ? "▲" : "+"}${Math.abs(share).toFixed(1)}` })
}
