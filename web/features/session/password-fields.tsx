import { Check } from "lucide-react"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Labelled } from "@/components/form/labelled.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { PasswordInput } from "./password-input.tsx"

interface Demand {
  /** Not where a password may stay as it is. */
  readonly required?: boolean
}
/** The password one has. */
export function CurrentPasswordField({ required = true, ...field }: BoundField<string> & Demand) {
  return (
    <Labelled of={field} required={required}>
      <PasswordInput
        value={field.value}
        onChange={({ target }) => field.onChange(target.value)}
        onBlur={field.onLeave}
      />
    </Labelled>
  )
}
function Same() {
  const { t } = useTranslation("account")
  return (
    <span className="flex items-center gap-1 text-success">
      <Check className="size-3.5" aria-hidden="true" />
      {t("passwordSame")}
    </span>
  )
}
interface NewPasswordFieldsProps extends Demand {
  readonly password: BoundField<string>
  readonly again: BoundField<string>
}
/** A password that is chosen, twice; both are looked at together. */
export function NewPasswordFields({ password, again, required = true }: NewPasswordFieldsProps) {
  const { t } = useTranslation("session")
  const shown = useState(false)
  const isSame = again.value !== "" && password.value === again.value
  return (
    <>
      <Labelled of={password} required={required} hint={t("passwordRule")}>
        <PasswordInput
          isNew
          shown={shown}
          value={password.value}
          onChange={({ target }) => password.onChange(target.value)}
          onBlur={password.onLeave}
        />
      </Labelled>
      <Labelled of={again} required={required} hint={isSame ? <Same /> : undefined}>
        <PasswordInput
          isNew
          shown={shown}
          value={again.value}
          onChange={({ target }) => again.onChange(target.value)}
          onBlur={again.onLeave}
        />
      </Labelled>
    </>
  )
}
