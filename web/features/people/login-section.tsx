import { useQuery } from "@tanstack/react-query"
import { useTranslation } from "react-i18next"
import { normaliseEmail } from "#modules/kernel/fields/normalise.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { SelectField, TextField } from "./fields.tsx"
import { SectionCard } from "./section-card.tsx"
import { vendorsQuery } from "./staff-queries.ts"

/** ログイン・役割 of a new person: as what he is taken on, and how he signs in. */
export function LoginSection({ roles }: { readonly roles: ReadonlyArray<number> }) {
  const { t } = useTranslation("people")
  const roleName = useRoleName()
  const { data: vendors = [] } = useQuery(vendorsQuery)
  return (
    <SectionCard section="login">
      <SelectField
        name="roleId"
        label={t("field.roleId")}
        required
        options={roles.map((id) => ({ value: String(id), label: roleName(id) }))}
      />
      {vendors.length > 0 && (
        <SelectField
          name="managerId"
          label={t("field.managerId")}
          hint={t("hint.managerId")}
          options={vendors.map(({ id, companyName }) => ({ value: String(id), label: companyName }))}
        />
      )}
      <TextField
        name="email"
        label={t("field.email")}
        hint={t("hint.email")}
        type="email"
        normalise={normaliseEmail}
        className="lg:col-start-1"
      />
    </SectionCard>
  )
}
