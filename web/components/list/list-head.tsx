import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react"
import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { isNumeric, type ListColumn } from "@/lib/list/column.ts"
import { leftOf, numberWidth } from "@/lib/list/grid-layout.ts"
import { readOrder } from "@/lib/list/order.ts"
import type { List } from "@/lib/list/use-list.ts"
import { Tick } from "./tick.tsx"

interface Props<Row extends object> {
  readonly list: List<Row>
}
const looks = "h-9 border-b bg-muted text-xs font-medium text-muted-foreground"

/** Numbers, the tick for all, and a head for each column that sorts by it; Shift adds it as a further key. */
export function ListHead<Row extends object>({ list }: Props<Row>) {
  const { t } = useTranslation("list")
  const { rows, selected, shown } = list
  return (
    <thead className="sticky top-0 z-10">
      <tr aria-rowindex={1}>
        <th scope="col" className={cn(looks, "sticky left-0 z-1 px-1 text-right")}>
          {t("number")}
        </th>
        <th scope="col" className={cn(looks, "sticky z-1")} style={{ left: `${numberWidth}rem` }}>
          <Tick
            label={t("selectAll")}
            isOn={rows.length > 0 && selected.length === rows.length}
            isPartly={selected.length > 0 && selected.length < rows.length}
            onPress={() => list.select(selected.length === rows.length ? [] : rows)}
          />
        </th>
        {shown.map((column, at) => (
          <Head key={column.key} list={list} column={column} left={leftOf(shown, at)} />
        ))}
      </tr>
    </thead>
  )
}
interface HeadProps<Row extends object> extends Props<Row> {
  readonly column: ListColumn<Row>
  readonly left: number | undefined
}
function Head<Row extends object>({ list, column, left }: HeadProps<Row>) {
  const keys = readOrder(list.sort)
  const at = keys.findIndex(({ id }) => id === column.key)
  const key = keys[at]
  const Mark = key === undefined ? ChevronsUpDown : key.desc ? ArrowDown : ArrowUp
  const sticky = left === undefined ? undefined : { left: `${left}rem` }
  const place = cn(looks, left !== undefined && "sticky z-1 border-r", isNumeric(column) ? "text-right" : "text-left")
  if (column.isTool)
    return (
      <th scope="col" className={cn(place, "px-3")} style={sticky}>
        {column.label}
      </th>
    )
  return (
    <th
      scope="col"
      aria-sort={key === undefined ? "none" : key.desc ? "descending" : "ascending"}
      className={place}
      style={sticky}
    >
      <button
        type="button"
        onClick={(event) => list.press(column.key, event.shiftKey)}
        className={cn(
          "flex h-full w-full items-center gap-1 px-3 whitespace-nowrap hover:text-foreground focus-visible:-outline-offset-2",
          isNumeric(column) && "justify-end",
          key !== undefined && "font-semibold text-foreground",
        )}
      >
        <span className="truncate">{column.label}</span>
        <Mark aria-hidden="true" className={cn("size-3.5 shrink-0", key === undefined && "size-3 opacity-60")} />
        {keys.length > 1 && at >= 0 && <sup aria-hidden="true">{at + 1}</sup>}
      </button>
    </th>
  )
}
