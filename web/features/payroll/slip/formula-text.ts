import type { SlipLine } from "../slip-query.ts"

export type Part = SlipLine["text"]["steps"][number]["parts"][number]
const signs = { "+": "＋", "-": "−", "×": "×", "÷": "÷" } as const
type Sign = keyof typeof signs
const isSign = (op: string): op is Sign => op in signs

/** The sign between two parts; undefined where words join them (最低, 最高). */
export const signOf = ({ op }: Part) => (op !== undefined && isSign(op) ? signs[op] : undefined)

/** How many parts can be read in passing. */
const fewParts = 3

/** The last step of a line in one breath, 「2,000円 × 1.25 × 9時間6分」; nothing when it is longer or has a clause. */
export const shortFormula = ({ text }: SlipLine) => {
  const parts = text.steps.at(-1)?.parts ?? []
  const isPlain =
    parts.length > 1 && parts.length <= fewParts && parts.slice(1).every((part) => signOf(part) !== undefined)
  return isPlain ? parts.map((part) => [signOf(part), part.text].filter(Boolean).join(" ")).join(" ") : undefined
}
