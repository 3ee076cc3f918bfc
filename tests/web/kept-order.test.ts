/** A list that changes by itself does not slide under the pointer. */
import { expect, test } from "vitest"
import { inKeptOrder, isMoved, placesOf } from "../../web/lib/list/kept-order.ts"

interface Row {
  readonly id: string
  readonly is: string
}
const known = { idOf: ({ id }: Row) => id, sectionOf: ({ is }: Row) => is }
const before: ReadonlyArray<Row> = [
  { id: "田中", is: "missing" },
  { id: "山田", is: "missing" },
  { id: "佐藤", is: "working" },
]
const kept = placesOf(before, known)
const placed = (rows: ReadonlyArray<Row>) => inKeptOrder(rows, kept, known)
const told = (rows: ReadonlyArray<Row>) => placed(rows).map(({ row, section }) => [row.id, section, row.is])

test("TIME-06 who came in the meantime stays where he stood, and says that he is here", () => {
  const after = [
    { id: "山田", is: "missing" },
    { id: "田中", is: "working" },
    { id: "佐藤", is: "working" },
  ]
  expect(told(after)).toEqual([
    ["田中", "missing", "working"],
    ["山田", "missing", "missing"],
    ["佐藤", "working", "working"],
  ])
  expect(isMoved(after, placed(after), known)).toBe(true)
  expect(isMoved(before, placed(before), known)).toBe(false)
})

test("TIME-06 who is new stands last of his section, who has gone leaves no gap", () => {
  const after = [
    { id: "池田", is: "missing" },
    { id: "田中", is: "missing" },
    { id: "佐藤", is: "working" },
    { id: "吉田", is: "done" },
  ]
  expect(told(after).map(([id, section]) => [id, section])).toEqual([
    ["田中", "missing"],
    ["池田", "missing"],
    ["佐藤", "working"],
    ["吉田", "done"],
  ])
})
