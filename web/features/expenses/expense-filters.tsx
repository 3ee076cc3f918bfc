import { useTranslation } from "react-i18next"
import { expenseCategories } from "#modules/expenses/codes.ts"
import { requestStatuses } from "#modules/kernel/codes.ts"
import { FilterChip } from "@/components/list/filter-chip.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import type { ExpenseSearch } from "./expense-search.ts"
import { categories, states } from "./expense-words.tsx"

type Filters = Pick<ExpenseSearch, "category" | "paid" | "q" | "status">
/** A state of the list is one of the request, and of an approved one whether it is paid. */
const asked: Readonly<Record<(typeof states)[number], Pick<Filters, "paid" | "status">>> = {
  requesting: { status: requestStatuses.requesting, paid: undefined },
  approved: { status: undefined, paid: 0 },
  paid: { status: undefined, paid: 1 },
  reject: { status: requestStatuses.reject, paid: undefined },
  inactive: { status: requestStatuses.inactive, paid: undefined },
}
export const stateAsked = ({ paid, status }: Filters) =>
  states.find((state) => asked[state].paid === paid && asked[state].status === status)

/** By words, state and category, any of them together. */
export function ExpenseFilters<Search extends Filters>({
  onChange,
  search,
}: {
  readonly search: Search
  readonly onChange: (next: Search) => void
}) {
  const { t } = useTranslation("expenses")
  const state = stateAsked(search)
  return (
    <>
      <SearchBox
        value={search.q ?? ""}
        onChange={(q) => onChange({ ...search, q })}
        label={t("searchLabel")}
        placeholder={t("search")}
        className="w-64 max-md:w-full"
      />
      <FilterChip
        name={t("column.state")}
        options={states.map((one) => ({ value: one, label: t(`state.${one}`) }))}
        chosen={state === undefined ? [] : [state]}
        onChange={(chosen) => {
          const next = states.find((one) => one === chosen.at(-1))
          onChange({ ...search, status: undefined, paid: undefined, ...(next === undefined ? {} : asked[next]) })
        }}
      />
      <FilterChip
        name={t("column.category")}
        options={categories.map((word) => ({ value: String(expenseCategories[word]), label: t(`category.${word}`) }))}
        chosen={search.category === undefined ? [] : [String(search.category)]}
        onChange={(chosen) =>
          onChange({ ...search, category: chosen.length === 0 ? undefined : Number(chosen.at(-1)) })
        }
      />
    </>
  )
}
