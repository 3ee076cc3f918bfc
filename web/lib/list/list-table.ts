/** The table behind a list: order, columns and selection by TanStack Table; what they look like is components/list's. */
import {
  type ColumnDef,
  columnOrderingFeature,
  columnVisibilityFeature,
  createSortedRowModel,
  type ReactTable,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from "@tanstack/react-table"
import type { ListColumn } from "./column.ts"
import { compareValues, sortValue } from "./order.ts"

export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
})
export type Features = typeof features
export type ListTable<Row extends object> = ReactTable<Features, Row>

export const columnDefs = <Row extends object>(
  columns: ReadonlyArray<ListColumn<Row>>,
): Array<ColumnDef<Features, Row>> =>
  columns.map((column) => ({
    id: column.key,
    header: column.label,
    accessorFn: (row: Row) => sortValue(column, row),
    // The library's own comparisons know no kana.
    sortFn: (one, other, id) => compareValues(one.getValue<string | number>(id), other.getValue<string | number>(id)),
    sortUndefined: "last",
    enableSorting: column.isTool !== true,
    enableHiding: column.isFixed !== true,
  }))
