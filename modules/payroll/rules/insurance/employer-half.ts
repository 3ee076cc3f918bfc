/** The employer's part of a slip's social insurance. */
import { noYen, sumYen, type Yen } from "#modules/kernel/yen.ts"
import type { Slip } from "../../model.ts"

const halved: ReadonlySet<string> = new Set(["healthInsurance", "pension"])

/**
 * What the employer bears of health, nursing care and pension insurance: as much as is taken from the pay (健康保険法 第161条,
 * 厚生年金保険法 第82条: each bears half). The yen that rounding leaves to one side is not looked for.
 */
export const employerHalf = ({ lines }: Pick<Slip, "lines">): Yen =>
  lines.length === 0
    ? noYen
    : sumYen(lines.flatMap(({ amount, key, kind }) => (kind === "deduction" && halved.has(key) ? [amount] : [])))
