/** The columns of the list, in order; one place for the head, the rows, the widths and what is copied. */
import { figure, hoursAndMinutes } from "@/lib/format.ts"
import { signed } from "../money.ts"
import type { PayRow } from "../queries.ts"

type Part = keyof NonNullable<PayRow["breakdown"]>
const dash = "—"
const part =
  (name: Part) =>
  ({ breakdown }: PayRow) =>
    breakdown === null ? dash : breakdown[name] === 0 ? dash : figure(breakdown[name])
const money = (amount: number | null) => (amount === null ? dash : figure(amount))

interface Column {
  readonly key: "days" | "overtime" | "night" | "gross" | "net" | "difference" | Part
  readonly text: (row: PayRow) => string
  readonly tinted?: true
  /** Amber from 45 hours on, where the law's limit stands. */
  readonly isLoud?: (row: PayRow) => boolean
}
const isLongOvertime = ({ warnings }: PayRow) => warnings.some((code) => code.startsWith("OVERTIME_"))

export const columns: ReadonlyArray<Column> = [
  { key: "days", text: ({ days, gross }) => (gross === null ? dash : String(days)) },
  {
    key: "overtime",
    text: ({ overtimeMinutes }) => (overtimeMinutes === 0 ? dash : hoursAndMinutes(overtimeMinutes)),
    isLoud: isLongOvertime,
  },
  { key: "night", text: ({ nightMinutes }) => (nightMinutes === 0 ? dash : hoursAndMinutes(nightMinutes)) },
  { key: "basePay", text: part("basePay") },
  { key: "premiumPay", text: part("premiumPay") },
  { key: "otherPay", text: part("otherPay") },
  { key: "gross", text: ({ gross }) => money(gross), tinted: true },
  { key: "insurance", text: part("insurance") },
  { key: "incomeTax", text: part("incomeTax") },
  { key: "residentTax", text: part("residentTax") },
  { key: "otherDeductions", text: part("otherDeductions") },
  { key: "net", text: ({ net }) => money(net), tinted: true },
  { key: "difference", text: ({ difference }) => (difference === null ? dash : signed(difference)) },
]
/** Tick, name, kind, the columns above, state. */
export const widths =
  "grid grid-cols-[2.25rem_8.5rem_3rem_2.75rem_3.5rem_3.25rem_4.5rem_4.25rem_4.25rem_5rem_4.25rem_4rem_4rem_3.75rem_5.25rem_5rem_minmax(6rem,1fr)] items-center"

/** What is copied into a spreadsheet: plain numbers, no separators, hours as h:mm. */
const plain = (text: string) => (text === dash ? "" : text.replaceAll(",", "").replace("▲", "-").replace(/^[+±]/, ""))

/** A head line and one line a person, by tabs. */
export const asTable = (rows: ReadonlyArray<PayRow>, heads: ReadonlyArray<string>, kindOf: (row: PayRow) => string) =>
  [
    heads.join("\t"),
    ...rows.map((row) => [row.name, kindOf(row), ...columns.map(({ text }) => plain(text(row)))].join("\t")),
  ].join("\n")

/** Sums of the rows that are shown; those without figures add nothing. */
export const sumOf = (rows: ReadonlyArray<PayRow>) => {
  const add = (of: (row: PayRow) => number | null | undefined) => rows.reduce((sum, row) => sum + (of(row) ?? 0), 0)
  return {
    people: rows.filter(({ net }) => net !== null).length,
    overtimeMinutes: add(({ overtimeMinutes }) => overtimeMinutes),
    gross: add(({ gross }) => gross),
    deductions: add(({ deductions }) => deductions),
    net: add(({ net }) => net),
    breakdown: {
      basePay: add(({ breakdown }) => breakdown?.basePay),
      premiumPay: add(({ breakdown }) => breakdown?.premiumPay),
      otherPay: add(({ breakdown }) => breakdown?.otherPay),
      insurance: add(({ breakdown }) => breakdown?.insurance),
      incomeTax: add(({ breakdown }) => breakdown?.incomeTax),
      residentTax: add(({ breakdown }) => breakdown?.residentTax),
      otherDeductions: add(({ breakdown }) => breakdown?.otherDeductions),
    },
  }
}
export type Sum = ReturnType<typeof sumOf>
