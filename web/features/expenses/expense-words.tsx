import { CircleDashed, Ellipsis, HeartHandshake, type LucideIcon, Package, TrainFront, Users, Wine } from "lucide-react"
import { useTranslation } from "react-i18next"
import { expenseCategories } from "#modules/expenses/codes.ts"
import { requestStatuses } from "#modules/kernel/codes.ts"
import { Badge, type BadgeTone } from "@/components/ui/badge.tsx"
import { slashDate } from "@/lib/format.ts"
import { useFormat } from "@/lib/use-format.ts"
import type { Expense } from "./expense-queries.ts"

/** In the order of the specification. */
export const categories = [
  "transport",
  "entertainment",
  "consumables",
  "meeting",
  "welfare",
  "other",
] as const satisfies ReadonlyArray<keyof typeof expenseCategories>
const icons: Readonly<Record<(typeof categories)[number], LucideIcon>> = {
  transport: TrainFront,
  entertainment: Wine,
  consumables: Package,
  meeting: Users,
  welfare: HeartHandshake,
  other: Ellipsis,
}
const wordOf = (category: number) => categories.find((word) => expenseCategories[word] === category)
export const categoryIcon = (category: number): LucideIcon => {
  const word = wordOf(category)
  return word === undefined ? CircleDashed : icons[word]
}

export const states = ["requesting", "approved", "paid", "reject", "inactive"] as const
type State = (typeof states)[number]
const tones: Readonly<Record<State, BadgeTone>> = {
  requesting: "pending",
  approved: "success",
  paid: "muted",
  reject: "danger",
  inactive: "outline",
}
type Shown = Pick<Expense, "paidOn" | "paymentStatus" | "slipMonth" | "status">
export const stateOf = ({ paymentStatus, slipMonth, status }: Shown): State => {
  if (status === requestStatuses.active) return paymentStatus === 1 || slipMonth !== null ? "paid" : "approved"
  if (status === requestStatuses.requesting) return "requesting"
  return status === requestStatuses.reject ? "reject" : "inactive"
}

/** The words of a category and a state, by the numbers that the server sends. */
export const useExpenseWords = () => {
  const { t } = useTranslation("expenses")
  const format = useFormat()
  return {
    categoryOf: (category: number) => {
      const word = wordOf(category)
      return word === undefined ? "" : t(`category.${word}`)
    },
    stateWord: (row: Shown) => {
      if (row.slipMonth !== null) return t("onSlip", { month: format.month(row.slipMonth) })
      const state = stateOf(row)
      return state === "paid" && row.paidOn !== null
        ? t("paidOn", { day: slashDate(row.paidOn).slice(5) })
        : t(`state.${state}`)
    },
  }
}
export function ExpenseState({ row }: { readonly row: Shown }) {
  const { stateWord } = useExpenseWords()
  return <Badge tone={tones[stateOf(row)]}>{stateWord(row)}</Badge>
}
