import { useQuery } from "@tanstack/react-query"
import type { TFunction } from "i18next"
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

/** Why it waits: of a part, for what of which bill. */
const whyOf = ({ heldFor, reason }: MoneyRow, m: TFunction<"money">) => {
  if (heldFor === null) return m(`reason.${reason}`)
  const { missing, reference, state } = heldFor
  return m(`held.${state}`, { reference, amount: figure(missing) })
}

const useColumns = (ask: (asks: Asks) => void): ReadonlyArray<ListColumn<MoneyRow>> => {
  const { t } = useTranslation("platform")
  const { t: m } = useTranslation("money")
  return useMemo(
    () => [
      {
        key: "money",
        label: m("amount"),
        value: ({ refunded, total }) => total - refunded,
        cell: (row) => <b className="tnum">{sumOf(row, (amount) => t("yen", { amount }))}</b>,
        width: 8,
        isFixed: true,
      },
      { key: "way", label: m("way"), value: ({ cameBy }) => m(`by.${cameBy}`), width: 6 },
      { key: "cameOn", label: m("cameOn"), kind: "day", value: ({ cameOn }) => cameOn, width: 6.5 },
      { key: "found", label: m("found"), kind: "instant", value: ({ foundAt }) => foundAt, width: 9 },
      {
        key: "sender",
        label: m("from"),
        value: ({ intent, sender }) => intent ?? sender,
        width: 13,
        grows: true,
      },
      { key: "reason", label: m("why"), value: (row) => whyOf(row, m), width: 14 },
      {
        key: "does",
        label: "",
        value: () => null,
        isTool: true,
        width: 15,
        cell: (row) => <Answers row={row} ask={ask} />,
      },
    ],
    [t, m, ask],
  )
}
function Answers({ ask, row }: { readonly row: MoneyRow; readonly ask: (asks: Asks) => void }) {
  const { t: m } = useTranslation("money")
  return (
    <span className="flex gap-1">
      {/* A rejected company's money goes back, or stays with its approval. */}
      {row.reason !== "rejected" && (
        <Button size="sm" variant="outline" onClick={() => ask({ does: "settled", row })}>
          {m("settle")}
        </Button>
      )}
      <Button size="sm" variant="quiet" onClick={() => ask({ does: "returned", row })}>
        {m("return")}
      </Button>
    </span>
  )
}

const idOf = ({ id }: MoneyRow) => id
/** 行き先のない入金: what came and pays no bill, until somebody says what became of it (issue 20). */
export function Money() {
  const { t } = useTranslation("platform")
  const { t: m } = useTranslation("money")
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
      title={m("title")}
      columns={useColumns(setAsks)}
      source={wholeSource(query, rows)}
      idOf={idOf}
      nameOf={({ intent, sender }) => intent ?? sender}
      tabs={<CompanyTabs />}
      empty={m("none")}
      button={<Button onClick={() => setKeeping(true)}>{m("keep")}</Button>}
      card={(row) => (
        <span className="flex flex-wrap items-center gap-2 p-4">
          <b className="tnum">{sumOf(row, (amount) => t("yen", { amount }))}</b>
          <span className="ml-auto text-sm">{m(`by.${row.cameBy}`)}</span>
          <span className="w-full text-sm break-all text-muted-foreground">
            {row.intent ?? row.sender}　{row.cameOn === null ? "" : slashDate(row.cameOn)}　{whyOf(row, m)}
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
