import { useTranslation } from "react-i18next"
import { addDays, dayInTokyo } from "@/features/scheduling/days.ts"
import { cn } from "@/lib/class-names.ts"
import { clockTime } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Slot } from "./slots-query.ts"

/** 今日 18:00: until when an answer is wanted, by the day that it is on. */
export const useAnswerBy = () => {
  const { t } = useTranslation("slots")
  const { shortDay, weekday } = useFormat()
  return ({ answerBy }: Pick<Slot, "answerBy">, now = Date.now()) => {
    const [day, today] = [dayInTokyo(answerBy), dayInTokyo(new Date(now).toISOString())]
    const isLate = Date.parse(answerBy) <= now
    const named =
      day === today ? t("today") : day === addDays(today, 1) ? t("tomorrow") : `${shortDay(day)}（${weekday(day)}）`
    return { words: `${named} ${clockTime(answerBy)}`, isLate, isSoon: day <= today }
  }
}
export function AnswerBy({ slot }: { readonly slot: Slot }) {
  const { t } = useTranslation("slots")
  const { words, isLate, isSoon } = useAnswerBy()(slot)
  return (
    <span className={cn("tnum", isLate ? "font-semibold text-danger" : isSoon && "font-semibold text-warning")}>
      {isLate ? t("isLate", { at: words }) : words}
    </span>
  )
}
