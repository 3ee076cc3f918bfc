import { Copy, X } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "@/components/ui/button.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { ToggleChip } from "@/components/ui/toggle-chip.tsx"
import { figure } from "@/lib/format.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import type { PaySearch } from "../pay-search.ts"
import type { PayRow } from "../queries.ts"
import { useCopyRows } from "./copy-rows.ts"
import { sumOf } from "./pay-columns.ts"
import type { Selection } from "./use-selection.ts"

interface PayFiltersProps {
  readonly search: PaySearch
  readonly rows: ReadonlyArray<PayRow>
  readonly selection: Selection
  readonly onChange: (next: PaySearch) => void
}
/** Search and role left; what is selected and what can be done with it right. */
export function PayFilters({ search, rows, selection, onChange }: PayFiltersProps) {
  const { t } = useTranslation("pay")
  const roleName = useRoleName()
  const roles = [...new Set(rows.map((row) => row.roleId))]
  const { chosen, none } = selection
  const copyRows = useCopyRows()
  return (
    <div className="flex min-h-13 shrink-0 flex-wrap items-center gap-2 px-5 py-2">
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
          {roles.map((id) => {
            const isOn = search.roles?.includes(id) ?? false
            return (
              <ToggleChip
                key={id}
                isOn={isOn}
                onClick={() => onChange({ ...search, roles: toggled(search.roles ?? [], id) })}
              >
                {roleName(id)}
              </ToggleChip>
            )
          })}
        </fieldset>
      )}
      {chosen.length > 0 && (
        <div
          role="status"
          className="ml-auto flex h-9 items-center gap-3 rounded-md bg-accent pr-1 pl-3 text-xs text-accent-foreground"
        >
          <b>{t("selected", { count: chosen.length })}</b>
          <span className="tnum">{t("selectedNet", { yen: figure(sumOf(chosen).net) })}</span>
          {/* Without HTTPS the browser lets only Ctrl+C copy. */}
          {navigator.clipboard !== undefined && (
            <Button variant="ghost" size="sm" onClick={() => void copyRows(chosen)}>
              <Copy />
              {t("copy")}
            </Button>
          )}
          <Button variant="ghost" size="icon-sm" aria-label={t("clearSelection")} onClick={none}>
            <X />
          </Button>
        </div>
      )}
    </div>
  )
}

const toggled = (values: ReadonlyArray<number>, value: number) =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value]
