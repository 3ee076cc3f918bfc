/** 支給, 控除 and 本年累計 of the paper: every line, 社会保険計 where it ends, what is taxed of the pay. Pure. */
import type { Language } from "#modules/kernel/codes.ts"
import { subtractYen, sumYen, type Yen, yen } from "#modules/kernel/yen.ts"
import type { SlipLine as PaperLine, SlipSection } from "../documents/payslip-view.ts"
import type { Slip, SlipLine } from "../model.ts"
import { breakdownOf, partOf } from "../rules/slip/breakdown.ts"
import { lineName } from "../rules/slip/line-names.ts"

type Labels = Readonly<Record<string, string>>
const words = {
  taxFree: { ja: "非課税支給額", en: "Not taxed", vi: "Không chịu thuế" },
  taxed: { ja: "課税支給額", en: "Taxed pay", vi: "Chịu thuế" },
  insurance: { ja: "社会保険計", en: "Social insurance", vi: "Tổng bảo hiểm" },
  deductions: { ja: "控除合計", en: "Deductions", vi: "Tổng khấu trừ" },
  taxedOfYear: { ja: "課税支給累計", en: "Taxed pay", vi: "Chịu thuế" },
  insuranceOfYear: { ja: "社会保険料累計", en: "Social insurance", vi: "Bảo hiểm xã hội" },
  taxOfYear: { ja: "所得税累計", en: "Income tax", vi: "Thuế thu nhập" },
} as const

/** The tax-free part of commuting, as its own explanation calculated it; nothing else of wages is tax-free. */
const taxFreeOf = (lines: ReadonlyArray<SlipLine>): Yen =>
  sumYen(
    lines.flatMap(({ kind, why }) =>
      kind !== "pay"
        ? []
        : why.steps.flatMap(({ name, value }) => (name === "taxFreePart" ? [yen(Number(value))] : [])),
    ),
  )

const linesOf = (slip: Slip, kind: "pay" | "deduction") => slip.lines.filter((line) => line.kind === kind)
const printed =
  (language: Language, labels: Labels) =>
  (line: SlipLine): PaperLine => ({
    label: lineName(line, language, labels),
    amount: line.amount,
    ...(line.key === "basePay" ? { strong: true } : {}),
  })

const taxedOf = ({ totals, lines }: Slip) => subtractYen(totals.gross, taxFreeOf(lines))

export const paySection = (slip: Slip, language: Language, labels: Labels): SlipSection => {
  return {
    lines: linesOf(slip, "pay").map(printed(language, labels)),
    totals: [
      { label: words.taxFree[language], amount: taxFreeOf(slip.lines) },
      { label: words.taxed[language], amount: taxedOf(slip) },
    ],
  }
}

/** The premiums stand first, then their sum, then taxes and what else is taken. */
export const deductionSection = (slip: Slip, language: Language, labels: Labels): SlipSection => {
  const lines = linesOf(slip, "deduction")
  const insurance = lines.filter((line) => partOf(line) === "insurance")
  const others = lines.filter((line) => partOf(line) !== "insurance")
  const sum = { label: words.insurance[language], amount: sumYen(insurance.map(({ amount }) => amount)), strong: true }
  return {
    lines: [
      ...insurance.map(printed(language, labels)),
      ...(insurance.length === 0 ? [] : [sum]),
      ...others.map(printed(language, labels)),
    ],
    totals: [{ label: words.deductions[language], amount: slip.totals.deductions }],
  }
}

/** Of slips paid in one year: what was taxed, and what was taken of it before and as tax, as 源泉徴収簿 sums them. */
export const yearSums = (slips: ReadonlyArray<Slip>, language: Language): ReadonlyArray<PaperLine> => {
  const broken = slips.map(({ lines }) => breakdownOf(lines))
  return [
    { label: words.taxedOfYear[language], amount: sumYen(slips.map(taxedOf)) },
    { label: words.insuranceOfYear[language], amount: sumYen(broken.map(({ insurance }) => insurance)) },
    { label: words.taxOfYear[language], amount: sumYen(broken.map(({ incomeTax }) => incomeTax)) },
  ]
}
