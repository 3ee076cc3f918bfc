import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Kbd } from "@/components/ui/kbd.tsx"
import { textOf } from "@/lib/list/column.ts"
import { needsEveryRow, sumsOfFilter } from "@/lib/list/sums.ts"
import type { List } from "@/lib/list/use-list.ts"
import { BulkBar } from "./bulk-bar.tsx"

interface ListFootProps<Row extends object> {
  readonly list: List<Row>
  /** The first and the last row in sight. */
  readonly from: number
  readonly to: number
  readonly hasSums: boolean
}
/** Outside of what scrolls: sums over the whole filter, which rows are in sight, and what is selected. */
export function ListFoot<Row extends object>({ list, from, to, hasSums }: ListFootProps<Row>) {
  const { t } = useTranslation("list")
  const { source, unit } = list
  const all = source.total
  return (
    <>
      <footer className="tnum flex min-h-10 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-t-2 border-t-strong bg-muted px-4 py-1.5 text-xs md:big-text:sticky md:big-text:bottom-0 md:big-text:z-10 print:hidden">
        {hasSums && <Sums list={list} />}
        <span className="ml-auto flex items-center gap-3 text-muted-foreground big-text:hidden max-lg:hidden">
          <Hint keys={["↑", "↓"]} words={t("keysMove")} />
          <Hint keys={["Space"]} words={t("keysSelect")} />
          {list.onOpen !== undefined && <Hint keys={["Enter"]} words={t("keysOpen")} />}
        </span>
        <span role="status" className="text-muted-foreground big-text:ml-auto max-lg:ml-auto">
          {t(`range.${unit}`, { from: from + 1, to: Math.min(to + 1, all), all })}
        </span>
      </footer>
      <BulkBar list={list} />
    </>
  )
}
/** Asks for every row of the filter, which a sum needs; once for each filter. A failure is told by the list itself. */
const useEveryRow = (isNeeded: boolean, filterKey: string, loadAll: () => Promise<unknown>) => {
  const latest = useRef(loadAll)
  latest.current = loadAll
  useEffect(() => {
    if (isNeeded) latest.current().catch(() => undefined)
  }, [isNeeded, filterKey])
}
/** 29人の合計 残業 340:34, of the columns that are shown and have a sum. */
function Sums<Row extends object>({ list }: { readonly list: List<Row> }) {
  const { t } = useTranslation("list")
  const { unit, outOf, source, filterKey } = list
  const summed = { ...list, columns: list.shown }
  useEveryRow(!source.isUpdating && needsEveryRow(summed, source.total), filterKey, source.loadAll)
  const sums = sumsOfFilter(summed)
  if (sums === undefined) return null
  const { count } = sums
  const all = outOf ?? (list.sums != null && count < source.total ? source.total : undefined)
  return (
    <>
      <b className="text-sm">{all === undefined ? t(`sum.${unit}`, { count }) : t(`sumOf.${unit}`, { all, count })}</b>
      {sums.columns.map(({ column, sum }) => (
        <span key={column.key} className="text-muted-foreground">
          {column.label} <b className="text-sm text-foreground">{textOf(column, sum)}</b>
        </span>
      ))}
    </>
  )
}
function Hint({ keys, words }: { readonly keys: ReadonlyArray<string>; readonly words: string }) {
  return (
    <span className="flex items-center gap-1">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {words}
    </span>
  )
}
