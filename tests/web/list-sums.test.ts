import { expect, test } from "vitest"
import type { ListColumn } from "../../web/lib/list/column.ts"
import { needsEveryRow, sumsOfFilter, sumsOfRows, sumsOnPaper } from "../../web/lib/list/sums.ts"

interface Bill {
  readonly total: number
  readonly isPaid: boolean
}
const columns: ReadonlyArray<ListColumn<Bill>> = [
  { key: "paid", label: "支払", value: ({ isPaid }) => (isPaid ? "済" : ""), width: 5 },
  { key: "total", label: "金額", kind: "yen", value: ({ total }) => total, hasSum: true, width: 8 },
]
const bills = (count: number): ReadonlyArray<Bill> =>
  Array.from({ length: count }, (_, at) => ({ total: at + 1, isPaid: at % 2 === 0 }))
const told = (sums: ReturnType<typeof sumsOfRows<Bill>> | undefined) =>
  sums && [sums.count, ...sums.columns.map(({ column, sum }) => `${column.key} ${sum}`)]

test("a list of 350 rows of which 200 are here says the server's sum and asks for no more of them", () => {
  const list = { rows: bills(200), columns, isWhole: false, sums: { count: 348, of: { total: 61_425 } } }
  expect(told(sumsOfFilter(list))).toEqual([348, "total 61425"])
  expect(needsEveryRow(list, 350)).toBe(false)
  expect([sumsOfFilter({ ...list, sums: null }), needsEveryRow({ ...list, sums: null }, 350)]).toEqual([
    undefined,
    false,
  ])
})

test("where the server has no sum every row is asked for, unless it is more than one answer holds or nothing is summed", () => {
  const list = { rows: bills(200), columns, isWhole: false }
  expect([sumsOfFilter(list), needsEveryRow(list, 350), needsEveryRow(list, 10_001)]).toEqual([undefined, true, false])
  expect(needsEveryRow({ ...list, columns: columns.slice(0, 1) }, 350)).toBe(false)
  expect(told(sumsOfFilter({ ...list, rows: bills(350), isWhole: true }))).toEqual([350, "total 61425"])
})

test("rows that somebody chose are added up themselves, whoever counts of them", () => {
  expect(told(sumsOfRows({ rows: bills(4), columns }))).toEqual([4, "total 10"])
  expect(told(sumsOfRows({ rows: bills(4), columns, isCounted: ({ isPaid }) => isPaid }))).toEqual([2, "total 4"])
})

test("a column that is summed here and not by the server is left out, not said to be nothing", () => {
  const both = [...columns, { ...columns[1], key: "other" } as ListColumn<Bill>]
  const list = { rows: bills(2), columns: both, isWhole: true, sums: { count: 2, of: { total: 3 } } }
  expect(told(sumsOfFilter(list))).toEqual([2, "total 3"])
})

test("UI-08 PAPER-01 a printed list says the sum of what stands on it: the server's of all rows, else that of its own", () => {
  const isCounted = ({ isPaid }: Bill) => isPaid
  const server = { count: 3, of: { total: 9 } }
  const list = { columns, isCounted }
  expect(told(sumsOnPaper({ ...list, rows: bills(4), sums: server }, 4))).toEqual([3, "total 9"])
  // The browser's own print of the first rows, what was chosen, and a sum that is not here yet.
  expect(told(sumsOnPaper({ ...list, rows: bills(4), sums: server }, 350))).toEqual([2, "total 4"])
  expect(told(sumsOnPaper({ ...list, rows: bills(4), sums: null }, 4))).toEqual([2, "total 4"])
  expect(told(sumsOnPaper({ ...list, rows: bills(4) }, 4))).toEqual([2, "total 4"])
  expect(sumsOnPaper({ columns: columns.slice(0, 1), rows: bills(4) }, 4)).toBeUndefined()
})
