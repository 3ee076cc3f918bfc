import { useTranslation } from "react-i18next"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { ToggleChip } from "@/components/ui/toggle-chip.tsx"
import { useRoleName } from "@/lib/use-role-name.ts"
import type { PaySearch } from "../pay-search.ts"
import type { PayRow } from "../queries.ts"

interface PayFiltersProps {
  readonly search: PaySearch
  readonly rows: ReadonlyArray<PayRow>
  readonly onChange: (next: PaySearch) => void
}
/** Search and role. */
export function PayFilters({ search, rows, onChange }: PayFiltersProps) {
  const { t } = useTranslation("pay")
  const roleName = useRoleName()
  const roles = [...new Set(rows.map((row) => row.roleId))]
  return (
    <>
      <SearchBox
        value={search.q ?? ""}
        onChange={(q) => onChange({ ...search, q })}
        label={t("searchLabel")}
        placeholder={t("search")}
        className="w-56"
      />
      {roles.length > 1 && (
        <fieldset className="flex flex-wrap gap-1.5">
          <legend className="sr-only">{t("filterRole")}</legend>
          {roles.map((id) => (
            <ToggleChip
              key={id}
              isOn={search.roles?.includes(id) ?? false}
              onClick={() => onChange({ ...search, roles: toggled(search.roles ?? [], id) })}
            >
              {roleName(id)}
            </ToggleChip>
          ))}
        </fieldset>
      )}
    </>
  )
}
const toggled = (values: ReadonlyArray<number>, value: number) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
