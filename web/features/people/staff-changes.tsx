import { ChangesCard } from "@/components/history/changes-card.tsx"
import { useRoleName } from "@/lib/use-role-name.ts"
import { staffKey } from "./staff-queries.ts"
import { useFieldName } from "./use-field-name.ts"
import { useFieldText } from "./use-field-text.ts"

/** What was changed of a person, by his form's own words. */
export function StaffChanges({ id }: { readonly id: number }) {
  const word = useFieldName()
  const text = useFieldText()
  const roleName = useRoleName()
  return (
    <ChangesCard
      kind="staff"
      id={id}
      queryKey={staffKey}
      word={word}
      text={(field, values) =>
        field === "roleId" && values.roleId ? roleName(Number(values.roleId)) : text(field, values)
      }
    />
  )
}
