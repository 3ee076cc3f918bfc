import { useTranslation } from "react-i18next"
import { salaryTypes } from "#modules/kernel/codes/pay-terms.ts"
import { tradeNames, troubles } from "#modules/people/codes.ts"
import { FilterChip } from "@/components/list/filter-chip.tsx"
import { KanaRow } from "@/components/list/kana-row.tsx"
import { TroubleChip } from "@/components/list/trouble-chip.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { useRoleName } from "@/lib/use-role-name.ts"
import type { StaffPage } from "./staff-queries.ts"
import type { StaffSearch } from "./staff-search.ts"
import { useTradeName } from "./use-trade-name.ts"

interface StaffFiltersProps {
  readonly search: StaffSearch
  readonly page: StaffPage | undefined
  readonly onChange: (next: StaffSearch) => void
}
const states = ["1", "asked", "0"] as const
/** One state at a time: whoever was asked is there, too. */
const stateOf = (chosen: string | undefined): Pick<StaffSearch, "status" | "asked"> => ({
  status: chosen === "1" ? 1 : chosen === "0" ? 0 : undefined,
  asked: chosen === "asked" ? 1 : undefined,
})

/** Search and filters; the two troubles always stand there with their numbers. */
export function StaffFilters({ search, page, onChange }: StaffFiltersProps) {
  const { t } = useTranslation("people")
  const roleName = useRoleName()
  const tradeName = useTradeName()
  const counts = page?.counts
  // A list of one role is a vendor's of its own workers: their terms, and what only terms need, are none of its business.
  const isOwnCrew = page?.roles.length === 1
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
      <KanaRow row={search.kana} onChange={(kana) => onChange({ ...search, kana })} />
      {!isOwnCrew && (
        <FilterChip
          name={t("filterRole")}
          options={(page?.roles ?? []).map((id) => ({ value: String(id), label: roleName(id) }))}
          chosen={(search.roles ?? []).map(String)}
          onChange={(roles) => onChange({ ...search, roles: numbersOf(roles) })}
        />
      )}
      <FilterChip
        name={t("filterStatus")}
        options={states.map((value) => ({ value, label: t(`status.${value}`) }))}
        chosen={search.asked === 1 ? ["asked"] : search.status === undefined ? [] : [String(search.status)]}
        onChange={(chosen) => onChange({ ...search, ...stateOf(chosen.at(-1)) })}
      />
      <FilterChip
        name={t("filterJob")}
        options={Object.keys(tradeNames).map((value) => ({ value, label: tradeName(value) }))}
        chosen={search.jobs ?? []}
        onChange={(jobs) => onChange({ ...search, jobs })}
      />
      {!isOwnCrew && (
        <FilterChip
          name={t("filterPay")}
          options={Object.values(salaryTypes).map((type) => ({ value: String(type), label: t(`salaryType.${type}`) }))}
          chosen={(search.pay ?? []).map(String)}
          onChange={(pay) => onChange({ ...search, pay: numbersOf(pay) })}
        />
      )}
      {(isOwnCrew ? [] : troubles).map((trouble) => {
        const isOn = search.trouble?.includes(trouble) ?? false
        return (
          <TroubleChip
            key={trouble}
            name={t(`trouble.${trouble}`)}
            hint={t(`troubleHint.${trouble}`)}
            count={counts?.[trouble] ?? 0}
            isOn={isOn}
            isGrave
            onClick={() => onChange({ ...search, trouble: isOn ? [] : [trouble] })}
          />
        )
      })}
      <TroubleChip
        name={t("endingLicenses")}
        hint={t("endingLicensesHint")}
        count={counts?.endingLicenses ?? 0}
        isOn={search.ending === 1}
        onClick={() => onChange({ ...search, ending: search.ending === 1 ? undefined : 1 })}
      />
    </>
  )
}
