import { useTranslation } from "react-i18next"
import { normaliseEmail } from "#modules/kernel/fields/normalise.ts"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { Labelled } from "@/components/form/labelled.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { useRoleName } from "@/lib/use-role-name.ts"
import { VendorChoice } from "./quick/vendor-choice.tsx"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"

interface LoginSectionProps {
  readonly roles: ReadonlyArray<number>
  /** Whoever has the chosen role belongs to a vendor. */
  readonly needsVendor: boolean
}
/** ログイン・役割 of a new person: as what he is taken on, and how he signs in. */
export function LoginSection({ roles, needsVendor }: LoginSectionProps) {
  const { t } = useTranslation("people")
  const { field } = useStaffForm()
  const vendor = field("managerId")
  const roleName = useRoleName()
  return (
    <SectionCard section="login">
      <SelectField
        {...field("roleId")}
        required
        options={roles.map((id) => ({ value: String(id), label: roleName(id) }))}
      />
      {needsVendor && (
        <Labelled of={vendor} required>
          <VendorChoice value={vendor.value} onChange={vendor.onChange} disabled={vendor.isReadOnly} />
        </Labelled>
      )}
      <TextField
        {...field("email")}
        hint={t("hint.email")}
        type="email"
        normalise={normaliseEmail}
        className="lg:col-start-1"
      />
    </SectionCard>
  )
}
