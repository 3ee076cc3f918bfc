import { TriangleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { salaryTypes } from "#modules/kernel/codes/pay-terms.ts"
import { tradeNames, troubles } from "#modules/people/codes.ts"
import { FilterChip } from "@/components/list/filter-chip.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { ToggleChip } from "@/components/ui/toggle-chip.tsx"
import { cn } from "@/lib/class-names.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import type { StaffPage } from "./staff-queries.ts"
import type { StaffSearch } from "./staff-search.ts"
import { useTradeName } from "./use-trade-name.ts"

interface StaffFiltersProps {
  readonly search: StaffSearch
  readonly page: StaffPage | undefined
  readonly onChange: (next: StaffSearch) => void
}
/** Search and filters; the two troubles always stand there with their numbers. */
export function StaffFilters({ search, page, onChange }: StaffFiltersProps) {
  const { t } = useTranslation("people")
  const roleName = useRoleName()
  const tradeName = useTradeName()
  const counts = page?.counts
  const numbersOf = (values: ReadonlyArray<string>) => values.map(Number)
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
        name={t("filterRole")}
        options={(page?.roles ?? []).map((id) => ({ value: String(id), label: roleName(id) }))}
        chosen={(search.roles ?? []).map(String)}
        onChange={(roles) => onChange({ ...search, roles: numbersOf(roles) })}
      />
      <FilterChip
        name={t("filterStatus")}
        options={(["1", "0"] as const).map((value) => ({ value, label: t(`status.${value}`) }))}
        chosen={search.status === undefined ? [] : [String(search.status)]}
        onChange={(chosen) => onChange({ ...search, status: statusOf(chosen.at(-1)) })}
      />
      <FilterChip
        name={t("filterJob")}
        options={Object.keys(tradeNames).map((value) => ({ value, label: tradeName(value) }))}
        chosen={search.jobs ?? []}
        onChange={(jobs) => onChange({ ...search, jobs })}
      />
      <FilterChip
        name={t("filterPay")}
        options={Object.values(salaryTypes).map((type) => ({ value: String(type), label: t(`salaryType.${type}`) }))}
        chosen={(search.pay ?? []).map(String)}
        onChange={(pay) => onChange({ ...search, pay: numbersOf(pay) })}
      />
      {troubles.map((trouble) => {
        const isOn = search.trouble?.includes(trouble) ?? false
        const count = counts?.[trouble] ?? 0
        return (
          <ToggleChip
            key={trouble}
            isOn={isOn}
            title={t(`troubleHint.${trouble}`)}
            className={cn(count > 0 && "border-danger/50 text-danger")}
            onClick={() => onChange({ ...search, trouble: isOn ? [] : [trouble] })}
          >
            {count > 0 && <TriangleAlert aria-hidden="true" />}
            {t(`trouble.${trouble}`)} <span className="tnum">{count}</span>
          </ToggleChip>
        )
      })}
    </>
  )
}
const statusOf = (text: string | undefined) => (text === "0" ? 0 : text === "1" ? 1 : undefined)
