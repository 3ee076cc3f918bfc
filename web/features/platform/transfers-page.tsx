import { Link } from "@tanstack/react-router"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { dayOfInstant, figure, slashDate } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { usePagedRows } from "@/lib/list/use-paged-rows.ts"
import { type WaitingRow, waitingRows } from "./bill-queries.ts"
import { CompanyTabs } from "./company-tabs.tsx"
import { PlatformList, usePlatformSearch } from "./platform-list.tsx"
import { ReceivedDialog, RefusedDialog } from "./transfer-dialogs.tsx"

interface Asks {
  readonly does: "received" | "refused"
  readonly row: WaitingRow
}
const dayMillis = 86_400_000
/** Whole days since the transfer was chosen. */
const ageOf = ({ chosenAt }: WaitingRow) =>
  chosenAt === null ? null : Math.floor((Date.now() - Date.parse(chosenAt)) / dayMillis)

const useColumns = (ask: (asks: Asks) => void): ReadonlyArray<ListColumn<WaitingRow>> => {
  const { t } = useTranslation("platform")
  return useMemo(
    () => [
      {
        key: "company",
        label: t("name"),
        value: ({ companyName }) => companyName,
        cell: ({ companyId, companyName }) => (
          <Link to="/company-detail/$id" params={{ id: String(companyId) }} className="font-medium hover:underline">
            {companyName}
          </Link>
        ),
        width: 12,
        grows: true,
        isFixed: true,
      },
      {
        key: "reference",
        label: t("transfer.reference"),
        value: ({ reference }) => reference,
        width: 6.5,
        className: "tnum",
      },
      { key: "plan", label: t("plan"), value: ({ name }) => name, width: 7 },
      {
        key: "money",
        label: t("transfer.amount"),
        kind: "yen",
        value: ({ held, money }) => money - held,
        width: 7,
        hasSum: true,
      },
      { key: "chosen", label: t("transfer.chosen"), kind: "instant", value: ({ chosenAt }) => chosenAt, width: 9 },
      { key: "age", label: t("transfer.age"), kind: "number", value: ageOf, width: 5.5 },
      {
        key: "due",
        label: t("transfer.due"),
        kind: "day",
        value: ({ dueOn }) => dueOn,
        width: 6,
        className: ({ dueOn }) => (dueOn < dayOfInstant(new Date().toISOString()) ? "text-danger" : undefined),
      },
      {
        key: "does",
        label: "",
        value: () => null,
        isTool: true,
        width: 12.5,
        cell: (row) => (
          <span className="flex gap-1">
            <Button size="sm" variant="outline" onClick={() => ask({ does: "received", row })}>
              {t("transfer.receive")}
            </Button>
            <Button size="sm" variant="quiet" onClick={() => ask({ does: "refused", row })}>
              {t("transfer.refuse")}
            </Button>
          </span>
        ),
      },
    ],
    [t, ask],
  )
}

/** 振込待ち: what the platform waits for, who waits longest first (D93). */
export function Transfers() {
  const { t } = useTranslation("platform")
  const { search } = usePlatformSearch()
  const { source } = usePagedRows(waitingRows(search), search.sort !== undefined)
  const [asks, setAsks] = useState<Asks>()
  const close = () => setAsks(undefined)
  const of = asks?.row
  return (
    <PlatformList<WaitingRow>
      name="transfers"
      title={t("transfer.title")}
      columns={useColumns(setAsks)}
      source={source}
      idOf={({ id }) => id}
      nameOf={({ companyName }) => companyName}
      searchWords={t("search")}
      tabs={<CompanyTabs />}
      empty={t("transfer.none")}
      card={(row) => (
        <span className="flex flex-wrap items-center gap-2 p-4">
          <b>{row.companyName}</b>
          <span className="tnum ml-auto">{t("yen", { amount: figure(row.money - row.held) })}</span>
          <span className="tnum w-full text-sm text-muted-foreground">
            {row.reference}　{t("bills.due", { day: slashDate(row.dueOn) })}
          </span>
          <Button variant="outline" onClick={() => setAsks({ does: "received", row })}>
            {t("transfer.receive")}
          </Button>
        </span>
      )}
    >
      {of !== undefined && asks?.does === "received" && (
        <ReceivedDialog {...of} amount={of.waitingTotal} onClose={close} />
      )}
      {of !== undefined && asks?.does === "refused" && (
        <RefusedDialog {...of} amount={of.waitingTotal} onClose={close} />
      )}
    </PlatformList>
  )
}
