/** 給与条件 in a line: 「日給 16,000円（午前8,000＋午後8,000）・夜間 20,000円」; a night is a price of its own, not part of a day. */
import { figure } from "@/lib/format.ts"

export type Shift = "morning" | "afternoon" | "evening" | "other"
type Price = "basicSalary" | `${Shift}Salary`
/** What pay terms say of prices. */
export type Priced = Readonly<Partial<Record<Price, number | null>>>

/** Words of the language, and of the company for its shifts. */
export interface PayWords {
  readonly kind: string
  readonly shift: (shift: Shift) => string
  readonly yen: (yen: string) => string
  readonly parts: (sum: string, parts: string) => string
}

const priced = (of: Priced, shifts: ReadonlyArray<Shift>) =>
  shifts.flatMap((shift) => {
    const price = of[`${shift}Salary`]
    return price == null ? [] : [{ shift, price }]
  })

/** What these terms pay, in words. */
export const payText = (of: Priced, words: PayWords): string => {
  if (of.basicSalary != null) return `${words.kind} ${words.yen(figure(of.basicSalary))}`
  const [day, others] = [priced(of, ["morning", "afternoon"]), priced(of, ["evening", "other"])]
  const single = ({ shift, price }: { readonly shift: Shift; readonly price: number }) =>
    `${words.shift(shift)} ${words.yen(figure(price))}`
  const sum = day.reduce((total, { price }) => total + price, 0)
  const parts = day.map(({ shift, price }) => `${words.shift(shift)}${figure(price)}`).join("＋")
  const whole = day.length === 2 ? [`${words.kind} ${words.parts(words.yen(figure(sum)), parts)}`] : day.map(single)
  return [...whole, ...others.map(single)].join("・")
}
