import { useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { CircleCheck, Landmark, LockOpen, RotateCcw } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslation } from "react-i18next"
import { Button, buttonVariants } from "@/components/ui/button.tsx"
import { Card } from "@/components/ui/card.tsx"
import { clockTime, dayOfInstant, figure, yen } from "@/lib/format.ts"
import { Can } from "@/lib/permissions.tsx"
import { useFormat } from "@/lib/use-format.ts"
import { signed } from "../money.ts"
import { type PayMonth, rowsQuery } from "../queries.ts"
import { slipLink } from "../slip-link.ts"
import { MonthAside } from "./month-aside.tsx"
import { UnpaidCard } from "./unpaid-card.tsx"

const TransferDialog = lazy(() =>
  import("./transfer-dialog.tsx").then(({ TransferDialog }) => ({ default: TransferDialog })),
)

interface ClosedStepProps {
  readonly month: PayMonth
  readonly onCorrect: () => void
  readonly onReopen: () => void
}
/** 支払: the month is closed; what is paid when, who closed it, what corrections changed, and the two ways to correct. */
export function ClosedStep({ month, onCorrect, onReopen }: ClosedStepProps) {
  const { t } = useTranslation("close")
  const format = useFormat()
  const { t: transfer } = useTranslation("transfer")
  const [isTransferring, setTransferring] = useState(false)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_18rem] items-start gap-3 px-5 pb-4 max-lg:grid-cols-1 max-md:px-4">
      <div className="flex min-w-0 flex-col gap-3">
        <Card className="flex flex-wrap items-center gap-x-4 gap-y-3 p-5 max-md:p-4">
          <CircleCheck aria-hidden="true" className="size-9 shrink-0 text-success" />
          <div className="min-w-0 flex-1">
            <h2 className="text-lg font-bold">
              {t("payTitle", { day: format.day(month.paidOn), yen: yen(month.totals.net) })}
            </h2>
            <p className="text-muted-foreground">{t("payHint", { count: month.totals.people })}</p>
          </div>
          <Link
            to="/salary-v4"
            search={{ month: month.month }}
            className={buttonVariants({ className: "max-md:h-12 max-md:w-full" })}
          >
            {t("toList")}
          </Link>
        </Card>
        <UnpaidCard unpaid={month.unpaid} />
        {month.corrections > 0 && <Differences month={month} />}
        <History month={month} />
        <div className="flex flex-wrap gap-2">
          <Can do="transfer" to={month}>
            <Button variant="outline" onClick={() => setTransferring(true)} className="max-md:h-12 max-md:w-full">
              <Landmark />
              {transfer("title")}
            </Button>
          </Can>
          <Can do="rerun" to={month}>
            <Button variant="outline" onClick={onCorrect} className="max-md:h-12 max-md:w-full">
              <RotateCcw />
              {t("correctTitle")}
            </Button>
          </Can>
          <Can do="reopen" to={month}>
            <Button variant="outline" onClick={onReopen} className="max-md:h-12 max-md:w-full">
              <LockOpen />
              {t("reopen")}
            </Button>
          </Can>
        </div>
      </div>
      <div className="max-lg:[&>*]:col-start-1">
        <MonthAside month={month} />
      </div>
      {isTransferring && (
        <Suspense>
          <TransferDialog month={month.month} onClose={() => setTransferring(false)} />
        </Suspense>
      )}
    </div>
  )
}
/** Whose slip the last revision changed, with the net before and after. */
function Differences({ month }: { readonly month: PayMonth }) {
  const { t } = useTranslation("close")
  const { data } = useQuery(rowsQuery(month.month))
  const changed = (data ?? []).filter(({ revision }) => revision === month.revision)
  return (
    <Card>
      <h2 className="flex min-h-11 items-center border-b bg-muted px-4 font-semibold">{t("differences")}</h2>
      {data !== undefined && changed.length === 0 && <p className="p-4 text-muted-foreground">{t("noDifferences")}</p>}
      {changed.length > 0 && (
        <table className="tnum w-full border-separate border-spacing-0 text-sm max-md:text-base [&_td]:border-b [&_td]:px-4 [&_th]:border-b [&_th]:px-4 last:[&_tr>*]:border-b-0">
          <thead className="text-2xs text-muted-foreground">
            <tr className="h-8">
              <th scope="col" className="text-left font-medium">
                {t("column.name")}
              </th>
              <th scope="col" className="text-right font-medium max-md:hidden">
                {t("beforeCorrection")}
              </th>
              <th scope="col" className="text-right font-medium">
                {t("afterCorrection")}
              </th>
              <th scope="col" className="text-right font-medium">
                {t("column.difference")}
              </th>
            </tr>
          </thead>
          <tbody>
            {changed.map((row) => (
              <tr key={row.userId} className="h-10 max-md:h-14">
                <th scope="row" className="text-left font-normal">
                  <Link
                    {...slipLink(row, month.month)}
                    className="inline-flex min-h-6 items-center text-link underline max-md:min-h-12"
                  >
                    {row.name}
                  </Link>
                </th>
                <td className="text-right text-muted-foreground max-md:hidden">
                  {row.beforeCorrection === null ? "—" : figure(row.beforeCorrection)}
                </td>
                <td className="text-right font-semibold">{row.net === null ? "—" : figure(row.net)}</td>
                <td className="text-right">
                  {row.net === null || row.beforeCorrection === null ? "—" : signed(row.net - row.beforeCorrection)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  )
}
/** Every close of the month, the last one first: who, when, for how many, why. */
export function History({ month }: { readonly month: PayMonth }) {
  const { t } = useTranslation("close")
  const format = useFormat()
  if (month.closes.length === 0) return null
  return (
    <Card>
      <h2 className="flex min-h-11 items-center border-b bg-muted px-4 font-semibold">{t("history")}</h2>
      <ol className="divide-y">
        {month.closes.toReversed().map((close, at, { length }) => (
          <li
            key={close.revision}
            className="flex flex-wrap items-baseline gap-x-3 gap-y-1 px-4 py-2.5 max-md:text-base"
          >
            <b>{at === length - 1 ? t("first") : t("nth", { count: length - 1 - at })}</b>
            {close.people !== null && <span className="text-xs">{t("ofPeople", { count: close.people })}</span>}
            <span className="tnum text-xs text-muted-foreground">
              {close.endedAt === null
                ? t("notEnded")
                : t("closedBy", {
                    when: `${format.day(dayOfInstant(close.endedAt))} ${clockTime(close.endedAt)}`,
                    who: close.startedBy,
                  })}
            </span>
            {close.reason !== null && (
              <span className="w-full text-xs text-muted-foreground max-md:text-sm">
                {t("reasonOf", { reason: close.reason })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
