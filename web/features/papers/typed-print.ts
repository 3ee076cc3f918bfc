/** What is typed → what the paper would print: the preview beside the form is the template of the file. */
import { numberIn } from "#modules/kernel/fields/normalise.ts"
import { paperTypes } from "#modules/papers/codes.ts"
import type { PaperPrint } from "#modules/papers/documents/paper-print.ts"
import { typedAmount, typedSums } from "#modules/papers/rules/typed-sums.ts"
import { kinds } from "./paper-state.tsx"
import { type Line, linesOf, type Values } from "./paper-values.ts"
import type { PreviewFacts } from "./preview-queries.ts"

const figure = (typed: string | undefined) => numberIn(typed ?? "") ?? 0
const roundingOf = ({ taxRounding }: Values) =>
  taxRounding === "ceil" ? "ceil" : taxRounding === "halfUp" ? "halfUp" : "floor"

/** Undefined while a part of it is no figure. */
export const amountOfLine = ({ quantity, unitPrice }: Pick<Line, "quantity" | "unitPrice">) => {
  const [count, price] = [numberIn(quantity), numberIn(unitPrice)]
  return count == null || price == null ? undefined : typedAmount(count, price)
}

export const sumsOfTyped = (values: Values) =>
  typedSums({
    lines: linesOf(values).map(({ quantity, unitPrice, valueTax }) => ({
      quantity: figure(quantity),
      unitPrice: figure(unitPrice),
      rate: Number(valueTax),
    })),
    isTaxIncluded: values.isTaxVendor === "1",
    rounding: roundingOf(values),
    chargeFixed: values.serviceChargeFixed === "1" ? figure(values.serviceChargeValue) : 0,
    chargePercent: values.serviceChargeOf === "1" ? figure(values.serviceChargePercent) : 0,
    discount: figure(values.discount),
  })

const dayIn = (text: string | undefined) => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? "") ? (text ?? null) : null)

interface Numbered {
  readonly no: string
  readonly edition: number
}
/** Undefined while it is with nobody, or what is typed is no amount. */
export const typedPrint = (
  values: Values,
  { edition, no }: Numbered,
  facts: PreviewFacts | null | undefined,
): PaperPrint | undefined => {
  const sums = sumsOfTyped(values)
  const sides = facts?.sides
  if (sums === undefined || sides == null) return undefined
  return {
    ...sides,
    type: kinds.find((word) => String(paperTypes[word]) === values.type) ?? "invoice",
    no,
    edition,
    state: "draft",
    issuedOn: dayIn(values.createdAt) ?? "",
    dueOn: dayIn(values.dueDate),
    title: values.title ?? "",
    place: values.place ?? "",
    period: { from: dayIn(values.stageStartFrom), to: dayIn(values.stageStartTo) },
    isTaxIncluded: values.isTaxVendor === "1",
    rounding: roundingOf(values),
    lines: linesOf(values).map((line) => ({
      label: line.label,
      note: line.note,
      quantity: figure(line.quantity),
      unit: line.unit,
      unitPrice: figure(line.unitPrice),
      rate: Number(line.valueTax),
      amount: amountOfLine(line) ?? 0,
    })),
    charge: {
      fixed: sums.chargeFixed,
      percent: values.serviceChargeOf === "1" ? figure(values.serviceChargePercent) : null,
      percentYen: sums.chargePercent,
    },
    discount: figure(values.discount),
    rates: sums.rates,
    subTotal: sums.subTotal,
    tax: sums.tax,
    total: sums.total,
    payTo: values.payTo ?? "",
    content: values.content ?? "",
  }
}
