import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Card } from "@/components/ui/card.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { figure } from "@/lib/format.ts"
import { FiguresTable, type Line } from "./figures-table.tsx"
import type { Revenue } from "./revenue-queries.ts"

type Month = Revenue["months"][number]
const numberOf = ({ month }: Month) => Number(month.slice(5))

const kinds = ["plan", "company"] as const
/** The month by plan: each name opens its companies. */
const planRows = ({ plans }: Month): ReadonlyArray<Line> =>
  plans.map(({ planId, planName, ...of }) => ({
    key: String(planId),
    title: (
      <Link to="/companies" search={{ plan: String(planId) }} className="text-link hover:underline">
        {planName}
      </Link>
    ),
    of,
  }))
const companyRows = ({ byCompany }: Month): ReadonlyArray<Line> =>
  byCompany.map(({ companyId, companyName, ...of }) => ({
    key: String(companyId),
    title: (
      <Link to="/company-detail/$id" params={{ id: String(companyId) }} className="text-link hover:underline">
        {companyName}
      </Link>
    ),
    of,
  }))

/** 11月の内訳 (21c): what the month comes to by plan or by company, with the difference to the month before. */
export function MonthTable({ month }: { readonly month: Month }) {
  const { t } = useTranslation(["platform", "income"])
  const [by, setBy] = useState<(typeof kinds)[number]>("plan")
  const label = t("income:ofMonth", { month: numberOf(month) })
  return (
    <Card className="overflow-hidden">
      <h2 className="flex flex-wrap items-center justify-between gap-3 px-5 py-3 text-base font-bold">
        {label}
        <ToggleGroup
          label={label}
          value={by}
          onChange={(next) => setBy(kinds.find((one) => one === next) ?? "plan")}
          options={kinds.map((value) => ({ value, label: t(value === "plan" ? "plan" : "company") }))}
        />
      </h2>
      <FiguresTable
        label={label}
        head={t(by === "plan" ? "plan" : "company")}
        rows={by === "plan" ? planRows(month) : companyRows(month)}
        sum={month}
      />
    </Card>
  )
}

/** 支払いの方法 (21c): how much of the month comes by which way, from how many companies, and how far ahead they pay. */
export function Payers({ month }: { readonly month: Month }) {
  const { t } = useTranslation(["platform", "income"])
  const { payers, revenue } = month
  return (
    <Card className="flex flex-col gap-4 p-5">
      <h2 className="text-base font-bold">{t("income:ways", { month: numberOf(month) })}</h2>
      {(["credit", "bank"] as const).map((way) => (
        <div key={way}>
          <p className="flex justify-between text-sm">
            {t(`income:${way}`)}
            <b className="tnum">{t("yen", { amount: figure(month[way]) })}</b>
          </p>
          <div aria-hidden="true" className="my-1 h-2 overflow-hidden rounded-full bg-muted">
            <div
              className="h-full bg-primary"
              style={{ width: `${revenue === 0 ? 0 : Math.max(0, (100 * month[way]) / revenue)}%` }}
            />
          </div>
          <p className="tnum text-xs text-muted-foreground">{t("income:companyCount", { count: payers[way] })}</p>
        </div>
      ))}
      <dl className="border-t pt-3 text-sm">
        {(["ahead", "monthly"] as const).map((term) => (
          <div key={term} className="flex justify-between gap-3 py-1">
            <dt>{t(`income:${term}`)}</dt>
            <dd className="tnum font-bold">{t("income:companyCount", { count: payers[term] })}</dd>
          </div>
        ))}
      </dl>
      <p className="text-xs text-muted-foreground">{t("income:aheadNote")}</p>
    </Card>
  )
}
