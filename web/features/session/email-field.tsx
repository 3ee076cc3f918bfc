import { useTranslation } from "react-i18next"
import { normaliseEmail } from "#modules/kernel/fields/normalise.ts"
import { TextField } from "@/components/form/text-field.tsx"

type EmailFieldProps = Omit<
  React.ComponentProps<typeof TextField>,
  "tall" | "type" | "normalise" | "placeholder" | "required"
>
/** One's own address on a page that is read before signing in. */
export function EmailField(props: EmailFieldProps) {
  const { t } = useTranslation("session")
  return <TextField {...props} tall type="email" normalise={normaliseEmail} placeholder={t("emailExample")} required />
}
