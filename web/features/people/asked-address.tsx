import { normaliseEmail } from "#modules/kernel/fields/normalise.ts"
import { SelectField } from "@/components/form/choice-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { languageNames } from "@/features/session/language-choice.tsx"
import { languages } from "@/i18n/i18n.ts"

type Email = Omit<React.ComponentProps<typeof TextField>, "type" | "normalise" | "required">
type Language = Omit<React.ComponentProps<typeof SelectField<string>>, "options">
interface AskedAddressProps {
  readonly email: Email
  readonly language: Language
}
/** Where an invitation goes, and the language of its mail. */
export function AskedAddress({ email, language }: AskedAddressProps) {
  return (
    <>
      <TextField {...email} type="email" normalise={normaliseEmail} required />
      <SelectField {...language} options={languages.map((value) => ({ value, label: languageNames[value] }))} />
    </>
  )
}
