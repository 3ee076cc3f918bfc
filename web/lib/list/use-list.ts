/** A list: its rows in order, its columns as this person wants them, what is selected, and what may be done with it. */
import { functionalUpdate, useTable } from "@tanstack/react-table"
import { useMemo, useState } from "react"
import type { ListColumn } from "./column.ts"
import { type ColumnChoice, choiceFor, keptColumns } from "./kept-columns.ts"
import { type Line, linesOf, type Section } from "./lines.ts"
import { columnDefs, features, type ListTable } from "./list-table.ts"
import { readOrder } from "./order.ts"
import type { ListSource } from "./source.ts"
import type { ServerSums } from "./sums.ts"
import { type Rows, useListPrint } from "./use-list-print.ts"
import { usePress } from "./use-press.ts"
import { useSelected } from "./use-selected.ts"
import { writtenColumns } from "./written-columns.ts"

/** Something that may be done with several rows at once; it is offered when the server permits it for each of them. */
export interface ListAction<Row> {
  readonly key: string
  readonly label: string
  readonly isPermitted: (row: Row) => boolean
  readonly run: (rows: ReadonlyArray<Row>) => unknown
  readonly isBusy?: boolean
  readonly tone?: "danger"
}
export interface ListOptions<Row extends object> {
  /** Where its columns are kept, and its place among the page's lists. */
  readonly name: string
  /** What is in it, for readers, files and paper. */
  readonly title: string
  /** The month or the day that it is of. */
  readonly of?: string
  /** What is counted. */
  readonly unit: "people" | "items"
  readonly columns: ReadonlyArray<ListColumn<Row>>
  readonly idOf: (row: Row) => string | number
  readonly nameOf: (row: Row) => string
  readonly source: ListSource<Row>
  /** From the address, and into it. */
  readonly sort: string | undefined
  readonly onSort: (sort: string | undefined) => void
  /** The conditions in words; none when nothing is filtered. */
  readonly conditions: ReadonlyArray<string>
  readonly onClear: () => void
  /** How many there are without the conditions; undefined when there are none. */
  readonly outOf?: number | undefined
  /** Who counts in the sum; everybody, unless it says otherwise. */
  readonly isCounted?: (row: Row) => boolean
  /** The sums of the filter as the server has them, null before its page is here; a list without them asks for every row. */
  readonly sums?: ServerSums | null
  readonly onOpen?: (row: Row) => unknown
  /** What a phone shows of a row. */
  readonly card: (row: Row) => React.ReactNode
  /** Where the rows stand in sections, as long as their order is the server's: which, and the words above it. */
  readonly sectionOf?: (row: Row) => string
  readonly sectionHead?: (section: Section) => React.ReactNode
  /** Stands over all columns but the fixed ones when a row has no figures: why. */
  readonly instead?: (row: Row) => React.ReactNode
  readonly actions?: ReadonlyArray<ListAction<Row>>
  /** Beside the number of those that are selected: their sum. */
  readonly selectedNote?: (rows: ReadonlyArray<Row>) => React.ReactNode
  /** Keys of this list alone, in lower case, on the row where the arrows are. */
  readonly keys?: Readonly<Record<string, (row: Row) => void>>
  readonly rowLooks?: (row: Row) => string | undefined
}
export interface List<Row extends object> extends ListOptions<Row> {
  readonly table: ListTable<Row>
  /** In the order that is shown. */
  readonly rows: ReadonlyArray<Row>
  /** The rows with the heads of their sections. */
  readonly lines: ReadonlyArray<Line>
  /** What files, paper and PDF are called. */
  readonly fullTitle: string
  /** As they are shown, the fixed ones first. */
  readonly shown: ReadonlyArray<ListColumn<Row>>
  /** As they are written to a file: those that are shown, and those that a file always has. */
  readonly written: ReadonlyArray<ListColumn<Row>>
  /** A press on the head of a column; with others it is a further key of the order. */
  readonly press: (key: string, isFurther: boolean) => void
  readonly choice: ColumnChoice
  readonly choose: (choice: ColumnChoice | undefined) => void
  readonly selected: ReadonlyArray<Row>
  readonly select: (rows: ReadonlyArray<Row>) => void
  readonly isWhole: boolean
  readonly print: (rows: Rows<Row>) => Promise<void>
  /** What is on its way to paper. */
  readonly paper: ReadonlyArray<Row> | undefined
  /** The row where the arrows are. */
  readonly active: number
  readonly setActive: (index: number) => void
  /** Changes with the filter: what is selected and where the arrows are belongs to it. */
  readonly filterKey: string
}
const none: ReadonlyArray<never> = []

const useSentColumns = <Row>(columns: ReadonlyArray<ListColumn<Row>>, rows: ReadonlyArray<Row>) =>
  useMemo(
    () => columns.filter(({ isSent }) => isSent === undefined || rows.length === 0 || rows.some(isSent)),
    [columns, rows],
  )

export const useList = <Row extends object>(options: ListOptions<Row>): List<Row> => {
  const { name, source, idOf, sort } = options
  const columns = useSentColumns(options.columns, source.rows)
  const [kept, setKept] = useState(() => keptColumns.read(name))
  const choice = useMemo(() => choiceFor(columns, kept), [columns, kept])
  const choose = (next: ColumnChoice | undefined) => {
    keptColumns.write(name, next)
    setKept(next)
  }
  const fullTitle = [options.title, options.of].filter(Boolean).join(" ")
  const filterKey = JSON.stringify([name, fullTitle, options.conditions])
  const { ids, set } = useSelected(filterKey)
  const [place, setPlace] = useState({ filterKey, index: 0 })
  const active = place.filterKey === filterKey ? place.index : 0
  const isWhole = source.rows.length >= source.total
  const order = useMemo(() => [...readOrder(sort)], [sort])
  const press = usePress(sort, options.onSort)
  const defs = useMemo(() => columnDefs(columns), [columns])
  const table = useTable({
    features,
    columns: defs,
    data: source.rows,
    getRowId: (row) => String(idOf(row)),
    state: {
      // Some of the rows in another order would look like all of them.
      sorting: isWhole ? order : [],
      columnOrder: [...choice.order],
      columnVisibility: Object.fromEntries(choice.hidden.map((key) => [key, false])),
      rowSelection: ids,
    },
    onRowSelectionChange: (change) => set(functionalUpdate(change, ids)),
  })
  const inOrder = table.getRowModel().rows
  const rows = useMemo(() => inOrder.map(({ original }) => original), [inOrder])
  const sectionOf = order.length === 0 ? options.sectionOf : undefined
  const lines = useMemo(() => linesOf(rows, sectionOf), [rows, sectionOf])
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns])
  const visible = table.getVisibleLeafColumns().flatMap(({ id }) => byKey.get(id) ?? [])
  const { print, paper } = useListPrint(fullTitle, rows, source)
  const isAny = Object.keys(ids).length > 0
  return {
    ...options,
    columns,
    table,
    rows,
    lines,
    fullTitle,
    shown: [...visible.filter(({ isFixed }) => isFixed), ...visible.filter(({ isFixed }) => !isFixed)],
    written: writtenColumns(choice.order, columns, visible),
    press,
    choice,
    choose,
    selected: useMemo(() => (isAny ? rows.filter((row) => ids[String(idOf(row))]) : none), [isAny, rows, ids, idOf]),
    select: (some) => set(Object.fromEntries(some.map((row): [string, true] => [String(idOf(row)), true]))),
    isWhole,
    print,
    paper,
    active: Math.min(active, Math.max(0, rows.length - 1)),
    setActive: (index) => setPlace({ filterKey, index }),
    filterKey,
  }
}
