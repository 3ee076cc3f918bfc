import { Receipt } from "lucide-react"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { ListBody } from "@/components/list/list-body.tsx"
import { ListExport } from "@/components/list/list-export.tsx"
import { ListTools } from "@/components/list/list-tools.tsx"
import { Card } from "@/components/ui/card.tsx"
import { EmptyState } from "@/components/ui/empty-state.tsx"
import { Select } from "@/components/ui/select.tsx"
import { BillPaperButton } from "@/features/billing/bill-paper-button.tsx"
import { dayOfInstant, slashDate, yen } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { useList } from "@/lib/list/use-list.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { type Payment, paymentRows } from "./plan-query.ts"

const idOf = ({ id }: Payment) => id
const every = 0

const usePaymentWords = () => {
  const { t } = useTranslation("plan")
  return useMemo(
    () => ({
      purpose: ({ metadata, purpose }: Payment) =>
        t(`purpose.${purpose}`, { month: Number(metadata.start.slice(5, 7)) }),
      plan: ({ metadata, people: more }: Payment) => {
        const { name, totalUser } = metadata.dataPlan
        const people = totalUser === null ? t("unlimited") : t("people", { count: totalUser })
        return more > 0 ? t("planThenMore", { name, people, more }) : t("planThen", { name, people })
      },
      period: ({ metadata }: Payment) => `${slashDate(metadata.start)}〜${slashDate(metadata.end)}`,
      method: ({ paidBy }: Payment) => t(`method.${paidBy}`),
      state: ({ dispute, refunded }: Payment) => {
        if (refunded > 0) return t("refunded", { money: yen(refunded) })
        return dispute === "open" || dispute === "lost" ? t(`dispute.${dispute}`) : t("paid")
      },
    }),
    [t],
  )
}

const useColumns = (): ReadonlyArray<ListColumn<Payment>> => {
  const { t } = useTranslation("plan")
  const words = usePaymentWords()
  return useMemo(
    () => [
      {
        key: "time",
        label: t("column.time"),
        kind: "day",
        value: ({ time }) => dayOfInstant(time),
        width: 7,
        isFixed: true,
      },
      { key: "purpose", label: t("column.purpose"), value: words.purpose, width: 8 },
      { key: "plan", label: t("column.plan"), value: words.plan, width: 13, grows: true },
      { key: "period", label: t("column.period"), value: words.period, width: 13 },
      { key: "method", label: t("column.method"), value: words.method, width: 8 },
      {
        key: "money",
        label: t("column.money"),
        kind: "yen",
        value: ({ metadata }) => metadata.price,
        hasSum: true,
        width: 8,
      },
      { key: "state", label: t("column.state"), value: words.state, width: 8 },
      { key: "reference", label: t("column.reference"), value: ({ reference }) => reference, width: 7 },
      {
        key: "papers",
        label: t("column.papers"),
        value: () => null,
        isTool: true,
        width: 13,
        cell: (row) => <PaymentPapers row={row} />,
      },
    ],
    [t, words],
  )
}

/** Nothing was received for what came to nothing. */
function PaymentPapers({ row: { id, metadata, reference } }: { readonly row: Payment }) {
  const { t } = useTranslation("plan")
  const of = { billId: id, reference }
  return (
    <span className="flex gap-1">
      <BillPaperButton {...of} kind="invoice" label={t("paper.invoice")} />
      {metadata.price > 0 && <BillPaperButton {...of} kind="receipt" label={t("paper.receipt")} />}
    </span>
  )
}

/** お支払いの記録 (BILL-15): each as it was when it was paid; by year, as a file and on paper. */
export function PaymentsList() {
  const { t } = useTranslation("plan")
  const [year, setYear] = useState<number>()
  const [sort, setSort] = useState<string>()
  const words = usePaymentWords()
  const { source, page } = usePagedRows(paymentRows(year), true)
  const list = useList<Payment>({
    name: "payments",
    title: t("history"),
    unit: "items",
    columns: useColumns(),
    idOf,
    nameOf: ({ reference }) => reference,
    source,
    sort,
    onSort: setSort,
    conditions: year === undefined ? [] : [t("yearOf", { year })],
    onClear: () => setYear(undefined),
    card: (row) => (
      <span className="flex flex-col gap-1">
        <span className="flex justify-between gap-3">
          <b>{words.purpose(row)}</b>
          <b className="tnum">{yen(row.metadata.price)}</b>
        </span>
        <span className="text-sm text-muted-foreground">
          {slashDate(dayOfInstant(row.time))}・{words.plan(row)}・{words.method(row)}・{words.state(row)}
        </span>
        <PaymentPapers row={row} />
      </span>
    ),
  })
  return (
    <Card className="flex min-h-0 flex-col">
      <header className="flex flex-wrap items-center gap-3 border-b px-4 py-3">
        <h2 className="font-bold">{t("history")}</h2>
        {page !== undefined && (
          <p className="tnum text-sm text-muted-foreground">
            {t("historyCount", { count: page.totalItems, total: yen(page.total) })}
          </p>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <Select
            label={t("year")}
            className="w-36"
            value={year ?? every}
            options={[
              { value: every, label: t("allYears") },
              ...(page?.years ?? []).map((one) => ({ value: one, label: t("yearOf", { year: one }) })),
            ]}
            onChange={(next) => setYear(next === every ? undefined : next)}
          />
          <ListTools list={list} />
          <ListExport list={list} of="filter" />
        </div>
      </header>
      <ListBody list={list} empty={<EmptyState icon={Receipt} title={t("noPayments")} />} />
    </Card>
  )
}
