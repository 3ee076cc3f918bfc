import { daysFigure, hoursFigure } from "#modules/documents/layout/index.ts"
import type { PayslipLabels } from "./payslip-labels.ts"
import type { SlipQuantity } from "./payslip-view.ts"

/** 22.0 日, 176:30, 2 回. */
export const quantityText = (labels: PayslipLabels, quantity: SlipQuantity) => {
  if ("minutes" in quantity) return hoursFigure(quantity.minutes)
  if ("days" in quantity) return `${daysFigure(quantity.days)} ${labels.days}`
  return `${quantity.times} ${labels.times}`
}
