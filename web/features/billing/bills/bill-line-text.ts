/** How a line of a bill was counted, in figures: 4,980 × 6 ÷ 30日. */
import type { TFunction } from "i18next"
import { figure } from "@/lib/format.ts"
import type { Bill } from "./bills-query.ts"

type Line = Bill["lines"][number]

/** The exact money of a line: whole yen, and what is below them. */
export const moneyParts = (money: string) => {
  const [over, under] = money.split("/").map(Number)
  const value = over === undefined || under === undefined ? Number(money) : over / under
  const hundredths = Math.round(value * 100)
  const whole = Math.trunc(hundredths / 100)
  return { whole: figure(whole), below: String(Math.abs(hundredths % 100)).padStart(2, "0") }
}

export const countedText = ({ days, months, ofDays, people, percent, unitYen }: Line, t: TFunction<"bills">) =>
  [
    ...(unitYen === null ? [] : [figure(unitYen)]),
    ...(people === null ? [] : [t("ofPeople", { count: people })]),
    ...(months === null ? [] : [t("ofMonths", { count: months })]),
    ...(percent === null ? [] : [`${percent}%`]),
    ...(days === null ? [] : [ofDays === null ? t("ofDays", { count: days }) : t("ofDaysIn", { days, ofDays })]),
  ].join(" × ")
