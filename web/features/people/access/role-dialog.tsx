import { useTranslation } from "react-i18next"
import { ChoiceField } from "@/components/form/choice-fields.tsx"
import { FormDialog } from "@/components/form/form-dialog.tsx"
import { data } from "@/lib/client.ts"
import { numberOrNull } from "@/lib/form/texts.ts"
import { useForm } from "@/lib/form/use-form.ts"
import { writing } from "@/lib/form/writing.ts"
import { people } from "@/lib/people-client.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { type Access, staffKey } from "../staff-queries.ts"
import { ForGood } from "./for-good.tsx"

/** Another role out of those that the server lets this reader give. */
export function RoleDialog({ access, onClose }: { readonly access: Access; readonly onClose: () => void }) {
  const { t } = useTranslation("access")
  const roleName = useRoleName()
  const form = useForm({
    first: { roleId: "" },
    words: { roleId: t("role") },
    write: ({ values }) =>
      writing({
        schema: async () => (await import("#modules/people/contract.ts")).peopleContract.changeRole.body,
        body: { userId: access.id, version: access.version, roleId: numberOrNull(values.roleId) },
        send: (body, extraHeaders) => data(people.changeRole({ body, extraHeaders })),
      }),
    invalidates: [staffKey],
    done: ({ name, roleId }) => t("changeRoleDone", { name, role: roleName(roleId) }),
    onSaved: onClose,
  })
  const roleId = Number(form.values.roleId)
  const isForGood = access.rolesForGood.includes(roleId)
  return (
    <FormDialog
      form={form}
      title={t("changeRoleTitle", { name: access.name })}
      description={t("changeRoleNote")}
      action={t("changeRole")}
      onClose={onClose}
    >
      <ChoiceField
        {...form.field("roleId")}
        required
        options={access.rolesToGive.map((id) => ({ value: String(id), label: roleName(id) }))}
      />
      {isForGood && <ForGood role={roleName(roleId)} />}
    </FormDialog>
  )
}
