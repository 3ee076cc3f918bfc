import { useTranslation } from "react-i18next"
import { cn } from "@/lib/class-names.ts"
import { isNumeric, type ListColumn, textOf } from "@/lib/list/column.ts"
import { leftOf, numberWidth } from "@/lib/list/grid-layout.ts"
import type { List } from "@/lib/list/use-list.ts"
import { Tick } from "./tick.tsx"

export interface LineProps<Row extends object> {
  readonly list: List<Row>
  readonly row: Row
  readonly index: number
  /** Which line it is, heads of sections counted. */
  readonly at: number
  readonly measure: (element: Element | null) => void
}
const cell = "h-9 border-b px-3"

/** One row at the desk: its number, its tick, its cells. */
export function ListLine<Row extends object>({ list, row, index, at, measure }: LineProps<Row>) {
  const { t } = useTranslation("list")
  const { shown, active, rowLooks } = list
  const line = list.table.getRow(String(list.idOf(row)))
  const isSelected = line.getIsSelected()
  const why = list.instead?.(row)
  const fixed = shown.filter(({ isFixed }) => isFixed)
  const drawn = why == null || why === false ? shown : fixed
  return (
    <tr
      ref={measure}
      id={`${list.name}-row-${index}`}
      data-index={at}
      aria-rowindex={at + 2}
      aria-selected={isSelected}
      onPointerDown={() => list.setActive(index)}
      className={cn(
        "bg-card hover:bg-[color-mix(in_oklab,var(--muted)_60%,var(--card))] aria-selected:bg-accent",
        index === active && "group-focus-visible/grid:bg-secondary",
        rowLooks?.(row),
      )}
    >
      <td className={cn(cell, "tnum sticky left-0 z-1 bg-inherit px-1 text-right text-xs text-muted-foreground")}>
        {index + 1}
      </td>
      <td className={cn(cell, "sticky z-1 bg-inherit px-0")} style={{ left: `${numberWidth}rem` }}>
        <Tick
          label={t("selectOne", { name: list.nameOf(row) })}
          isOn={isSelected}
          // With Shift all rows from the last tick to this one follow.
          onPress={(shiftKey) => line.getToggleSelectedHandler()({ target: { checked: !isSelected }, shiftKey })}
        />
      </td>
      {drawn.map((column, at) => (
        <Cell key={column.key} column={column} row={row} left={leftOf(shown, at)} />
      ))}
      {drawn !== shown && (
        <td colSpan={shown.length - fixed.length} className={cn(cell, "truncate")}>
          {why}
        </td>
      )}
    </tr>
  )
}
interface CellProps<Row> {
  readonly column: ListColumn<Row>
  readonly row: Row
  readonly left: number | undefined
}
function Cell<Row>({ column, row, left }: CellProps<Row>) {
  const { className } = column
  const looks = cn(
    cell,
    "truncate big-text:whitespace-normal",
    isNumeric(column) && "tnum text-right",
    left !== undefined && "sticky z-1 border-r bg-inherit text-left font-normal",
    typeof className === "function" ? className(row) : className,
  )
  const text = column.cell === undefined ? textOf(column, column.value(row)) : undefined
  const content = column.cell?.(row) ?? text
  return left === undefined ? (
    <td className={looks} title={text}>
      {content}
    </td>
  ) : (
    <th scope="row" className={looks} style={{ left: `${left}rem` }}>
      {content}
    </th>
  )
}
