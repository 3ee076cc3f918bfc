import { useTranslation } from "react-i18next"
import { normaliseEmail } from "#modules/kernel/fields/normalise.ts"
import { ChoiceField, SelectField } from "@/components/form/choice-fields.tsx"
import { Labelled } from "@/components/form/labelled.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { languageNames } from "@/features/session/language-choice.tsx"
import { languages } from "@/i18n/i18n.ts"
import { useRoleName } from "@/lib/use-role-name.ts"
import { ForGood } from "./access/for-good.tsx"
import { VendorChoice } from "./quick/vendor-choice.tsx"
import { SectionCard } from "./section-card.tsx"
import { useStaffForm } from "./staff-form.ts"
import type { InviteAs } from "./use-new-staff.ts"

interface LoginSectionProps {
  readonly roles: ReadonlyArray<number>
  /** What the server says of the chosen role. */
  readonly chosen: InviteAs | undefined
}
/** ログイン・役割 of a new person: as what he is taken on, and how he signs in. */
export function LoginSection({ roles, chosen }: LoginSectionProps) {
  const { t } = useTranslation(["people", "access"])
  const { field, values } = useStaffForm()
  const vendor = field("managerId")
  const roleName = useRoleName()
  return (
    <SectionCard section="login">
      <SelectField
        {...field("roleId")}
        required
        options={roles.map((id) => ({ value: String(id), label: roleName(id) }))}
      />
      {chosen?.isForGood === true && (
        <div className="self-end lg:col-span-3">
          <ForGood role={roleName(chosen.roleId)} />
        </div>
      )}
      {chosen?.needsVendor === true && (
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
      {values.email !== "" && (
        <SelectField
          {...field("language")}
          options={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
      )}
      {chosen?.maySupervise === true && (
        <ChoiceField
          {...field("isSupervisingAdmin")}
          required
          className="lg:col-start-1"
          options={(["0", "1"] as const).map((value) => ({
            value,
            label: t(value === "1" ? "access:supervisingOn" : "access:supervisingOff"),
          }))}
        />
      )}
      {chosen?.mayLimitRevenue === true && values.isSupervisingAdmin !== "1" && (
        <ChoiceField
          {...field("isDisableViewRevenue")}
          label={t("access:revenue")}
          required
          options={(["0", "1"] as const).map((value) => ({
            value,
            label: t(value === "1" ? "access:revenueHidden" : "access:revenueShown"),
          }))}
        />
      )}
    </SectionCard>
  )
}
