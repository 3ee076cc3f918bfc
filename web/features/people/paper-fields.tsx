import { useTranslation } from "react-i18next"
import { normaliseRegistrationNumber } from "#modules/kernel/fields/normalise.ts"
import { ChoiceField, TickField } from "@/components/form/choice-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import { useStaffForm } from "./staff-form.ts"

interface PaperFieldsProps {
  /** 一人親方・外注 is paid by his bill: its number, its tax, and whether we write it for him. */
  readonly isBilled: boolean
  readonly mailsPaper: boolean
}
/** 請求書 of who is paid by one, and whether it goes out by mail. */
export function PaperFields({ isBilled, mailsPaper }: PaperFieldsProps) {
  const { t } = useTranslation("people")
  const { field } = useStaffForm()
  return (
    <>
      {isBilled && (
        <>
          <TextField
            {...field("terms.registrationNumber")}
            hint={t("hint.registrationNumber")}
            normalise={normaliseRegistrationNumber}
          />
          <ChoiceField
            {...field("terms.isTax")}
            className="lg:col-span-2"
            options={(["0", "1"] as const).map((value) => ({ value, label: t(`option.isTax.${value}`) }))}
          />
        </>
      )}
      {(isBilled || mailsPaper) && (
        <span className="flex flex-wrap gap-4 self-end lg:col-span-2">
          {isBilled && <TickField {...field("terms.isCreatePaper")} />}
          {mailsPaper && <TickField {...field("terms.isSendMailPaper")} />}
        </span>
      )}
    </>
  )
}
