import { useTranslation } from "react-i18next"
import { BankFields } from "@/components/form/bank-fields.tsx"
import { DayField } from "@/components/form/figure-fields.tsx"
import { TextField } from "@/components/form/text-field.tsx"
import type { BoundField } from "@/lib/form/bound-field.ts"
import { bankNames } from "./transfer-values.ts"

/** By the names of the request's fields, for what is said of a wrong one. */
export const useSenderWords = (): Readonly<Record<string, string>> => {
  const { t } = useTranslation("transfer")
  const { t: forms } = useTranslation("form")
  return {
    transferOn: t("day"),
    clientCode: t("clientCode"),
    isAgain: t("again"),
    ...Object.fromEntries(bankNames.map((name) => [`bankInfo.${name}`, forms(`bank.field.${name}`)])),
  }
}

/** When and from where: the day, the company's code at its bank and its account. */
export function SenderFields({ field }: { readonly field: (name: string) => BoundField<string> }) {
  const { t } = useTranslation("transfer")
  return (
    <>
      <div className="grid grid-cols-2 gap-3 max-md:grid-cols-1">
        <DayField {...field("transferOn")} required hint={t("dayHint")} />
        <TextField {...field("clientCode")} required inputMode="numeric" hint={t("clientHint")} />
      </div>
      <div className="grid grid-cols-3 gap-3 max-md:grid-cols-1">
        <BankFields field={field} required />
      </div>
    </>
  )
}
