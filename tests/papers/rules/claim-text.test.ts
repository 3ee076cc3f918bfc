/** 請求照合: what is typed or pasted of the other side's days, and whose a shift's heads are. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { claimedOfShift } from "#modules/papers/rules/match-days.ts"
import { readClaims } from "../../../web/features/papers/claim-text.ts"

test("BEY-08 a CSV is read by name, date and 人工, in the ways that people write them; a line that says less is named", () => {
  const text =
    "氏名,日付,人工,備考\n石井　竜也,2026/10/14,１.０,終日待機\n阿部\t10/2\t0.5人工\n\n三宅 蓮,1月5日,1\n前川,いつか,1"
  expect(readClaims(text, "2026-10-01")).toEqual({
    claims: [
      { name: "石井 竜也", day: "2026-10-14", heads: 1, note: "終日待機" },
      { name: "阿部", day: "2026-10-02", heads: 0.5, note: "" },
      { name: "三宅 蓮", day: "2027-01-05", heads: 1, note: "" },
    ],
    unread: [{ n: 6, line: "前川,いつか,1" }],
  })
})

test("BEY-08 what a request asks beyond our heads of a shift is first that of who has less than a day, then nobody's", () => {
  const day = isoDate("2026-10-14")
  const of = (staffId: number, heads: number) => ({ staffId, name: `${staffId}`, day, heads })
  const heads = (claimed: number) =>
    claimedOfShift([of(1, 1), of(2, 0.5)], claimed, day, "?").map((one) => [one.staffId, one.heads])
  expect(heads(1.5)).toEqual([
    [1, 1],
    [2, 0.5],
  ])
  expect(heads(2.25)).toEqual([
    [1, 1],
    [2, 1],
    [null, 0.25],
  ])
  expect(heads(0.75)).toEqual([
    [1, 0.75],
    [2, 0],
  ])
})
