import { useTranslation } from "react-i18next"
import { FilterChip } from "@/components/list/filter-chip.tsx"
import { SearchBox } from "@/components/ui/search-box.tsx"
import { ToggleGroup } from "@/components/ui/toggle-group.tsx"
import { useRoleName } from "@/lib/use-role-name.ts"
import type { Permission } from "./permission.ts"
import type { PermissionSearch } from "./permission-search.ts"
import { PersonChoice } from "./person-choice.tsx"

const kinds = ["detail", "create", "update", "approve"] as const
const everyone = "all"

interface FiltersProps {
  readonly permission: Permission
  readonly search: PermissionSearch
  readonly onChange: (next: PermissionSearch) => void
}
/** Which actions, about what, and whose columns: by a group of roles or one by one. */
export function PermissionFilters({ permission, search, onChange }: FiltersProps) {
  const { t } = useTranslation("permission")
  const roleName = useRoleName()
  const { entities, groups, roles } = permission
  const set = (changed: PermissionSearch) => onChange({ ...search, ...changed })
  const ticked = <One,>(chosen: ReadonlyArray<One>) => (chosen.length === 0 ? undefined : chosen)
  return (
    <div className="flex flex-wrap items-center gap-2 px-5 pb-3 max-md:px-4 print:hidden">
      <SearchBox
        value={search.q ?? ""}
        onChange={(text) => set({ q: text })}
        label={t("searchLabel")}
        placeholder={t("search")}
        className="w-56 max-md:w-full"
      />
      {groups.length > 0 && (
        <ToggleGroup
          label={t("group")}
          value={search.columns === undefined ? (search.group ?? everyone) : ""}
          onChange={(group) => set({ group: group === everyone ? undefined : group, columns: undefined })}
          options={[
            { value: everyone, label: t("all") },
            ...groups.map(({ key, title }) => ({ value: key, label: title })),
          ]}
          className="flex-wrap"
        />
      )}
      {roles.length > 1 && (
        <FilterChip
          name={t("role")}
          options={roles.map(({ roleId }) => ({ value: String(roleId), label: roleName(roleId) }))}
          chosen={(search.columns ?? []).map(String)}
          onChange={(chosen) => set({ columns: ticked(chosen.map(Number)), group: undefined })}
        />
      )}
      {roles.length > 1 && (
        <PersonChoice partners={permission.partners} person={search.person} onChange={(person) => set({ person })} />
      )}
      <FilterChip
        name={t("entity")}
        options={entities.map(({ key, title }) => ({ value: key, label: title }))}
        chosen={search.entities ?? []}
        onChange={(chosen) => set({ entities: ticked(chosen) })}
      />
      <FilterChip
        name={t("kind")}
        options={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        chosen={search.kinds ?? []}
        onChange={(chosen) => set({ kinds: ticked(chosen) })}
      />
    </div>
  )
}
