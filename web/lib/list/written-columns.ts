import type { ListColumn } from "./column.ts"

type Column = Pick<ListColumn<never>, "key" | "isFixed" | "inFiles" | "isTool">

/** What a file has: the visible columns and those that a file always has, in the order of the list; the fixed ones first. */
export const writtenColumns = <One extends Column>(
  order: ReadonlyArray<string>,
  columns: ReadonlyArray<One>,
  visible: ReadonlyArray<One>,
): ReadonlyArray<One> => {
  const written = columns
    .filter((one) => one.isTool !== true && (one.inFiles === true || visible.includes(one)))
    .toSorted((one, other) => order.indexOf(one.key) - order.indexOf(other.key))
  return [...written.filter(({ isFixed }) => isFixed), ...written.filter(({ isFixed }) => !isFixed)]
}
