import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { FilterChip } from "@/components/list/filter-chip.tsx"
import { plansQuery } from "./plan-queries.ts"
import { usePlatformSearch } from "./platform-list.tsx"

/** プラン and 支払い of the list of companies (21a): one of each, beside what else is filtered. */
export function CompanyFilters() {
  const { t } = useTranslation("platform")
  const { search, show } = usePlatformSearch()
  const { data: plans = [] } = useQuery(plansQuery)
  const { plan, way } = search
  return (
    <>
      <FilterChip
        name={t("plan")}
        options={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
        chosen={plan === undefined ? [] : [plan]}
        onChange={(chosen) => show({ ...search, plan: chosen.at(-1) })}
      />
      <FilterChip
        name={t("paysBy")}
        options={(["credit", "bank"] as const).map((value) => ({ value, label: t(`method.${value}`) }))}
        chosen={way === undefined ? [] : [way]}
        onChange={(chosen) => show({ ...search, way: chosen.at(-1) })}
      />
    </>
  )
}
