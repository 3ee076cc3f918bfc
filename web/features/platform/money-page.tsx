import { useQuery } from "@tanstack/react-query"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { figure, slashDate } from "@/lib/format.ts"
import type { ListColumn } from "@/lib/list/column.ts"
import { wholeSource } from "@/lib/list/source.ts"
import { type MoneyRow, moneyQuery } from "./bill-queries.ts"
import { CompanyTabs } from "./company-tabs.tsx"
import { KeepMoneyDialog, ReturnedDialog, SettledDialog } from "./money-dialogs.tsx"
import { PlatformList } from "./platform-list.tsx"

interface Asks {
  readonly does: "settled" | "returned"
  readonly row: MoneyRow
}
const sumOf = ({ currency, refunded, total }: MoneyRow, yen: (amount: string) => string) =>
  currency === "jpy" ? yen(figure(total - refunded)) : `${total - refunded} ${currency}`

const useColumns = (ask: (asks: Asks) => void): ReadonlyArray<ListColumn<MoneyRow>> => {
  const { t } = useTranslation("platform")
  return useMemo(
    () => [
      {
        key: "money",
        label: t("money.amount"),
        value: ({ refunded, total }) => total - refunded,
        cell: (row) => <b className="tnum">{sumOf(row, (amount) => t("yen", { amount }))}</b>,
        width: 8,
        isFixed: true,
      },
      { key: "way", label: t("money.way"), value: ({ cameBy }) => t(`money.by.${cameBy}`), width: 6 },
      { key: "cameOn", label: t("money.cameOn"), kind: "day", value: ({ cameOn }) => cameOn, width: 6.5 },
      { key: "found", label: t("money.found"), kind: "instant", value: ({ foundAt }) => foundAt, width: 9 },
      {
        key: "sender",
        label: t("money.from"),
        value: ({ intent, sender }) => intent ?? sender,
        width: 13,
        grows: true,
      },
      { key: "reason", label: t("money.why"), value: ({ reason }) => t(`money.reason.${reason}`), width: 12 },
      {
        key: "does",
        label: "",
        value: () => null,
        isTool: true,
        width: 15,
        cell: (row) => <Answers row={row} ask={ask} />,
      },
    ],
    [t, ask],
  )
}
function Answers({ ask, row }: { readonly row: MoneyRow; readonly ask: (asks: Asks) => void }) {
  const { t } = useTranslation("platform")
  return (
    <span className="flex gap-1">
      <Button size="sm" variant="outline" onClick={() => ask({ does: "settled", row })}>
        {t("money.settle")}
      </Button>
      <Button size="sm" variant="quiet" onClick={() => ask({ does: "returned", row })}>
        {t("money.return")}
      </Button>
    </span>
  )
}

const idOf = ({ id }: MoneyRow) => id
/** 行き先のない入金: what came and pays no bill, until somebody says what became of it (issue 20). */
export function Money() {
  const { t } = useTranslation("platform")
  const query = useQuery(moneyQuery)
  const rows = query.data ?? []
  const [asks, setAsks] = useState<Asks>()
  const [isKeeping, setKeeping] = useState(false)
  const close = () => {
    setAsks(undefined)
    setKeeping(false)
  }
  return (
    <PlatformList<MoneyRow>
      name="money"
      title={t("money.title")}
      columns={useColumns(setAsks)}
      source={wholeSource(query, rows)}
      idOf={idOf}
      nameOf={({ intent, sender }) => intent ?? sender}
      tabs={<CompanyTabs />}
      empty={t("money.none")}
      button={<Button onClick={() => setKeeping(true)}>{t("money.keep")}</Button>}
      card={(row) => (
        <span className="flex flex-wrap items-center gap-2 p-4">
          <b className="tnum">{sumOf(row, (amount) => t("yen", { amount }))}</b>
          <span className="ml-auto text-sm">{t(`money.by.${row.cameBy}`)}</span>
          <span className="w-full text-sm break-all text-muted-foreground">
            {row.intent ?? row.sender}　{row.cameOn === null ? "" : slashDate(row.cameOn)}　
            {t(`money.reason.${row.reason}`)}
          </span>
          <Answers row={row} ask={setAsks} />
        </span>
      )}
    >
      {asks?.does === "settled" && <SettledDialog row={asks.row} onClose={close} />}
      {asks?.does === "returned" && <ReturnedDialog row={asks.row} onClose={close} />}
      {isKeeping && <KeepMoneyDialog onClose={close} />}
    </PlatformList>
  )
}
