import { useTranslation } from "react-i18next"
import { slashDate } from "@/lib/format.ts"
import { stateAsked } from "./expense-filters.tsx"
import type { ExpenseSearch } from "./expense-search.ts"
import { useExpenseWords } from "./expense-words.tsx"

/** The filters in words. */
export const useConditions = (search: ExpenseSearch): ReadonlyArray<string> => {
  const { t } = useTranslation("expenses")
  const { categoryOf } = useExpenseWords()
  const { category, from, q, to } = search
  const state = stateAsked(search)
  return [
    ...(q === undefined ? [] : [`「${q}」`]),
    ...(state === undefined ? [] : [t(`state.${state}`)]),
    ...(category === undefined ? [] : [categoryOf(category)]),
    ...(from === undefined && to === undefined
      ? []
      : [`${from === undefined ? "" : slashDate(from)}～${to === undefined ? "" : slashDate(to)}`]),
  ]
}
