import { yen } from "./format.ts"

/** What an hour was agreed to pay ("1800", or "numerator/denominator"), in whole yen and never more than it is. */
export const hourlyWageText = (text: string) => {
  const [numerator = 0, denominator = 1] = text.split("/").map(Number)
  return yen(Math.floor(numerator / denominator))
}
