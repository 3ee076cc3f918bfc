import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { ErrorState } from "@/components/ui/error-state.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { PageHead } from "@/features/shell/page-head.tsx"
import { dayOfInstant, figure } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import { FiguresTable } from "./figures-table.tsx"
import { RevenueChart, stepOf } from "./revenue-chart.tsx"
import { MonthTable, Payers } from "./revenue-month.tsx"
import { type Revenue, revenueQuery } from "./revenue-queries.ts"

const spans = [3, 12, 24] as const

const signed = (yen: number) => `${yen > 0 ? "+" : ""}${figure(yen)}`

/** 有料の会社, with who came, changed and left since the month before. */
function Paying({ month: { companies, moves } }: { readonly month: Revenue["months"][number] }) {
  const { t } = useTranslation("income")
  return (
    <Card className="px-4 py-3">
      <p className="text-xs text-muted-foreground">{t("paying")}</p>
      <p className="tnum text-xl font-bold">{t("companyCount", { count: companies })}</p>
      <p className="tnum text-xs text-muted-foreground">{t("moves", { ...moves })}</p>
    </Card>
  )
}

function Figure({ label, money, note }: { readonly label: string; readonly money: number; readonly note?: string }) {
  const { t } = useTranslation(["platform", "income"])
  return (
    <Card className="px-4 py-3">
      <p className="text-xs text-muted-foreground">{label}</p>
      <p className="tnum text-xl font-bold">{t("yen", { amount: figure(money) })}</p>
      {note !== undefined && <p className="text-xs text-muted-foreground">{note}</p>}
    </Card>
  )
}
function Owed({ owed }: { readonly owed: Revenue["owed"] }) {
  const { t } = useTranslation(["platform", "income"])
  const { shortDay } = useFormat()
  return (
    <Card className="p-5">
      <h2 className="mb-2 flex flex-wrap items-baseline gap-2 text-base font-bold">
        {t("income:owed")}
        <span className="tnum text-sm font-normal text-muted-foreground">
          {t("income:owedSum", { count: owed.companies, amount: figure(owed.money) })}
        </span>
      </h2>
      {owed.bills.length === 0 && <p className="text-sm text-muted-foreground">{t("income:owedNone")}</p>}
      <ul className="divide-y text-sm">
        {owed.bills.map((bill) => (
          <li key={bill.id} className="flex items-center gap-2 py-2">
            <Link
              to="/company-detail/$id"
              params={{ id: String(bill.companyId) }}
              className="min-w-0 flex-1 truncate text-link hover:underline"
            >
              {bill.companyName}
            </Link>
            <span className={bill.daysOver > 0 ? "text-danger" : "text-muted-foreground"}>
              {bill.daysOver > 0
                ? t("income:over", { days: bill.daysOver })
                : t("bills.due", { day: shortDay(bill.dueOn) })}
            </span>
            <b className="tnum">{figure(bill.money)}</b>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** 売上レポート of the platform (21c): by month, plan and way of payment; what is paid and what is owed (SUP-08). */
export function RevenuePage() {
  const { t } = useTranslation(["platform", "income"])
  const [span, setSpan] = useState<(typeof spans)[number]>(12)
  const month = useMemo(() => dayOfInstant(new Date().toISOString()).slice(0, 7), [])
  const { data: revenue, error, refetch } = useQuery(revenueQuery(month, span))
  const now = revenue?.months.at(-1)
  const [chosen, setChosen] = useState<string>()
  const seen = revenue?.months.find((one) => one.month === chosen) ?? now
  return (
    <div className="pb-5">
      <PageHead title={t("income:title")} detail={t("income:detail")}>
        <ToggleGroup
          label={t("income:span")}
          value={String(span)}
          onChange={(next) => setSpan(spans.find((one) => String(one) === next) ?? 12)}
          options={spans.map((value) => ({ value: String(value), label: t("income:months", { count: value }) }))}
        />
      </PageHead>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} className="mx-5 mb-3" />}
      {revenue !== undefined && now !== undefined && seen !== undefined && (
        <div className="flex flex-col gap-4 px-5 max-md:px-4">
          <div className="grid grid-cols-5 gap-3 max-lg:grid-cols-2">
            <Figure
              label={t("income:thisMonth")}
              money={now.revenue}
              note={t("income:toBefore", { change: signed(now.change) })}
            />
            <Figure
              label={t("income:total", { count: span })}
              money={revenue.revenue}
              note={t("income:taxOf", { amount: figure(revenue.tax) })}
            />
            <Paying month={now} />
            <Figure label={t("income:received")} money={now.received} note={t("income:receivedNote")} />
            <Figure
              label={t("income:unpaid")}
              money={revenue.owed.money}
              note={t("income:overdue", { amount: figure(revenue.owed.overdue) })}
            />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-4 max-lg:grid-cols-1">
            <Card className="p-5">
              <h2 className="flex flex-wrap items-center gap-x-4 text-base font-bold">
                {t("income:byMonth")}
                <span className="ml-auto flex flex-wrap gap-3 text-xs font-normal">
                  {revenue.plans.map(({ planId, planName }, at) => (
                    <span key={planId} className="inline-flex items-center gap-1">
                      <span aria-hidden="true" className={`size-3 rounded-xs ${stepOf(at)}`} />
                      {planName}
                    </span>
                  ))}
                </span>
              </h2>
              <RevenueChart revenue={revenue} chosen={seen.month} onChoose={setChosen} />
            </Card>
            <Payers month={seen} />
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-4 max-lg:grid-cols-1">
            <MonthTable month={seen} />
            <Owed owed={revenue.owed} />
          </div>
          <Card className="overflow-hidden">
            <h2 className="px-5 py-3 text-base font-bold">{t("income:byPlan")}</h2>
            <FiguresTable
              label={t("income:byPlan")}
              head={t("plan")}
              rows={revenue.plans.map((of) => ({ key: String(of.planId), title: of.planName, of }))}
              sum={revenue}
            />
          </Card>
          <Card className="overflow-hidden">
            <h2 className="px-5 py-3 text-base font-bold">{t("income:byMonth")}</h2>
            <FiguresTable
              label={t("income:byMonth")}
              head={t("income:monthHead")}
              rows={revenue.months.map((of) => ({ key: of.month, title: of.month.replace("-", "/"), of }))}
              sum={revenue}
            />
          </Card>
        </div>
      )}
    </div>
  )
}
