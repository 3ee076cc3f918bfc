import { useContext } from "react"
import { createPortal } from "react-dom"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { clockTime, dayOfInstant, slashDate } from "@/lib/format.ts"
import { isNumeric, textOf } from "@/lib/list/column.ts"
import { sumsOnPaper } from "@/lib/list/sums.ts"
import type { List } from "@/lib/list/use-list.ts"
import { SheetOwner } from "./sheet-owner.ts"

/** The list on paper: every row, and on each sheet whose it is, what it lists, by which conditions, who printed it and when. */
export function ListPaper<Row extends object>({ list }: { readonly list: List<Row> }) {
  const { t } = useTranslation("list")
  const { company, person } = useContext(SheetOwner)
  const { fullTitle, unit, conditions, source } = list
  const rows = list.paper
  if (rows === undefined) return null
  const now = new Date().toISOString()
  const when = `${slashDate(dayOfInstant(now))} ${clockTime(now)}`
  const columns = list.shown.filter(({ isTool }) => !isTool)
  const sums = sumsOnPaper({ ...list, rows, columns }, source.total)
  const { total } = source
  const sumWords = (count: number) =>
    rows.length < total ? t(`sumOf.${unit}`, { all: total, count }) : t(`sum.${unit}`, { count })
  const sumIn = new Map(sums?.columns.map(({ column, sum }) => [column.key, textOf(column, sum)]))
  return createPortal(
    <div data-sheet="list" className="hidden bg-white text-black print:block">
      <table className="w-full border-collapse text-2xs">
        <thead>
          <tr>
            <th colSpan={columns.length + 1} className="pb-2 text-left font-normal">
              <span className="flex justify-between">
                <span>{company}</span>
                <span className="tnum">{t("printedBy", { when, person })}</span>
              </span>
              <b className="mr-3 text-base">{fullTitle}</b>
              <span className="tnum mr-3">{t(`printedRows.${unit}`, { count: rows.length, all: source.total })}</span>
              {conditions.length === 0 ? t("all") : conditions.join("　")}
            </th>
          </tr>
          <tr>
            <th className="border border-black px-1 text-right">{t("number")}</th>
            {columns.map((column) => (
              <th
                key={column.key}
                className={cn("border border-black px-1", isNumeric(column) ? "text-right" : "text-left")}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={list.idOf(row)}>
              <td className="border border-black px-1 text-right">{at + 1}</td>
              {columns.map((column) => (
                <td key={column.key} className={cn("border border-black px-1", isNumeric(column) && "text-right")}>
                  {textOf(column, column.value(row))}
                </td>
              ))}
            </tr>
          ))}
          {sums !== undefined && sums.columns.length > 0 && (
            <tr className="font-semibold">
              <td className="border border-black px-1" />
              {columns.map((column, at) => (
                <td key={column.key} className={cn("border border-black px-1", isNumeric(column) && "text-right")}>
                  {sumIn.get(column.key) ?? (at === 0 && sumWords(sums.count))}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </div>,
    document.body,
  )
}
