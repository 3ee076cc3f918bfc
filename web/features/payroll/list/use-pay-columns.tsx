import { Link } from "@tanstack/react-router"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { type ListColumn, textOf } from "@/lib/list/column.ts"
import { signed } from "../money.ts"
import type { PayRow } from "../queries.ts"
import { slipLink } from "../slip-link.ts"
import { RowState, useRowState } from "./row-state.tsx"
import { useKindName } from "./use-kind-name.ts"

type Part = keyof NonNullable<PayRow["breakdown"]>
const isLongOvertime = ({ warnings }: PayRow) => warnings.some((code) => code.startsWith("OVERTIME_"))

/** Nothing earned, and nothing kept back, is a dash: the eye looks for figures. */
const figureCell = (column: Pick<ListColumn<PayRow>, "kind" | "value">) => (row: PayRow) =>
  column.value(row) === 0 ? "—" : textOf(column, column.value(row))

/**
 * What the list of pay shows of each slip, in the order of the slip. All of it stands in sight on a desk of 1440 px: what
 * most months hold nothing in is ticked in the menu of columns.
 */
export const usePayColumns = (month: string): ReadonlyArray<ListColumn<PayRow>> => {
  const { t } = useTranslation("pay")
  const kindName = useKindName()
  const stateOf = useRowState()
  return useMemo(() => {
    const figure = (
      key: "days" | "overtime" | "night" | "gross" | "net" | Part,
      of: Pick<ListColumn<PayRow>, "value" | "width"> & Partial<ListColumn<PayRow>>,
    ): ListColumn<PayRow> => {
      const column = { kind: "yen" as const, ...of }
      return { ...column, key, label: t(`column.${key}`), cell: figureCell(column) }
    }
    const part = (key: Part, width: number, more: Partial<ListColumn<PayRow>>) =>
      figure(key, { value: ({ breakdown }) => breakdown?.[key] ?? null, width, ...more })
    const main = "bg-accent/60 font-semibold"
    return [
      {
        key: "name",
        label: t("column.name"),
        value: ({ name }) => name,
        reading: ({ furiganaName }) => furiganaName,
        cell: (row) => (
          <Link {...slipLink(row, month)} tabIndex={-1} className="font-medium hover:text-link hover:underline">
            {row.name}
          </Link>
        ),
        width: 8,
        grows: true,
        isFixed: true,
      },
      {
        key: "kind",
        label: t("column.kind"),
        value: ({ salaryType }) => (salaryType === null ? null : kindName(salaryType)),
        width: 4,
        className: "text-xs text-muted-foreground",
      },
      figure("days", { kind: "number", value: ({ days, gross }) => (gross === null ? null : days), width: 4 }),
      figure("overtime", {
        kind: "minutes",
        value: ({ overtimeMinutes }) => overtimeMinutes,
        width: 5,
        hasSum: true,
        className: (row) => (isLongOvertime(row) ? "font-semibold text-warning" : undefined),
      }),
      figure("night", { kind: "minutes", value: ({ nightMinutes }) => nightMinutes, width: 5, isHidden: true }),
      part("basePay", 5.75, { hasSum: true }),
      part("premiumPay", 6, { hasSum: true, isHidden: true }),
      part("otherPay", 6, { isHidden: true }),
      figure("gross", { value: ({ gross }) => gross, width: 6, hasSum: true, className: main }),
      part("insurance", 5.75, { hasSum: true }),
      part("incomeTax", 5.5, { hasSum: true }),
      part("residentTax", 5.5, { hasSum: true }),
      part("otherDeductions", 5.5, { isHidden: true }),
      figure("net", { value: ({ net }) => net, width: 6.25, hasSum: true, className: main }),
      {
        key: "difference",
        label: t("column.difference"),
        kind: "yen",
        value: ({ difference }) => difference,
        cell: ({ difference }) => (difference === null ? "—" : signed(difference)),
        width: 6.25,
        className: ({ difference }) => ((difference ?? 0) < 0 ? "text-xs text-danger" : "text-xs"),
      },
      {
        key: "state",
        label: t("column.state"),
        value: (row) => stateOf(row).words,
        cell: (row) => <RowState row={row} />,
        width: 6,
      },
    ]
  }, [t, kindName, stateOf, month])
}
