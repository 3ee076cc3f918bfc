/** 請求照合, line by line: what a decision holds for, and what a day without a price comes to. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { yen } from "#modules/kernel/yen.ts"
import { matchedLines } from "#modules/papers/rules/match-line-differences.ts"
import { noticePieces, type PersonPiece } from "#modules/papers/rules/match-lines.ts"

const fuel = {
  ...{ place: 2, label: "燃料代", unit: "式", unitPrice: yen(10_000), rate: 10 as const },
  ...{ siteId: null, feeFrom: null, feeTo: null },
}
const accepted = new Map([["l:2", { decision: "accept" as const, reason: "契約どおり", ours: 0, claimed: 10_000 }]])
const openOf = (quantity: number) => matchedLines([{ ...fuel, quantity }], [], [], accepted).lineDifferences

test("BEY-08 what was accepted of a line holds for its amount: rewritten to a hundredfold it is asked again", () => {
  expect(openOf(1)).toMatchObject([{ isOpen: false, decision: { decision: "accept" }, amount: 10_000 }])
  expect(openOf(100)).toMatchObject([{ isOpen: true, decision: null, amount: 1_000_000 }])
})

const day = isoDate("2026-10-05")
const piece = (taskId: number, unitPrice: number | null): PersonPiece => ({
  ...{ taskId, shift: 1, certificate: "", day, staffId: 7, siteId: 3, heads: 1, unitPrice },
})
const agreed = (heads: number) => ({
  ...{ key: "p:7 2026-10-05", staffId: 7, name: "三宅 蓮", day, ours: 2, claimed: heads, agreed: heads },
  ...{ isOpen: true, note: "", decision: null },
})
const linesOf = (heads: number) => noticePieces([agreed(heads)], [piece(1, 20_000), piece(2, null)], 20_000)

test("BEY-08 of a day with a priced and an unpriced arrangement the priced one is paid, and not taken back", () => {
  expect(linesOf(1)).toMatchObject({ corrections: [], unpriced: 1 })
  expect([...linesOf(1).billed]).toHaveLength(1)
  expect(linesOf(2)).toMatchObject({ corrections: [] })
  expect(linesOf(0.5).corrections).toMatchObject([{ heads: -0.5, unitPrice: 20_000 }])
})
