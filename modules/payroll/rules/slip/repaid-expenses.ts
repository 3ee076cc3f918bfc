/** 立替金精算: what the person has paid for the company goes back with his slip, beside the wages (D74). */
import { ratio } from "#modules/kernel/ratio.ts"
import type { PayInputs } from "../../model.ts"
import { exactly, expenseFigure, lineOf, type Named, type WorkedLine, worked } from "../explain/worked.ts"

/** One line of all of them, each a figure of its own; none where nothing goes back. Whole yen, nothing is rounded. */
export const repaidExpenses = ({ expenses = [] }: PayInputs): ReadonlyArray<WorkedLine> => {
  if (expenses.length === 0) return []
  const figures = expenses.map(({ id, yen }, at) => expenseFigure(`expense.${at + 1}`, ratio(yen), id))
  const names = expenses.map((_, at): Named => `expense.${at + 1}`)
  const sum = exactly("amount", names.join(" + "))
  return [lineOf({ key: "repaidExpenses", kind: "repayment" }, worked("expenseRepaid", figures, [sum]))]
}
