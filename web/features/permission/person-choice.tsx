import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { Combobox } from "@/components/ui/combobox.tsx"
import { useRoleName } from "@/lib/use-role-name.ts"
import type { Permission } from "./permission.ts"
import { peopleQuery } from "./permission-query.ts"

interface PersonChoiceProps {
  readonly partners: Permission["partners"]
  readonly person: number | undefined
  readonly onChange: (person: number | undefined) => void
}
/** 人から見る: one person in the place of the roles, of the company's own or of a partner. */
export function PersonChoice({ partners, person, onChange }: PersonChoiceProps) {
  const { t } = useTranslation("permission")
  const roleName = useRoleName()
  const { data: people = [] } = useQuery(peopleQuery)
  return (
    <Combobox
      label={t("person")}
      placeholder={t("person")}
      clearable
      className="w-52 max-md:w-full"
      options={[
        ...people.map(({ id, name, furiganaName, roleId }) => ({
          value: id,
          label: name,
          hint: roleName(roleId),
          keywords: furiganaName ?? "",
        })),
        ...partners.map(({ userId, name, roleId }) => ({ value: userId, label: name, hint: roleName(roleId) })),
      ]}
      value={person ?? null}
      onChange={(value) => onChange(value ?? undefined)}
    />
  )
}
