import { useTranslation } from "react-i18next"
import { normaliseEmail } from "#modules/kernel/fields/normalise.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { SelectField, TextField, VendorField } from "./fields.tsx"
import { SectionCard } from "./section-card.tsx"

interface LoginSectionProps {
  readonly roles: ReadonlyArray<number>
  /** Whoever has the chosen role belongs to a vendor. */
  readonly needsVendor: boolean
}
/** ログイン・役割 of a new person: as what he is taken on, and how he signs in. */
export function LoginSection({ roles, needsVendor }: LoginSectionProps) {
  const { t } = useTranslation("people")
  const roleName = useRoleName()
  return (
    <SectionCard section="login">
      <SelectField
        name="roleId"
        label={t("field.roleId")}
        required
        options={roles.map((id) => ({ value: String(id), label: roleName(id) }))}
      />
      {needsVendor && <VendorField name="managerId" label={t("field.managerId")} required />}
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
