/** BEY-09: 仕訳: every entry balanced, tax as the paper has it, in the columns of the three products. */
import { expect, test } from "vitest"
import { isoDate } from "#modules/kernel/civil-day.ts"
import { shiftJis } from "#modules/kernel/shift-jis.ts"
import { yen } from "#modules/kernel/yen.ts"
import type { JournalProduct } from "#modules/reports/codes.ts"
import { type BookedPaper, paperEntry, payEntry } from "#modules/reports/rules/journal/entries.ts"
import { isBalanced, type JournalEntry } from "#modules/reports/rules/journal/entry.ts"
import { journalFile as fileOf } from "#modules/reports/rules/journal/files.ts"

const journalFile = (product: JournalProduct, entries: ReadonlyArray<JournalEntry>) =>
  fileOf(
    product,
    entries.map((entry) => ({ entry, names: {} })),
  )
const purchase: BookedPaper = {
  no: "ACL-2026-00001",
  title: "足場, 常用",
  partyName: "東和足場",
  isOurs: false,
  issuedOn: isoDate("2026-10-31"),
  total: yen(142_440),
  rates: [
    { rate: 10, subTotal: yen(120_000), tax: yen(12_000), deductible: 70 },
    { rate: 8, subTotal: yen(9667), tax: yen(773), deductible: 70 },
  ],
}
const sale: BookedPaper = { ...purchase, no: "INV-2026-00001", isOurs: true }
const pay = payEntry(isoDate("2026-10-31"), "2026-10", {
  people: 3,
  gross: yen(900_000),
  commuting: yen(33_000),
  repaid: yen(5400),
  net: yen(705_400),
  deductions: new Map([
    ["健康保険料", yen(45_000)],
    ["厚生年金保険料", yen(80_000)],
    ["雇用保険料", yen(5000)],
    ["源泉所得税", yen(30_000)],
    ["住民税", yen(40_000)],
  ]),
})
const rows = (text: string) =>
  text
    .split("\r\n")
    .slice(0, -1)
    .map((row) => row.split(","))

test("BEY-09 弥生: 25 columns, several rows of one slip are 2110 … 2101, the word of the tax says how much is deducted", () => {
  const [first, second] = rows(journalFile("yayoi", [paperEntry({ ...purchase, title: "足場" })]))
  expect([first?.length, second?.length]).toEqual([25, 25])
  expect(first?.slice(0, 17)).toEqual([
    ...["2110", "1", "", "2026/10/31", "外注費", "", "", "課対仕入込10%区分70%", "132000", "12000"],
    ...["買掛金", "東和足場", "", "対象外", "142440", "", "ACL-2026-00001 東和足場 足場"],
  ])
  expect(second?.slice(0, 10)).toEqual([
    ...["2101", "1", "", "2026/10/31", "外注費", "", "", "課対仕入込軽減8%区分70%", "10440", "773"],
  ])
  const [only] = rows(
    journalFile("yayoi", [paperEntry({ ...sale, title: "", rates: sale.rates.slice(0, 1), total: yen(132_000) })]),
  )
  expect([only?.[0], only?.[4], only?.[10], only?.[13], only?.[19]]).toEqual([
    "2000",
    "売掛金",
    "売上高",
    "課税売上込10%",
    "0",
  ])
})

test("BEY-09 freee and マネーフォワード: a head, rows of one number and day are one entry, their own words of tax", () => {
  const [head, first] = rows(journalFile("freee", [paperEntry({ ...purchase, title: "足場" })]))
  expect(first?.[head?.indexOf("借方税区分") ?? 0]).toBe("課対仕入（控70）10%")
  const own = rows(journalFile("moneyForward", [paperEntry({ ...purchase, title: "足場" })]))
  expect(own.map(({ length }) => length)).toEqual([27, 27, 27])
  expect(own[1]?.slice(0, 10)).toEqual([
    ...["1", "2026/10/31", "外注費", "", "", "", "課税仕入 10%", "70%控除", "132000", "12000"],
  ])
  expect(own[2]?.slice(6, 8)).toEqual(["課税仕入 (軽)8%", "70%控除"])
  // From the last day of the share on nothing is deducted.
  const [, late] = rows(
    journalFile("freee", [
      paperEntry({ ...purchase, title: "", rates: purchase.rates.map((one) => ({ ...one, deductible: 0 })) }),
    ]),
  )
  expect([late?.[5], late?.[6], late?.[7]]).toEqual(["対象外", "132000", ""])
})

test("BEY-09 wages: allowance for commuting apart, what is withheld by kind, what is left to pay; nobody is named", () => {
  expect(isBalanced(pay)).toBe(true)
  const cells = rows(journalFile("yayoi", [pay]))
  expect(cells.map((row) => [row[4], row[5], row[8], row[10], row[11], row[14]])).toEqual([
    ["給料手当", "", "867000", "預り金", "健康保険料", "45000"],
    ["旅費交通費", "通勤手当", "33000", "預り金", "厚生年金保険料", "80000"],
    ["未払金", "立替金", "5400", "預り金", "雇用保険料", "5000"],
    ["", "", "0", "預り金", "源泉所得税", "30000"],
    ["", "", "0", "預り金", "住民税", "40000"],
    ["", "", "0", "未払費用", "給与", "705400"],
  ])
  expect([cells[1]?.[7], cells[1]?.[9]]).toEqual(["課対仕入込10%適格", "3000"])
})

test("BEY-09 500 random papers and months: both sides come to the same, no amount has a sign", () => {
  let seed = 20_261_127
  const next = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed % most
  }
  const signed = (most: number) => yen(next(most) * (next(4) === 0 ? -1 : 1))
  for (let at = 0; at < 500; at++) {
    const rates = [10, 8]
      .slice(0, 1 + next(2))
      .map((rate) => ({ rate, subTotal: signed(9_000_000), tax: signed(900_000), deductible: 70 }))
    const total = yen(rates.reduce((sum, { subTotal, tax }) => sum + subTotal + tax, 0))
    const [gross, repaid] = [yen(next(9_000_000)), yen(next(90_000))]
    const deductions = new Map(["健康保険料", "源泉所得税"].map((name) => [name, signed(500_000)]))
    const taken = [...deductions.values()].reduce((sum, amount) => sum + amount, 0)
    const commuting = yen(next(gross + 1))
    const entries = [
      paperEntry({ ...purchase, isOurs: next(2) === 0, total, rates }),
      payEntry(isoDate("2026-10-31"), "2026-10", {
        ...{ people: 1, gross, commuting, repaid, deductions },
        net: yen(gross - taken + repaid),
      }),
    ]
    for (const entry of entries) {
      expect(isBalanced(entry)).toBe(true)
      expect([...entry.debits, ...entry.credits].every(({ amount }) => amount > 0)).toBe(true)
    }
  }
})

test("BEY-09 a comma, a quotation mark and a formula in a name stay text; Shift_JIS has its signs, and 〓 where it has none", () => {
  const text = journalFile("freee", [paperEntry({ ...sale, partyName: '=1+1,"甲"', title: "" })])
  expect(text).toContain(`"'=1+1,""甲"""`)
  const told = "髙橋（株）ｱｲ①〜売上"
  expect(new TextDecoder("shift_jis").decode(shiftJis(told))).toBe("髙橋（株）ｱｲ①～売上")
  expect(new TextDecoder("shift_jis").decode(shiftJis("𠮷田"))).toBe("〓田")
})
