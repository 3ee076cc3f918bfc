import { expect, test } from "vitest"
import { type FlowItem, paginate } from "../../modules/documents/layout/paginate.ts"

const rows = (count: number, height = 10): ReadonlyArray<FlowItem> => Array.from({ length: count }, () => ({ height }))
const room = { first: 50, next: 100, continued: 10 }

test.each([
  ["nothing still makes one page", rows(0), [[0, 0]]],
  ["what fits the first page exactly stays on it", rows(5), [[0, 5]]],
  [
    "one more row turns the page and leaves room for 次ページへ続く",
    rows(6),
    [
      [0, 4],
      [4, 6],
    ],
  ],
  [
    "the last page needs no such room",
    rows(14),
    [
      [0, 4],
      [4, 14],
    ],
  ],
  [
    "further pages follow",
    rows(15),
    [
      [0, 4],
      [4, 13],
      [13, 15],
    ],
  ],
  [
    "a gap above counts but for the first of a page",
    [{ height: 20 }, { height: 20, gapBefore: 15 }],
    [
      [0, 1],
      [1, 2],
    ],
  ],
  [
    "a heading moves on with what follows",
    [...rows(3), { height: 10, keepWithNext: true }, { height: 60 }],
    [
      [0, 3],
      [3, 5],
    ],
  ],
  [
    "what is too high for the rest of the first page opens the second",
    [{ height: 90 }],
    [
      [0, 0],
      [0, 1],
    ],
  ],
  [
    "what is higher than any page stands alone and doesn't loop",
    [{ height: 500 }, ...rows(1)],
    [
      [0, 0],
      [0, 1],
      [1, 2],
    ],
  ],
  [
    "a chain that can't stay together is cut where the page ends",
    rows(30).map((row) => ({ ...row, keepWithNext: true })),
    [
      [0, 4],
      [4, 13],
      [13, 22],
      [22, 30],
    ],
  ],
])("%s", (_, items, pages) => {
  expect(paginate(items, room).map(({ from, to }) => [from, to])).toEqual(pages)
})

test("0 to 600 rows: each once, in order, and no page overflows", () => {
  for (let count = 0; count <= 600; count++) {
    const items = Array.from({ length: count }, (_, row) => ({ height: 5 + ((row * 7) % 11), gapBefore: row % 3 }))
    const pages = paginate(items, room)
    expect(pages.flatMap(({ from, to }) => items.slice(from, to))).toEqual(items)
    for (const [page, { from, to }] of pages.entries()) {
      const height = items
        .slice(from, to)
        .reduce((sum, item, row) => sum + item.height + (row === 0 ? 0 : item.gapBefore), 0)
      expect(height).toBeLessThanOrEqual(page === 0 ? room.first : room.next)
    }
  }
})
