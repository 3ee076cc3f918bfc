import { useTranslation } from "react-i18next"
import { FormField } from "@/components/ui/form-field.tsx"
import { TimeInput } from "@/components/ui/typed-input.tsx"
import { isClock } from "./draft.ts"

interface TimeFieldProps {
  readonly label: string
  readonly value: string
  readonly onChange: (clock: string) => void
  /** The server's sentence about it. */
  readonly wrong: string | undefined
  /** Saving was tried: what is missing is said. */
  readonly isAsked: boolean
  readonly isNextDay?: boolean
}
/** A clock time; 翌 stands beside it when it lies on the next day. */
export function TimeField({ label, value, onChange, wrong, isAsked, isNextDay = false }: TimeFieldProps) {
  const { t } = useTranslation("attendance")
  const isMissing = isAsked && !isClock(value)
  return (
    <FormField
      label={label}
      required
      aside={isNextDay && <b className="text-warning">{t("next")}</b>}
      error={isMissing ? t("dialog.timeMissing") : wrong}
    >
      <TimeInput value={value} onChange={onChange} />
    </FormField>
  )
}
